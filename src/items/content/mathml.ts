import temml from "temml";

/** A formula that cannot be read; `detail` says where. */
export class FormulaError extends Error {
  readonly code = "formulaUnreadable";
  readonly formula: string;
  constructor(formula: string, cause: unknown) {
    super(
      `The formula ${formula.slice(0, 200)} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    this.name = "FormulaError";
    this.formula = formula;
  }
}

/**
 * What temml leaves to its style sheet and the reader needs, as styles; `null`: a mark that only the sheet can draw.
 */
const drawn: readonly (readonly [RegExp, string | null])[] = [
  [/^tml-left$/, "text-align:left"],
  [/^tml-right$/, "text-align:right"],
  [/^tml-overline$/, "padding:0.1em 0 0 0;border-top:0.065em solid"],
  [/^tml-underline$/, "padding:0 0 0.1em 0;border-bottom:0.065em solid"],
  [/^(?:tml-cancel|tml-xcancel|tml-cancelto|upstrike|downstrike|sout|longdiv-.*|menclose|phasor.*|actuarial)$/, null],
];

const withoutClasses = (mathml: string): string =>
  mathml.replace(
    /<(\w+)([^>]*?) class="([^"]*)"([^>]*)>/g,
    (_tag, name: string, before: string, classes: string, after: string) => {
      const styles = classes.split(" ").flatMap((entry) => {
        const found = drawn.find(([pattern]) => pattern.test(entry));
        if (found?.[1] === null) throw new Error(`${entry} has no form without a style sheet`);
        return found ? [found[1]] : [];
      });
      const own = /style="([^"]*)"/.exec(before + after)?.[1];
      const style = [...styles, ...(own === undefined ? [] : [own])].join(";");
      const rest = (before + after).replace(/ style="[^"]*"/, "");
      return `<${name}${rest}${style === "" ? "" : ` style="${style}"`}>`;
    },
  );

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};
const decoded = (latex: string): string =>
  latex.replace(/&(?:lt|gt|amp|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity);

const longestFormula = 5_000;

/** LaTeX to MathML that needs no style sheet, classes or script. Throws FormulaError. */
const toMathml = (latex: string, display: "inline" | "block"): string => {
  try {
    if (latex.length > longestFormula) throw new Error("it is too long");
    const mathml = temml.renderToString(decoded(latex), {
      displayMode: display === "block",
      throwOnError: true,
      strict: false,
      trust: false,
      maxSize: [20, 20],
      maxExpand: 300,
    });
    return withoutClasses(mathml)
      .replace(/<menclose notation="(?:top|bottom)"/g, "<mrow")
      .replaceAll("</menclose>", "</mrow>");
  } catch (cause) {
    throw new FormulaError(latex, cause);
  }
};

/** Unambiguous at each step, so that no text makes it slow: a backslash always goes with the character after it. */
const formulaOrTag = /\\\(((?:[^\\]|\\[^()])+)\\\)|\\\[((?:[^\\]|\\[^[\]])+)\\\]|<[a-zA-Z/!][^<>]*>/g;

/**
 * Replaces each formula between \( and \) (inline) or \[ and \] (block); attributes are left alone. Throws
 * FormulaError.
 */
export const withFormulas = (html: string): string =>
  html.includes("\\")
    ? html.replace(formulaOrTag, (whole, inline: string | undefined, block: string | undefined) => {
        if (inline !== undefined) return toMathml(inline, "inline");
        return block === undefined ? whole : toMathml(block, "block");
      })
    : html;
