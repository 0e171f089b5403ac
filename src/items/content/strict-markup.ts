import { everywhere, htmlAttributes, mathAttributes, svgAttributes } from "../../contract/item/content-vocabulary";
import { isImageSource } from "./image-source";
import { isStorable } from "./storable";
import { reduceStyle } from "./style";

/**
 * The content of an element: blocks and words; words with mark-up; list items; parts, rows and cells of a table; shapes
 * of a drawing; terms of a formula; plain letters; nothing.
 */
type Content = "blocks" | "words" | "items" | "parts" | "rows" | "cells" | "shapes" | "terms" | "letters" | "none";

interface Element {
  /** The kinds of content in which the element is allowed. */
  readonly in: readonly Content[];
  readonly holds: Content;
  readonly attributes: ReadonlySet<string>;
  /** Whether it may be self-closing, as `<g/>`, or has no end at all, as `<br>`. */
  readonly mayClose?: true;
  readonly isVoid?: true;
}

/** Attributes whose values are checked against separate lists; the strict form excludes them. */
const withRules = new Set(["id", "marker-start", "marker-mid", "marker-end"]);
const attributesOf = (...lists: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(lists.flat().filter((name) => !withRules.has(name)));
const ofSvg = attributesOf(everywhere, svgAttributes);
const ofMath = attributesOf(everywhere, mathAttributes);

const flowing: readonly Content[] = ["blocks", "words"];
const elements = new Map<string, Element>();
const define = (names: string, element: Omit<Element, "attributes"> & Partial<Pick<Element, "attributes">>): void => {
  for (const name of names.split(" "))
    elements.set(name, { attributes: attributesOf(everywhere, htmlAttributes[name] ?? []), ...element });
};
define("p h3 h4 h5 h6 pre", { in: ["blocks"], holds: "words" });
define("div blockquote", { in: ["blocks"], holds: "blocks" });
define("ul ol", { in: ["blocks"], holds: "items" });
define("li", { in: ["items"], holds: "blocks" });
define("table", { in: ["blocks"], holds: "parts" });
define("caption", { in: ["parts"], holds: "words" });
define("thead tbody tfoot", { in: ["parts"], holds: "rows" });
define("tr", { in: ["parts", "rows"], holds: "cells" });
define("td th", { in: ["cells"], holds: "blocks" });
define("b strong i em u s del ins sub sup small mark code kbd samp var q cite span", { in: flowing, holds: "words" });
define("br img", { in: flowing, holds: "none", isVoid: true });
define("hr", { in: ["blocks"], holds: "none", isVoid: true });
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
/** Letters, and the sign or tag behind them. */
const tokens =
  /([^<>&]*)(?:&(?:lt|gt|amp|(quot|#39|nbsp));|<(\/)?([a-z]+[1-6]?)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<>]*")*) ?(\/)?>|$)/y;
const attributes = / ([^=]+)="([^"]*)"/g;
const plainValue = /^[^'&\\:;@]+$/;
const spoken = /^(?:[^&]|&(?:lt|gt|amp|quot);)+$/;
const fetches = /url\s*\(/i;
const holdsText = new Set<Content>(["blocks", "words", "letters"]);
/** Characters that the parser writes plainly in a text. */
const written: Readonly<Record<string, string>> = { quot: '"', "#39": "'", nbsp: "\u00a0" };
/** Attributes that the parser removes from every element without a loss. */
const removed = new Set(["class", "xmlns"]);

/** The style in its reduced form; null: something would be removed from it. */
const strictStyle = (style: string): string | null => {
  const { kept, dropped } = reduceStyle(style);
  return dropped.length > 0 || style.includes("&") ? null : kept;
};

const isValue = (name: string, value: string): boolean => {
  if (name === "alt" && value === "") return true;
  if (name === "aria-label" || name === "alt") return spoken.test(value);
  if (name === "src") return isImageSource(value);
  return plainValue.test(value) && !fetches.test(value) && (name !== "mathvariant" || value === "normal");
};

/**
 * The attributes of a tag as the parser writes them; null: one is not allowed, is repeated, or would be partly removed.
 */
function readAttributes(tag: string, { attributes: allowed }: Element): string | null {
  const met = new Set<string>();
  let out = "";
  for (const [whole, name = "", value = ""] of tag.matchAll(attributes)) {
    if (met.has(name)) return null;
    met.add(name);
    if (removed.has(name)) continue;
    if (!allowed.has(name)) return null;
    const style = name === "style" ? strictStyle(value) : value;
    if (style === null || (name !== "style" && !isValue(name, value))) return null;
    if (name !== "style") out += whole;
    else if (style !== "") out += ` style="${style}"`;
  }
  return out;
}

/** Attributes that were read before, by the element's name and what is written: the same ones come again and again. */
const known = new Map<string, string | null>();
const mostKnown = 1_000;
const longestKnown = 500;

const strictAttributes = (name: string, tag: string, element: Element): string | null => {
  if (tag === "" || tag.length > longestKnown) return tag === "" ? tag : readAttributes(tag, element);
  const before = known.get(name + tag);
  if (before !== undefined) return before;
  const kept = readAttributes(tag, element);
  if (known.size >= mostKnown) known.clear();
  known.set(name + tag, kept);
  return kept;
};

/**
 * The sanitised form of a text in strict mark-up: few elements, each closed and in an allowed place, attributes in
 * double quotes, nothing to remove but classes. null when the text is not strict and has to be parsed. A second run
 * changes nothing.
 */
export function readStrictly(html: string): string | null {
  if (!isStorable(html)) return null;
  const open: { readonly name: string; readonly holds: Content }[] = [];
  let content: Content = "blocks";
  let out = "";
  let copied = 0;
  const write = (from: number, text: string): void => {
    out += html.slice(copied, from) + text;
    copied = tokens.lastIndex;
  };
  tokens.lastIndex = 0;
  while (tokens.lastIndex < html.length) {
    const found = tokens.exec(html);
    if (found === null) return null;
    const [whole, letters = "", entity, closing, name, tag = "", closed] = found;
    if (letters !== "" && !holdsText.has(content) && letters.trim() !== "") return null;
    const from = found.index + letters.length;
    const length = whole.length - letters.length;
    if (name === undefined) {
      if (length > 0 && !holdsText.has(content)) return null;
      if (entity !== undefined) write(from, written[entity] ?? "");
      continue;
    }
    if (closing !== undefined) {
      if (open.pop()?.name !== name || length !== name.length + 3) return null;
      content = open.at(-1)?.holds ?? "blocks";
      continue;
    }
    const element = elements.get(name);
    if (element === undefined || !element.in.includes(content) || open.length >= mostDepth) return null;
    const kept = strictAttributes(name, tag, element);
    if (kept === null || (name === "img" && !kept.includes(' src="'))) return null;
    if (element.isVoid) {
      write(from, `<${name}${kept} />`);
      continue;
    }
    if (closed !== undefined) {
      if (element.mayClose === undefined) return null;
      write(from, `<${name}${kept}></${name}>`);
      continue;
    }
    if (length !== name.length + tag.length + 2) return null;
    if (kept !== tag) write(from, `<${name}${kept}>`);
    open.push({ name, holds: element.holds });
    content = element.holds;
  }
  if (open.length > 0) return null;
  return copied === 0 ? html : out + html.slice(copied);
}
