import { SaxesParser } from "saxes";
import { SebFault } from "./faults";

/** A value of a property list. Texts are as in the file; `base64` is without white space. */
export type PlistValue =
  | { readonly type: "string"; readonly text: string }
  | { readonly type: "integer"; readonly text: string }
  | { readonly type: "real"; readonly text: string }
  | { readonly type: "date"; readonly text: string }
  | { readonly type: "data"; readonly base64: string }
  | { readonly type: "boolean"; readonly value: boolean }
  | { readonly type: "array"; readonly items: readonly PlistValue[] }
  | PlistDict;

export interface PlistDict {
  readonly type: "dict";
  /** In the order of the file. */
  readonly entries: readonly (readonly [key: string, value: PlistValue])[];
}

/** The most levels of arrays and dicts. */
const deepestSettings = 32;

interface OpenArray {
  readonly type: "array";
  readonly items: PlistValue[];
}
interface OpenDict {
  readonly type: "dict";
  readonly entries: [string, PlistValue][];
  readonly keys: Set<string>;
  /** A key whose value has not come yet. */
  key: string | null;
}

const scalars = new Set(["key", "string", "integer", "real", "date", "data"]);
const integer = /^[+-]?\d+$/;
const real = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** The document type that property lists have, which names a file that is never fetched. */
const usualType = /^\s*plist(?:\s+(?:PUBLIC\s+"[^"]*"|SYSTEM)\s+"[^"]*")?\s*$/;

const scalarOf = (name: string, text: string): PlistValue => {
  const trimmed = text.trim();
  const fits = (pattern: RegExp, value: string): string => {
    if (!pattern.test(value)) throw new SebFault("valueUnreadable");
    return value;
  };
  switch (name) {
    case "integer":
      return { type: "integer", text: fits(integer, trimmed) };
    case "real":
      return { type: "real", text: fits(real, trimmed) };
    case "date":
      return { type: "date", text: fits(date, trimmed) };
    case "data":
      return { type: "data", base64: fits(base64, text.replaceAll(/\s/g, "")) };
    default:
      return { type: "string", text };
  }
};

/** Builds the tree from the parser's events. */
class PlistBuilder {
  root: PlistValue | null = null;
  readonly #open: (OpenArray | OpenDict)[] = [];
  #scalar: string | null = null;
  #text = "";
  #isInside = false;

  start(name: string): void {
    if (!this.#isInside) {
      if (name !== "plist") throw new SebFault("notConfiguration");
      this.#isInside = true;
      return;
    }
    if (this.#scalar !== null) throw new SebFault("brokenXml");
    if (name === "dict" || name === "array") {
      if (this.#open.length >= deepestSettings) throw new SebFault("tooDeep");
      this.#open.push(
        name === "array" ? { type: "array", items: [] } : { type: "dict", entries: [], keys: new Set(), key: null },
      );
    } else if (name === "true" || name === "false" || scalars.has(name)) {
      this.#scalar = name;
      this.#text = "";
    } else throw new SebFault("brokenXml");
  }

  text(text: string): void {
    if (this.#scalar !== null) this.#text += text;
    else if (text.trim() !== "") throw new SebFault("brokenXml");
  }

  end(name: string): void {
    if (name === "plist") return;
    const scalar = this.#scalar;
    this.#scalar = null;
    if (scalar === "key") return this.#key(this.#text);
    if (scalar === "true" || scalar === "false") return this.#add({ type: "boolean", value: scalar === "true" });
    if (scalar !== null) return this.#add(scalarOf(scalar, this.#text));
    const closed = this.#open.pop();
    if (closed === undefined || (closed.type === "dict" && closed.key !== null)) throw new SebFault("brokenXml");
    return this.#add(closed.type === "array" ? closed : { type: "dict", entries: closed.entries });
  }

  #key(key: string): void {
    const dict = this.#open.at(-1);
    if (dict?.type !== "dict" || dict.key !== null) throw new SebFault("brokenXml");
    if (dict.keys.has(key)) throw new SebFault("keyTwice");
    dict.keys.add(key);
    dict.key = key;
  }

  #add(value: PlistValue): void {
    const parent = this.#open.at(-1);
    if (parent === undefined) {
      if (this.root !== null) throw new SebFault("brokenXml");
      this.root = value;
    } else if (parent.type === "array") parent.items.push(value);
    else {
      if (parent.key === null) throw new SebFault("brokenXml");
      parent.entries.push([parent.key, value]);
      parent.key = null;
    }
  }
}

/**
 * Reads a property list whose root is a dict. Rejects entities other than XML's predefined ones, a document type with
 * declarations, keys that stand twice, and more than 32 levels. Throws SebFault.
 */
export function readPlist(xml: string): PlistDict {
  const builder = new PlistBuilder();
  const parser = new SaxesParser({ xmlns: false });
  parser.on("doctype", (doctype) => {
    if (!usualType.test(doctype)) throw new SebFault("entityRefused");
  });
  parser.on("opentag", ({ name }) => builder.start(name));
  parser.on("closetag", ({ name }) => builder.end(name));
  parser.on("text", (text) => builder.text(text));
  parser.on("cdata", (text) => builder.text(text));
  try {
    parser.write(xml).close();
  } catch (error) {
    throw error instanceof SebFault ? error : new SebFault("brokenXml");
  }
  if (builder.root?.type !== "dict") throw new SebFault("notConfiguration");
  return builder.root;
}
