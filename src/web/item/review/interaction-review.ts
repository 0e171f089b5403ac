import type { ComponentType } from "react";
import type { Localized } from "../../../contract/item/content";
import type { Answer, AnswerOf, InteractionOf, InteractionType, KeyOf, Media } from "../../../contract/item/item";
import type { OptionMistake } from "../../../contract/item/mistakes";
import type { Earned } from "./credit-words";
import type { Mark } from "./marks";

export type LineContent = Localized | string;

/** One line of an answer: B + its option, 2 + the word in the second gap, a source + the target it was put with. */
export interface AnswerLine {
  readonly label: string | null;
  /** null: this place was left empty. */
  readonly content: LineContent | null;
  readonly to?: LineContent | null;
  /** The unit after a number. */
  readonly unit?: Localized;
  /** Mark of this line, where the lines of an answer are marked one by one. */
  readonly mark?: Mark;
  /** The share of the points that it earns; absent: all or nothing. */
  readonly share?: number;
}

export interface ChoicesReviewProps<Kind extends InteractionType> {
  readonly interaction: InteractionOf<Kind>;
  readonly answer: Answer | null;
  readonly itemKey: KeyOf<Kind>;
  /** The misconceptions behind the chosen options. */
  readonly mistakes: readonly OptionMistake[];
  readonly mark: Mark;
  readonly earned: Earned;
  readonly media: readonly Media[];
}

/** The review of one interaction type, once the key is known; the optional members apply only to some types. */
export interface InteractionReview<Kind extends InteractionType> {
  /** The lines of a student's answer; with the key, lines that are marked one by one have their marks. */
  readonly linesOfAnswer: (
    interaction: InteractionOf<Kind>,
    answer: AnswerOf<Kind>,
    key?: KeyOf<Kind>,
  ) => readonly AnswerLine[];
  /** The lines of the right answer; further accepted forms of an entry follow the first. */
  readonly linesOfKey: (interaction: InteractionOf<Kind>, key: KeyOf<Kind>) => readonly AnswerLine[];
  /** The options as they were shown, with the chosen and the right ones named. */
  readonly Choices?: ComponentType<ChoicesReviewProps<Kind>>;
  /** `Choices` shows everything: answer and key are not repeated below. */
  readonly isOnChoicesAlone?: true;
  /** Whether an answer to a practice item is right in every part; scored items are judged only by the server. */
  readonly isRight: (key: KeyOf<Kind>, interaction: InteractionOf<Kind>, answer: AnswerOf<Kind>) => boolean;
  /** An answer that is right by the key, shown in a worked example. */
  readonly rightAnswer: (key: KeyOf<Kind>) => AnswerOf<Kind>;
  /** The chosen options, whose misconceptions may be named. */
  readonly chosenOptions?: (given: AnswerOf<Kind> | KeyOf<Kind>) => readonly string[];
}
