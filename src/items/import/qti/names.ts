import type { XmlElement, XmlNode } from "../xml";

const marked = "qti-";
/** Attributes that HTML writes with hyphens, in QTI 3 too. */
const asWritten = /^(?:data-|aria-|xml:)/;

const inCamelCase = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const attributesOf = (attributes: XmlElement["attributes"]): XmlElement["attributes"] =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [asWritten.test(name) ? name : inCamelCase(name), value]),
  );

const renamed = (node: XmlNode): XmlNode => {
  if (typeof node === "string") return node;
  const children = node.children.map(renamed);
  return node.name.startsWith(marked)
    ? { name: inCamelCase(node.name.slice(marked.length)), attributes: attributesOf(node.attributes), children }
    : { ...node, children };
};

/**
 * Renames the elements and attributes of QTI 3, which spells the names of QTI 2 differently; QTI 2 is returned
 * unchanged.
 */
export const withQti2Names = (root: XmlElement): XmlElement => {
  const named = root.name.startsWith(marked) ? renamed(root) : root;
  return typeof named === "string" ? root : named;
};
