import type { Written } from "./written-attributes";

export interface HtmlElement {
  readonly name: string;
  readonly attributes: Written;
  readonly children: readonly HtmlNode[];
}
export type HtmlNode = HtmlElement | string;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in HTML. */
export const escapedText = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** Attributes as they stand in a tag, after a space. */
export const attributesText = (attributes: Written): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)}"`)
    .join("");

const empty = new Set(["br", "col", "hr", "img", "wbr"]);

/** The mark-up of a node. `special`: mark-up of elements that are written in another way. */
export const treeText = (node: HtmlNode, special: (element: HtmlElement) => string | null = () => null): string => {
  if (typeof node === "string") return escapedText(node);
  const own = special(node);
  if (own !== null) return own;
  const start = `<${node.name}${attributesText(node.attributes)}>`;
  if (empty.has(node.name)) return start;
  return `${start}${node.children.map((child) => treeText(child, special)).join("")}</${node.name}>`;
};
