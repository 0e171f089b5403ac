import type { ComponentType } from "react";
import type { Localized } from "../../../contract/item/content";
import type { Answer, AnswerOf, InteractionOf, InteractionType, KeyOf, Media } from "../../../contract/item/item";
import type { OptionMistake } from "../../../contract/item/mistakes";
import type { Mark } from "./marks";

export type LineContent = Localized | string;

/** One line of an answer: B + its option, 2 + the word in the second gap, a source + the target it was put with. */
export interface AnswerLine {
  readonly label: string | null;
  /** null: this place was left empty. */
  readonly content: LineContent | null;
  readonly to?: LineContent | null;
  /** The unit that stands behind a number. */
  readonly unit?: Localized;
  /** Of this line alone, where the lines of an answer are marked one by one. */
  readonly mark?: Mark;
}

export interface ChoicesReviewProps<Kind extends InteractionType> {
  readonly interaction: InteractionOf<Kind>;
  readonly answer: Answer | null;
  readonly itemKey: KeyOf<Kind>;
  /** Of the options that were chosen, what went wrong in the thinking that leads to them. */
  readonly mistakes: readonly OptionMistake[];
  readonly mark: Mark;
  readonly media: readonly Media[];
}

/** How one interaction type is looked back at, once its key is known; what is optional only some types have. */
export interface InteractionReview<Kind extends InteractionType> {
  /** What a student entered, line by line; with the key, lines that are marked one by one have their marks. */
  readonly linesOfAnswer: (
    interaction: InteractionOf<Kind>,
    answer: AnswerOf<Kind>,
    key?: KeyOf<Kind>,
  ) => readonly AnswerLine[];
  /** What is right, in the same lines; further accepted forms of an entry come behind the first. */
  readonly linesOfKey: (interaction: InteractionOf<Kind>, key: KeyOf<Kind>) => readonly AnswerLine[];
  /** The choices as they stood, the chosen and the right ones named. */
  readonly Choices?: ComponentType<ChoicesReviewProps<Kind>>;
  /** The choices say all: answer and key do not stand below them once more. */
  readonly isOnChoicesAlone?: true;
  /** Whether an answer to a practice item is right in every part; what counts is scored by the server alone. */
  readonly isRight: (key: KeyOf<Kind>, interaction: InteractionOf<Kind>, answer: AnswerOf<Kind>) => boolean;
  /** An answer that the key calls right, as a worked example shows it. */
  readonly rightAnswer: (key: KeyOf<Kind>) => AnswerOf<Kind>;
  /** The options that are chosen, where a wrong one may have its mistake named. */
  readonly chosenOptions?: (given: AnswerOf<Kind> | KeyOf<Kind>) => readonly string[];
}
