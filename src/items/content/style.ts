const length = String.raw`(?:0|(?:\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})(?:px|em|rem|ex|ch|pt|pc|cm|mm|in|%))`;
const colourFunction = String.raw`(?:rgb|hsl)a?\(\s*[\d.]+(?:deg|%)?(?:\s*[,/ ]\s*[\d.]+%?){2,3}\s*\)`;
const colour = `(?:[a-z]{3,20}|#[0-9a-f]{3,8}|${colourFunction})`;
const lengths = String.raw`(?:${length}|auto)(?:\s+(?:${length}|auto)){0,3}`;
const stroke = "(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)";
const border = String.raw`(?:(?:${length}|thin|medium|thick|${stroke}|${colour})(?:\s+|$)){1,3}`;

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, "i");
const values = {
  length: whole(`auto|${length}`),
  lengths: whole(lengths),
  colour: whole(colour),
  border: whole(border),
  strokes: whole(String.raw`${stroke}(?:\s+${stroke}){0,3}`),
  borderWidths: whole(String.raw`(?:${length}|thin|medium|thick)(?:\s+(?:${length}|thin|medium|thick)){0,3}`),
  colours: whole(String.raw`${colour}(?:\s+${colour}){0,3}`),
};

/** The allowed properties with patterns of their values; none can fetch, overlay or move anything. */
const properties: Readonly<Record<string, RegExp>> = {
  border: values.border,
  "border-top": values.border,
  "border-right": values.border,
  "border-bottom": values.border,
  "border-left": values.border,
  "border-style": values.strokes,
  "border-width": values.borderWidths,
  "border-color": values.colours,
  "border-collapse": whole("collapse|separate"),
  "border-spacing": values.lengths,
  "border-radius": values.lengths,
  padding: values.lengths,
  "padding-top": values.length,
  "padding-right": values.length,
  "padding-bottom": values.length,
  "padding-left": values.length,
  margin: values.lengths,
  "margin-top": values.length,
  "margin-right": values.length,
  "margin-bottom": values.length,
  "margin-left": values.length,
  width: values.length,
  "min-width": values.length,
  "max-width": values.length,
  height: values.length,
  "min-height": values.length,
  "max-height": values.length,
  color: values.colour,
  background: values.colour,
  "background-color": values.colour,
  "text-align": whole("left|right|center|justify|start|end"),
  "vertical-align": whole(`baseline|sub|super|top|text-top|middle|bottom|text-bottom|-?${length}`),
  "text-decoration": whole("none|underline|overline|line-through"),
  "text-indent": values.length,
  "text-transform": whole("none|uppercase|lowercase|capitalize"),
  "font-weight": whole("normal|bold|bolder|lighter|[1-9]00"),
  "font-style": whole("normal|italic|oblique"),
  "font-size": whole(`(?:xx?-)?small|medium|(?:xx?-)?large|smaller|larger|${length}`),
  "font-family": whole("monospace|serif|sans-serif"),
  "font-variant": whole("normal|small-caps"),
  "line-height": whole(String.raw`normal|\d(?:\.\d{1,3})?|${length}`),
  "letter-spacing": whole(`normal|${length}`),
  "list-style-type": whole("none|disc|circle|square|decimal|(?:lower|upper)-(?:alpha|latin|roman)"),
  "white-space": whole("normal|nowrap|pre|pre-wrap|pre-line"),
  visibility: whole("visible|hidden|collapse"),
  display: whole("none|inline|block|inline-block|list-item|table|table-row|table-cell"),
  direction: whole("ltr|rtl"),
};

export interface ReducedStyle {
  /** The allowed declarations in the form `a:b;c:d`. */
  readonly kept: string;
  /** Names of the properties that were removed. */
  readonly dropped: readonly string[];
}

/** Keeps the allowed declarations of a `style` attribute; later ones win as in CSS. */
export const reduceStyle = (style: string): ReducedStyle => {
  const kept: string[] = [];
  const dropped: string[] = [];
  for (const declaration of style.slice(0, 2_000).split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .replace(/\s+/g, " ");
    const allowed = Object.hasOwn(properties, property) ? properties[property] : undefined;
    if (allowed?.test(value)) kept.push(`${property}:${value}`);
    else dropped.push(property);
  }
  return { kept: kept.join(";"), dropped };
};
