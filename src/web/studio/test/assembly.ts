import type { Language } from "../../../contract/item/content";
import type { DraftItem } from "../../../contract/studio/draft-item";
import type { FixedDraftTest } from "../../../contract/studio/draft-test";
import type { TestItemEntry } from "../../../contract/studio/studio-tests";
import type { TestSearch } from "../../site/search";
import type { TestWriting } from "./use-test-draft";

/** The part of the page on screen. */
export interface TestPlace {
  readonly itemId: string | undefined;
  readonly way: TestSearch["way"];
  /** Shows another question or part. */
  readonly go: (place: Pick<TestSearch, "item_id" | "way">) => void;
}

/** What every part of the page of a fixed test is given. */
export interface TestAssembly extends TestPlace {
  readonly writing: TestWriting;
  readonly test: FixedDraftTest;
  /** Changes the test; `place` as in `writing.change`. */
  readonly change: (next: (test: FixedDraftTest) => FixedDraftTest, place?: string) => void;
  /** The language in which its author writes. */
  readonly language: Language;
  /** What is known of its questions, by id. */
  readonly entries: ReadonlyMap<string, TestItemEntry>;
  /** Whether a question that is in the test and not in `entries` is gone; otherwise it is still to be asked for. */
  readonly isComplete: boolean;
  /** Asks again for what is known of the questions. */
  readonly refresh: () => void;
  /** Makes a question and puts it behind the one on screen; its key makes it once. */
  readonly addNew: (draft: DraftItem) => Promise<void>;
}
