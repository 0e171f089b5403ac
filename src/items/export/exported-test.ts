import type { Language, Localized } from "../../contract/item/content";
import type { Item } from "../../contract/item/item";

/** A section of a test that is exported. */
export interface ExportedSection {
  readonly title: Localized;
  /** The part of the test that contains the section. */
  readonly part?: Localized;
  /** Directions for the section, in HTML. */
  readonly directions?: Localized;
  readonly kind: "items" | "practice" | "break";
  /** null: untimed. */
  readonly timeLimitMs: number | null;
  /** The number of questions that each sitting draws; absent: all. */
  readonly draw?: number;
  /** The order of the questions is drawn for each sitting. */
  readonly shuffle?: boolean;
  /** The questions in their order; asked for once by each export or report. */
  readonly items: () => Iterable<Item> | AsyncIterable<Item>;
}

/** A test that is exported: all that a format may say about it. */
export interface ExportedTest {
  readonly title: Localized;
  /** The language that is written; a text that lacks it is written in the other one. */
  readonly language: Language;
  /** null: untimed. */
  readonly timeLimitMs: number | null;
  /** The attempts that one student may have; null: no limit. */
  readonly attempts: number | null;
  /** The student may move freely between questions. */
  readonly freeMovement: boolean;
  /** Questions are chosen during the sitting, by ability or by the result of an earlier section. */
  readonly adaptive: boolean;
  readonly sections: readonly ExportedSection[];
}

/** A file of an item by the SHA-256 of its bytes, or a picture that stands in the item's text itself. */
export type FileSource = { readonly sha256: string } | { readonly bytes: Buffer };

/** The bytes of a stored file. */
export type ReadStoredFile = (sha256: string) => Promise<Buffer>;

export const bytesOf = async (source: FileSource, readFile: ReadStoredFile): Promise<Buffer> =>
  "bytes" in source ? source.bytes : readFile(source.sha256);
