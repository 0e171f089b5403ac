import type { SaxesTagNS } from "saxes";
import { SaxesParser } from "saxes";
import { ImportFault } from "./faults";
import { limits } from "./zip";

export interface XmlElement {
  /** The local name; prefixes are dropped. */
  readonly name: string;
  /** Attributes by local name, except `xml:lang`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}
export type XmlNode = XmlElement | string;

/** The greatest depth of elements in a file. */
export const deepest = 100;

const firstBytes: readonly (readonly [encoding: string, first: number, second: number])[] = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
  ["utf-16le", 0x3c, 0],
  ["utf-16be", 0, 0x3c],
];

/**
 * The encoding of a file by its first bytes, else the declared one, else UTF-8. A file whose declaration can be read
 * byte by byte is not UTF-16, even if it declares so.
 */
export const xmlEncoding = (bytes: Buffer): string => {
  const marked = firstBytes.find(([, first, second]) => bytes[0] === first && bytes[1] === second);
  if (marked) return marked[0];
  const head = bytes.subarray(0, 200).toString("latin1");
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  return declared === undefined || /^utf-?16/i.test(declared) ? "utf-8" : declared;
};

/** The first `length` bytes of a file as text; as Latin-1 if it names an unknown encoding. */
export const startOfXml = (bytes: Buffer, length: number): string => {
  const head = bytes.subarray(0, length);
  try {
    return new TextDecoder(xmlEncoding(bytes)).decode(head);
  } catch {
    return head.toString("latin1");
  }
};

/** Decodes a file in the encoding that it names. Throws ImportFault if the file is not in that encoding. */
export const decodeXml = (bytes: Buffer, file: string): string => {
  try {
    return new TextDecoder(xmlEncoding(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ImportFault("xmlUnreadable", file, String(error));
  }
};

/** The attributes of a tag by local name, except `xml:lang` and others of XML; namespaces are dropped. */
export const attributesOf = (tag: SaxesTagNS): Record<string, string> => {
  const attributes: Record<string, string> = {};
  for (const written in tag.attributes) {
    const attribute = tag.attributes[written];
    if (!attribute || attribute.prefix === "xmlns" || attribute.name === "xmlns") continue;
    attributes[attribute.prefix === "xml" ? attribute.name : attribute.local] = attribute.value;
  }
  return attributes;
};

/**
 * Parses a file into a tree. Throws ImportFault for a document type, for entities other than XML's predefined ones, and
 * beyond 100 levels or `most` bytes (by default the limit of one question).
 */
export const parseXml = (bytes: Buffer, file: string, most: number = limits.question): XmlElement => {
  if (bytes.length > most) throw new ImportFault("xmlTooLarge", file);
  const text = decodeXml(bytes, file);
  const root: { element: XmlElement | null } = { element: null };
  const open: { element: XmlElement; children: XmlNode[] }[] = [];
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on("doctype", () => {
    throw new ImportFault("doctypeRefused", file);
  });
  parser.on("error", (error) => {
    throw new ImportFault(/<!doctype/i.test(text) ? "doctypeRefused" : "xmlUnreadable", file, error.message);
  });
  parser.on("opentag", (tag) => {
    if (open.length >= deepest) throw new ImportFault("xmlTooDeep", file);
    const children: XmlNode[] = [];
    const element: XmlElement = { name: tag.local, attributes: attributesOf(tag), children };
    open.at(-1)?.children.push(element);
    root.element ??= element;
    open.push({ element, children });
  });
  parser.on("closetag", () => {
    open.pop();
  });
  const addText = (value: string) => {
    open.at(-1)?.children.push(value);
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(text).close();
  if (!root.element) throw new ImportFault("xmlUnreadable", file);
  return root.element;
};

export const childElements = (element: XmlElement, name?: string): XmlElement[] =>
  element.children.filter(
    (child): child is XmlElement => typeof child !== "string" && (name === undefined || child.name === name),
  );

/** Every element under this one for which `wanted` holds, in document order. */
export const descendants = (element: XmlElement, wanted: (element: XmlElement) => boolean): XmlElement[] => {
  const found: XmlElement[] = [];
  const visit = ({ children }: XmlElement): void => {
    for (const child of children) {
      if (typeof child === "string") continue;
      if (wanted(child)) found.push(child);
      visit(child);
    }
  };
  visit(element);
  return found;
};

export const xmlText = (node: XmlNode): string =>
  typeof node === "string" ? node : node.children.map(xmlText).join("");
