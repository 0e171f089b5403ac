import { setImmediate as nextTurn } from "node:timers/promises";
import type { SaxesTagNS } from "saxes";
import { SaxesParser } from "saxes";
import { ImportFault } from "./faults";
import type { XmlElement, XmlNode } from "./xml";
import { attributesOf, deepest, xmlEncoding } from "./xml";
import { limits } from "./zip";

/** The opening of an element: its local name, its attributes by local name, and its line from 1. */
interface Opened {
  readonly name: string;
  readonly attributes: XmlElement["attributes"];
  readonly line: number;
}

/** An event of a stream of XML, in the order of the file; text that is only white space is skipped. */
export type XmlEvent =
  | ({ readonly kind: "open" } & Opened)
  | { readonly kind: "close"; readonly name: string }
  | { readonly kind: "text"; readonly text: string }
  /** A wanted element with its content. */
  | { readonly kind: "element"; readonly element: XmlElement; readonly line: number }
  /** A wanted element that exceeds the size limit of one question; its content is dropped. */
  | ({ readonly kind: "tooLarge" } & Opened);

const chunkBytes = 65_536;

interface Building {
  readonly opened: Opened;
  readonly start: number;
  readonly depth: number;
  /** The open elements, the wanted one first; null: it is too large. */
  stack: { readonly element: XmlElement; readonly children: XmlNode[] }[] | null;
}

/** Turns the parser's events into those of the stream; `path` are the open elements. */
class Collector {
  readonly events: XmlEvent[] = [];
  readonly #path: string[] = [];
  readonly #wants: Wants;
  readonly #file: string;
  #building: Building | null = null;

  constructor(wants: Wants, file: string) {
    this.#wants = wants;
    this.#file = file;
  }

  open(tag: SaxesTagNS, line: number, start: number): void {
    if (this.#path.length >= deepest) throw new ImportFault("xmlTooDeep", this.#file);
    const opened: Opened = { name: tag.local, attributes: attributesOf(tag), line };
    if (this.#building) this.#push(this.#building, opened);
    else if (this.#wants(opened.name, this.#path)) {
      this.#building = { opened, start, depth: this.#path.length, stack: [] };
      this.#push(this.#building, opened);
    } else this.events.push({ kind: "open", ...opened });
    this.#path.push(opened.name);
  }

  text(text: string): void {
    if (this.#building) this.#building.stack?.at(-1)?.children.push(text);
    else if (text.trim() !== "") this.events.push({ kind: "text", text });
  }

  close(position: number): void {
    const name = this.#path.pop() ?? "";
    this.measure(position);
    const building = this.#building;
    if (!building) {
      this.events.push({ kind: "close", name });
      return;
    }
    const closed = building.stack?.pop();
    if (this.#path.length > building.depth) return;
    this.#building = null;
    this.events.push(
      closed
        ? { kind: "element", element: closed.element, line: building.opened.line }
        : { kind: "tooLarge", ...building.opened },
    );
  }

  /** Drops the content of a wanted element that has become too large. */
  measure(position: number): void {
    if (this.#building && position - this.#building.start > limits.question) this.#building.stack = null;
  }

  #push({ stack }: Building, { name, attributes }: Opened): void {
    if (!stack) return;
    const children: XmlNode[] = [];
    const element: XmlElement = { name, attributes, children };
    stack.at(-1)?.children.push(element);
    stack.push({ element, children });
  }
}

/** Whether an element is wanted as a tree; `path` are the names of the elements around it, the root first. */
export type Wants = (name: string, path: readonly string[]) => boolean;

/**
 * Reads a file element by element in bounded memory: the wanted elements as trees, the others as events. Rejects a
 * document type, entities other than XML's predefined ones, and more than 100 levels. Yields to other tasks meanwhile.
 * Throws ImportFault.
 */
export async function* streamXml(bytes: Buffer, file: string, wants: Wants): AsyncGenerator<XmlEvent, void, undefined> {
  const collector = new Collector(wants, file);
  // without an error handler the parser throws; a seventh handler would make it three times as slow in V8
  const parser = new SaxesParser({ xmlns: true });
  let head = "";
  let at = { line: 1, position: 0 };
  parser.on("doctype", () => {
    throw new ImportFault("doctypeRefused", file);
  });
  parser.on("opentagstart", () => {
    const lineBehindName = parser.columnIndex === 0;
    at = { line: parser.line - (lineBehindName ? 1 : 0), position: parser.position };
  });
  parser.on("opentag", (tag) => collector.open(tag, at.line, at.position));
  parser.on("closetag", () => collector.close(parser.position));
  parser.on("text", (text) => collector.text(text));
  parser.on("cdata", (text) => collector.text(text));

  const parse = (text: string | null): void => {
    try {
      parser.write(text);
    } catch (error) {
      if (error instanceof ImportFault) throw error;
      const code = /<!doctype/i.test(head) ? "doctypeRefused" : "xmlUnreadable";
      throw new ImportFault(code, file, error instanceof Error ? error.message : String(error));
    }
  };

  for await (const text of decoded(bytes, file)) {
    if (head === "") head = text;
    parse(text);
    collector.measure(parser.position);
    yield* collector.events.splice(0);
  }
  parse(null);
  yield* collector.events.splice(0);
}

/** The text of a file in pieces, in the encoding that it names. */
async function* decoded(bytes: Buffer, file: string): AsyncGenerator<string, void, undefined> {
  try {
    const decoder = new TextDecoder(xmlEncoding(bytes), { fatal: true });
    for (let from = 0; from < bytes.length; from += chunkBytes) {
      yield decoder.decode(bytes.subarray(from, from + chunkBytes), { stream: true });
      await nextTurn();
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof ImportFault ? error : new ImportFault("xmlUnreadable", file, String(error));
  }
}
