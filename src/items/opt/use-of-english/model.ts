import type { CefrLevel } from "../../../psychometrics/scales/cefr";
import type { Words } from "../../engine/words";

interface Draft {
  /** Names the item for good within its part and level. */
  readonly slug: string;
  /** Logits by which it is harder than the middle of its level; judged, not measured. */
  readonly offset: number;
}

/** One conversation, a line a speaker ("Mei: Hello."), and a single choice. */
interface Choice<Skill extends string> extends Draft {
  readonly skill: Skill;
  readonly lines: readonly string[];
  readonly right: string;
  /** Wrong options by the mistake that leads to each. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly why: Words;
}

/** Part 1: `___` in the lines is the gap; three wrong options. */
export type Dialogue = Choice<"grammarForm" | "vocabulary">;

/** Part 2: what a speaker means; two wrong options. */
export interface Meaning extends Choice<"explicitMeaning" | "impliedMeaning"> {
  /** The last speaker by default. */
  readonly speaker?: string;
}

/**
 * Part 3. Gaps stand in the text as [accepted|also accepted], or, where they are chosen from, as [right|wrong|wrong].
 * A blank line parts paragraphs.
 */
export interface GappedText extends Draft {
  readonly title: string;
  readonly text: string;
  /** One for each gap, in order. */
  readonly why: readonly Words[];
}

/** What was written for one level; new ones go to the end, since the places of keys follow from the order. */
export interface LevelSet<Entry> {
  readonly level: CefrLevel;
  readonly entries: readonly Entry[];
}
