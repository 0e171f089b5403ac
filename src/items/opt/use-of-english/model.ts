import type { CefrLevel } from "../../../psychometrics/scales/cefr";
import type { Words } from "../../engine/words";

interface Draft {
  /** Permanent name of the item within its part and level. */
  readonly slug: string;
  /** Logits by which the item is harder than the middle of its level; judged, not measured. */
  readonly offset: number;
}

/** A conversation, one line for each speaker ("Mei: Hello."), with a single choice. */
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

/** Part 2: the meaning of a speaker's words; two wrong options. */
export interface Meaning extends Choice<"explicitMeaning" | "impliedMeaning"> {
  /** The speaker that the question is about; by default the last one. */
  readonly speaker?: string;
}

/**
 * Part 3. Gaps are written in the text as [accepted|also accepted], or, at levels with choices, as [right|wrong|wrong].
 * A blank line separates paragraphs.
 */
export interface GappedText extends Draft {
  readonly title: string;
  readonly text: string;
  /** Explanations, one for each gap, in order. */
  readonly why: readonly Words[];
}

/** The entries of one level. New ones must be added at the end, since the order determines the places of keys. */
export interface LevelSet<Entry> {
  readonly level: CefrLevel;
  readonly entries: readonly Entry[];
}
