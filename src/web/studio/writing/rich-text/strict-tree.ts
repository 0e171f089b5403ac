import { readStrictly } from "../../../../items/content/strict-markup";
import type { HtmlNode } from "./html-tree";
import type { Written } from "./written-attributes";

interface Open {
  readonly name: string;
  readonly children: HtmlNode[];
}

const drawings = /<(?:svg|math)\b/;
const formulas = /<\/?iv-formula\b[^<>]*>/g;
const tokens =
  /([^<&]+)|&(lt|gt|amp|quot|#39|nbsp);|<(\/)?([a-z][a-z0-9-]*)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<>]*")*) ?>/y;
const attributes = / ([^=]+)="([^"]*)"/g;
const signs: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  "#39": "'",
  nbsp: "\u00a0",
};
const voids = new Set(["br", "hr", "img"]);

const plain = (value: string): string =>
  value.replaceAll(/&(lt|gt|amp|quot);/g, (whole, name: string) => signs[name] ?? whole);

const attributesIn = (tag: string): Written =>
  Object.fromEntries(
    [...tag.matchAll(attributes)].map(([, name = "", value = ""]) => [name.toLowerCase(), plain(value)]),
  );

/**
 * The elements and texts of HTML in strict mark-up, in which the editor itself writes: each element is closed and in an
 * allowed place, so that no parser is needed. Formulas are elements `iv-formula`. null: the text has to be parsed.
 */
export function readStrictTree(html: string): readonly HtmlNode[] | null {
  if (drawings.test(html) || readStrictly(html.replaceAll(formulas, "")) === null) return null;
  const top: HtmlNode[] = [];
  const open: Open[] = [];
  let into = top;
  const put = (text: string): void => {
    const last = into.at(-1);
    if (typeof last === "string") into[into.length - 1] = last + text;
    else into.push(text);
  };
  tokens.lastIndex = 0;
  while (tokens.lastIndex < html.length) {
    const found = tokens.exec(html);
    if (found === null) return null;
    const [, letters, sign, closing, name = "", tag = ""] = found;
    if (letters !== undefined) put(letters);
    else if (sign !== undefined) put(signs[sign] ?? "");
    else if (closing !== undefined) {
      open.pop();
      into = open.at(-1)?.children ?? top;
    } else {
      const children: HtmlNode[] = [];
      into.push({ name, attributes: attributesIn(tag), children });
      if (voids.has(name)) continue;
      open.push({ name, children });
      into = children;
    }
  }
  return top;
}
