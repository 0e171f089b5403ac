import type { Format, RecordPiece } from "./record";
import type { XmlElement } from "./xml";
import type { Archive } from "./zip";

/** The given file, unpacked and decoded as far as every reader needs it. */
export type Source =
  | ({ readonly kind: "archive" } & Archive)
  /** A single XML file; `root` is its first element without children. */
  | { readonly kind: "xml"; readonly bytes: Buffer; readonly root: Omit<XmlElement, "children"> }
  /** A single text file, with \n at the ends of lines; `encoding` is the detected one. */
  | { readonly kind: "text"; readonly text: string; readonly encoding: string };

export interface ReadingOptions {
  /** Reads a test with jumps and conditions as a plain list of questions instead of refusing it. */
  readonly flatten: boolean;
}

/** Reads one format, or several closely related ones. Knows neither other readers nor the bank. */
export interface Reader {
  readonly formats: readonly Format[];
  /** The format, if the content of the source (never its name) proves it; null: it does not. */
  readonly recognise: (source: Source) => Format | null;
  /**
   * The pieces of the source in its order. Throws ImportFault if the source as a whole cannot be read; a faulty
   * question is one piece, and the others are still read.
   */
  readonly read: (source: Source, options: ReadingOptions) => AsyncIterable<RecordPiece>;
}
