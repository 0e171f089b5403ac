import type { Format, RecordPiece } from "./record";
import type { XmlElement } from "./xml";
import type { Archive } from "./zip";

/** What was given, unpacked and decoded as far as every reader needs it. */
export type Source =
  | ({ readonly kind: "archive" } & Archive)
  /** A single XML file; `root` is its first element without children. */
  | { readonly kind: "xml"; readonly bytes: Buffer; readonly root: Omit<XmlElement, "children"> }
  /** A single text file, with \n at the ends of its lines. `encoding`: the one it was found to be in. */
  | { readonly kind: "text"; readonly text: string; readonly encoding: string };

export interface ReadingOptions {
  /** Reads a test with jumps and conditions as a plain list of questions instead of refusing it. */
  readonly flatten: boolean;
}

/** Reads one format, or a few that are one language. Knows neither other readers nor the bank. */
export interface Reader {
  readonly formats: readonly Format[];
  /** The format if the source is surely of it, by its content and never by its name; null: it is not. */
  readonly recognise: (source: Source) => Format | null;
  /**
   * The pieces of the source in its order. Throws ImportFault if the source as a whole cannot be read; a faulty
   * question is a piece of its own and costs that question only.
   */
  readonly read: (source: Source, options: ReadingOptions) => AsyncIterable<RecordPiece>;
}
