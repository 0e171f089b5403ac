import type { Language, Localized } from "../../contract/item/content";
import type { Item } from "../../contract/item/item";

/** A section of a test to export. */
export interface ExportedSection {
  readonly title: Localized;
  /** The part of the test that contains the section. */
  readonly part?: Localized;
  /** Directions for the section, in HTML. */
  readonly directions?: Localized;
  readonly kind: "items" | "practice" | "break";
  /** null: untimed. */
  readonly timeLimitMs: number | null;
  /** The number of questions drawn for each attempt; absent: all. */
  readonly draw?: number;
  /** The order of the questions is drawn for each attempt. */
  readonly shuffle?: boolean;
  /** The questions in their order; called once for each export or report. */
  readonly items: () => Iterable<Item> | AsyncIterable<Item>;
}

/** A test to export, with all facts that a format may include. */
export interface ExportedTest {
  readonly title: Localized;
  /** The language of the export; a text that lacks it is written in the other language. */
  readonly language: Language;
  /** null: untimed. */
  readonly timeLimitMs: number | null;
  /** The attempts that one student may have; null: no limit. */
  readonly attempts: number | null;
  /** The student may move freely between questions. */
  readonly freeMovement: boolean;
  /** Questions are selected during the attempt, by ability or by the result of an earlier section. */
  readonly adaptive: boolean;
  readonly sections: readonly ExportedSection[];
}

/** A file of an item by the SHA-256 of its bytes, or the bytes of a picture contained in the item's text. */
export type FileSource = { readonly sha256: string } | { readonly bytes: Buffer };

/** Reads the bytes of a stored file. */
export type ReadStoredFile = (sha256: string) => Promise<Buffer>;

export const bytesOf = async (source: FileSource, readFile: ReadStoredFile): Promise<Buffer> =>
  "bytes" in source ? source.bytes : readFile(source.sha256);
