import { untilThere } from "../../../loading/until-there";
import type { HtmlNode } from "./html-tree";
import { readStrictTree } from "./strict-tree";

/** The reading of any HTML, which needs a parser. */
export interface HtmlReader {
  /** The elements and texts of HTML. */
  readonly readTree: (html: string) => readonly HtmlNode[];
  /** Pasted HTML as plain HTML. */
  readonly cleanPasted: (html: string) => string;
}

let reader: HtmlReader | null = null;
let asked: Promise<HtmlReader> | null = null;

/** Loads the reading of any HTML, once. */
export const wantHtmlReader = (): Promise<HtmlReader> =>
  (asked ??= (async () => {
    const [{ readTree }, { cleanPasted }] = await untilThere(
      () => Promise.all([import("./read-tree"), import("./clean-pasted")]),
      "reading of HTML",
    );
    reader = { readTree, cleanPasted };
    return reader;
  })());

/** Calls `then` with the reading of any HTML: at once where it is there. */
export const withHtmlReader = (then: (reader: HtmlReader) => void): void => {
  if (reader === null) void wantHtmlReader().then(then);
  else then(reader);
};

/** The elements and texts of HTML; null: the reading of any HTML has to be loaded first. */
export const readHtml = (html: string): readonly HtmlNode[] | null =>
  reader === null ? readStrictTree(html) : reader.readTree(html);
