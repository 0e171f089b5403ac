import type { Item, Media } from "../../contract/item/item";
import type { Reason } from "./reasons";
import type { Format, Place } from "./record";

/** A question, or an introduction, as the report names it. */
export interface ImportedQuestion {
  /** Its place in the file, from 1. */
  readonly n: number;
  readonly where: Place;
  readonly title: string | null;
  /** exact: file and item show no difference that could matter. refused: there is no item of it. */
  readonly outcome: "exact" | "changed" | "refused";
  readonly reasons: readonly Reason[];
  readonly item?: Item;
}

/** A section of a test that was read, with the ids of its items in order. */
export interface SectionReading {
  readonly title: string | null;
  /** Sanitised HTML. */
  readonly directions?: string;
  /** The pictures of the directions. */
  readonly media?: readonly Media[];
  readonly draw?: number;
  readonly shuffle?: boolean;
  readonly timeLimitMs?: number;
  readonly items: readonly string[];
}

/** A test that was read. */
export interface TestReading {
  /** Distinguishes the tests of one file and never changes: 1, 2, … in the order of the file. */
  readonly n: number;
  readonly title: string;
  readonly language: "zh" | "en";
  readonly timeLimitMs?: number;
  /** null: without limit. */
  readonly attempts?: number | null;
  readonly kept: readonly Reason[];
  readonly changed: readonly Reason[];
  /** The reason why the test as a whole cannot be used; its questions are then refused too. */
  readonly refusal?: Reason;
  readonly sections: readonly SectionReading[];
  readonly items: readonly ImportedQuestion[];
}

/** The report on one file. */
export interface FileReport {
  /** SHA-256 of the file in hex. */
  readonly digest: string;
  readonly format: Format;
  readonly tests: readonly TestReading[];
}
