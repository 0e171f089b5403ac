import { treeText, type HtmlElement, type HtmlNode } from "./html-tree";
import { readTree } from "./read-tree";
import { listsOfWord } from "./word-lists";

const inline: Readonly<Record<string, string>> = {
  b: "b",
  strong: "b",
  i: "i",
  em: "i",
  u: "u",
  s: "s",
  strike: "s",
  del: "s",
  sub: "sub",
  sup: "sup",
  code: "code",
};
const blocks = new Set("p h3 h4 h5 h6 blockquote pre ul ol li table caption thead tbody tfoot tr td th hr".split(" "));
const renamed: Readonly<Record<string, string>> = { h1: "h3", h2: "h3" };
/** Elements that are kept with all they hold, as formulas of other editors. */
const whole = new Set(["math", "svg"]);
const numbers = /^\d{1,3}$/;

/** What a style says that changes meaning. */
const styledAs = (style: string): string[] => [
  ...(/(?:^|[;\s])font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style) ? ["b"] : []),
  ...(/(?:^|[;\s])font-style\s*:\s*italic/i.test(style) ? ["i"] : []),
  ...(/text-decoration[^;:]{0,40}:[^;]{0,80}underline/i.test(style) ? ["u"] : []),
  ...(/text-decoration[^;:]{0,40}:[^;]{0,80}line-through/i.test(style) ? ["s"] : []),
  ...(/vertical-align\s*:\s*super/i.test(style) ? ["sup"] : []),
  ...(/vertical-align\s*:\s*sub\b/i.test(style) ? ["sub"] : []),
];

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const attributesOf = (name: string, attributes: HtmlElement["attributes"]): string => {
  const names = name === "td" || name === "th" ? ["colspan", "rowspan"] : name === "ol" ? ["start", "type"] : [];
  return names
    .map((one) => [one, attributes[one] ?? ""] as const)
    .filter(([one, value]) => (one === "type" ? /^[1aAiI]$/.test(value) : numbers.test(value) && value !== "1"))
    .map(([one, value]) => ` ${one}="${value}"`)
    .join("");
};

const isBlank = (html: string): boolean => /^(?:[\s\u00a0]|<br>)*$/.test(html);

const isPlainWeight = ({ name, attributes }: HtmlElement): boolean =>
  inline[name] === "b" && /(?:^|[;\s])font-weight\s*:\s*(?:normal|400)/i.test(attributes["style"] ?? "");

const isHidden = ({ attributes }: HtmlElement): boolean =>
  /display\s*:\s*none|mso-hide\s*:\s*all|mso-list\s*:\s*ignore/i.test(attributes["style"] ?? "");

/** The tags around the content of an element within a line, none of them twice. */
const tagsOf = (element: HtmlElement, open: readonly string[]): readonly string[] => {
  const own = inline[element.name];
  const all = [
    ...(own === undefined || isPlainWeight(element) ? [] : [own]),
    ...styledAs(element.attributes["style"] ?? ""),
  ];
  return [...new Set(all)].filter((tag) => !open.includes(tag));
};

const picture = ({ attributes: { src = "", alt = "" } }: HtmlElement): string =>
  /^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(src) ? `<img src="${escaped(src)}" alt="${escaped(alt)}">` : "";

const html = (nodes: readonly HtmlNode[], open: readonly string[]): string =>
  nodes.map((node) => (typeof node === "string" ? escaped(node) : element(node, open))).join("");

function element(node: HtmlElement, open: readonly string[]): string {
  if (isHidden(node)) return "";
  const name = renamed[node.name] ?? node.name;
  if (whole.has(name)) return treeText(node);
  if (name === "br" || name === "hr") return `<${name}>`;
  if (name === "img") return picture(node);
  if (blocks.has(name)) {
    const inside = html(node.children, []);
    // word processors write an empty paragraph for an empty line
    if ((name === "p" || name === "h3") && isBlank(inside)) return "";
    return `<${name}${attributesOf(name, node.attributes)}>${inside}</${name}>`;
  }
  const isLine = name === "div" && node.children.some((child) => typeof child === "string" && child.trim() !== "");
  if (isLine) return `<p>${html(node.children, [])}</p>`;
  const tags = tagsOf(node, open);
  const inside = html(node.children, [...open, ...tags]);
  if (isBlank(inside)) return inside;
  return tags.reduceRight((within, tag) => `<${tag}>${within}</${tag}>`, inside);
}

/** Without spaces that word processors put at the ends of paragraphs and cells. */
const tidy = (text: string): string =>
  text.replace(/<(td|th|li)([^<>]*)><p>((?:(?!<\/?p>)[^])*)<\/p><\/\1>/g, "<$1$2>$3</$1>");

/**
 * Pasted HTML of a word processor or a page as plain HTML: what the words mean is kept (lists, tables, bold, sub, sup,
 * headings), how they look is dropped.
 */
export const cleanPasted = (pasted: string): string => {
  const start = pasted.indexOf("<!--StartFragment-->");
  const end = pasted.lastIndexOf("<!--EndFragment-->");
  const fragment = start >= 0 && end > start ? pasted.slice(start, end) : pasted;
  return tidy(html(listsOfWord(readTree(fragment)), [])).trim();
};
