import type { Answer, InteractionOf, InteractionType, Media } from "../../../contract/item/item";
import type { NumberEntry } from "../../../contract/item/number-entry";

/** Props of every interaction; `onAnswer(null)` withdraws the answer. */
export interface InteractionProps<Kind extends InteractionType = InteractionType> {
  readonly interaction: InteractionOf<Kind>;
  readonly answer: Answer | null;
  readonly onAnswer: (answer: Answer | null) => void;
  readonly readOnly: boolean;
  readonly media: readonly Media[];
  /** Id of the element with the stem. */
  readonly stemId: string;
  /** Options that the student has crossed out; not part of the answer. */
  readonly eliminated: ReadonlySet<string>;
  /** Absent: the eliminator is not offered. */
  readonly onEliminate?: ((optionId: string, out: boolean) => void) | undefined;
  /** The numbers that a numeric field accepts. */
  readonly numberEntry?: NumberEntry | undefined;
}

/** A, B, … Z, then 27, 28, … */
export const optionLetter = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : String(index + 1);
