import { parseDocument } from "htmlparser2";

type Node = ReturnType<typeof parseDocument>["children"][number];
export type XmlNode = Extract<Node, { readonly attribs: unknown }>;

const isElement = (node: Node): node is XmlNode => "attribs" in node;
export const parsed = (xml: string) => parseDocument(xml, { xmlMode: true, decodeEntities: true });
export const childrenOf = (node: { readonly children: readonly unknown[] }): XmlNode[] =>
  (node.children as readonly Node[]).filter(isElement);
/** Every element of a name below a node, in document order. */
export const all = (node: { readonly children: readonly unknown[] }, name: string): XmlNode[] =>
  childrenOf(node).flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
export const textIn = (node: { readonly children: readonly unknown[] } | undefined): string =>
  ((node?.children ?? []) as readonly Node[])
    .map((child) =>
      "data" in child && child.type !== "comment" ? String(child.data) : "children" in child ? textIn(child) : "",
    )
    .join("");
export const first = (node: { readonly children: readonly unknown[] }, name: string): XmlNode | undefined =>
  all(node, name)[0];
export const own = (node: { readonly children: readonly unknown[] }, name: string): XmlNode | undefined =>
  childrenOf(node).find((child) => child.name === name);
