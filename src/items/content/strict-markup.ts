import { everywhere, mathAttributes, svgAttributes } from "../../contract/item/content-vocabulary";

/**
 * The content of an element: blocks and words; words with mark-up; list items; shapes of a drawing; terms of a formula;
 * plain letters; nothing.
 */
type Content = "blocks" | "words" | "items" | "shapes" | "terms" | "letters" | "none";

interface Element {
  /** The kinds of content in which the element is allowed. */
  readonly in: readonly Content[];
  readonly holds: Content;
  readonly attributes: ReadonlySet<string>;
  /** Whether it may be self-closing, as `<g/>`. */
  readonly mayClose?: true;
}

/** Attributes whose values are rewritten or checked against separate lists; the strict form excludes them. */
const withRules = new Set(["style", "id", "marker-start", "marker-mid", "marker-end"]);
const attributesOf = (...lists: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(lists.flat().filter((name) => !withRules.has(name)));
const plain = attributesOf(everywhere);
const ofSvg = attributesOf(everywhere, svgAttributes);
const ofMath = attributesOf(everywhere, mathAttributes);

const flowing: readonly Content[] = ["blocks", "words"];
const elements = new Map<string, Element>();
const define = (names: string, element: Element): void => {
  for (const name of names.split(" ")) elements.set(name, element);
};
define("p", { in: ["blocks"], holds: "words", attributes: plain });
define("ul ol", { in: ["blocks"], holds: "items", attributes: plain });
define("li", { in: ["items"], holds: "words", attributes: plain });
define("b strong i em u s sub sup small span", { in: flowing, holds: "words", attributes: plain });
define("svg", { in: flowing, holds: "shapes", attributes: ofSvg });
define("g", { in: ["shapes"], holds: "shapes", attributes: ofSvg, mayClose: true });
define("path line polyline polygon rect circle ellipse", {
  in: ["shapes"],
  holds: "none",
  attributes: ofSvg,
  mayClose: true,
});
define("text", { in: ["shapes"], holds: "letters", attributes: ofSvg });
define("math", { in: flowing, holds: "terms", attributes: ofMath });
define("mrow mstyle mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd mpadded mphantom", {
  in: ["terms"],
  holds: "terms",
  attributes: ofMath,
  mayClose: true,
});
define("mspace", { in: ["terms"], holds: "none", attributes: ofMath, mayClose: true });
define("mi mn mo mtext", { in: ["terms"], holds: "letters", attributes: ofMath });

const mostDepth = 40;
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;
const tokens = /((?:[^<>&]|&(?:lt|gt|amp);)+)|<(\/)?([a-z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<>]+")*) ?(\/)?>/y;
const attributes = / ([^=]+)="([^"]+)"/g;
const plainValue = /^[^'&\\:;@]+$/;
const spoken = /^(?:[^&]|&(?:lt|gt|amp|quot);)+$/;
const fetches = /url\s*\(/i;

const isValue = (name: string, value: string): boolean =>
  name === "aria-label"
    ? spoken.test(value)
    : plainValue.test(value) && !fetches.test(value) && (name !== "mathvariant" || value === "normal");

/** Whether all written attributes are allowed on an element and none is repeated. */
function areAllowed(written: string, { attributes: allowed }: Element): boolean {
  const met = new Set<string>();
  for (const [, name = "", value = ""] of written.matchAll(attributes)) {
    if (!allowed.has(name) || met.has(name) || !isValue(name, value)) return false;
    met.add(name);
  }
  return true;
}

/**
 * The sanitised form of a text in strict mark-up: few elements, each closed and in an allowed place, attributes in
 * double quotes, nothing to remove. null when the text is not strict and has to be parsed. A second run changes
 * nothing.
 */
export function readStrictly(html: string): string | null {
  if (unstorable.test(html)) return null;
  const open: { readonly name: string; readonly holds: Content }[] = [];
  let content: Content = "blocks";
  let out = "";
  let copied = 0;
  tokens.lastIndex = 0;
  while (tokens.lastIndex < html.length) {
    const found = tokens.exec(html);
    if (found === null) return null;
    const [whole, text, closing, name = "", written = "", closed] = found;
    if (text !== undefined) {
      if (content !== "blocks" && content !== "words" && content !== "letters") return null;
      continue;
    }
    if (closing !== undefined) {
      if (open.pop()?.name !== name || whole.length !== name.length + 3) return null;
      content = open.at(-1)?.holds ?? "blocks";
      continue;
    }
    const element = elements.get(name);
    if (element === undefined || !element.in.includes(content) || open.length >= mostDepth) return null;
    if (written !== "" && !areAllowed(written, element)) return null;
    if (closed === undefined) {
      if (whole.length !== name.length + written.length + 2) return null;
      open.push({ name, holds: element.holds });
      content = element.holds;
      continue;
    }
    if (element.mayClose === undefined) return null;
    out += `${html.slice(copied, found.index)}<${name}${written}></${name}>`;
    copied = tokens.lastIndex;
  }
  if (open.length > 0) return null;
  return copied === 0 ? html : out + html.slice(copied);
}
