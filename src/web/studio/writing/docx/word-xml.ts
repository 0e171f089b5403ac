import { DOMParser } from "@xmldom/xmldom";

/** The namespace of the parts of a Word text, and that of its formulas. */
export const wordNames = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
export const mathNames = "http://schemas.openxmlformats.org/officeDocument/2006/math";

/** A part of a Word document. Throws for a text that is no XML. */
export const parseWordXml = (xml: string): Document =>
  new DOMParser({
    errorHandler: {
      warning: () => undefined,
      error: () => undefined,
      fatalError: (message: string) => {
        throw new Error(message);
      },
    },
  }).parseFromString(xml, "text/xml");

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The child elements of an element, in their order. */
export const wordParts = (element: Element): Element[] => Array.from(element.childNodes).filter(isElement);

/** The first child element with this name, regardless of its namespace. */
export const wordPart = (element: Element | undefined, name: string): Element | undefined =>
  element === undefined ? undefined : wordParts(element).find((part) => part.localName === name);

/** The attribute `val` of a child element, as in `<w:ilvl w:val="1"/>`. */
export const wordValue = (element: Element | undefined, name: string): string | undefined => {
  const part = wordPart(element, name);
  if (part === undefined) return undefined;
  const value = part.getAttributeNS(part.namespaceURI, "val");
  return value === null || value === "" ? undefined : value;
};

/** All elements with this name, in the order of the text. */
export const allNamed = (root: Document, names: string, name: string): Element[] =>
  Array.from(root.getElementsByTagNameNS(names, name));

/** A run of plain text, to be put into a paragraph. */
export const runOf = (root: Document, text: string): Element => {
  const run = root.createElementNS(wordNames, "w:r");
  const words = root.createElementNS(wordNames, "w:t");
  words.setAttribute("xml:space", "preserve");
  words.appendChild(root.createTextNode(text));
  run.appendChild(words);
  return run;
};
