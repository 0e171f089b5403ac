import type { AnswerOf, InteractionOf, InteractionType, KeyOf, Option } from "../../contract/item/item";
import type { Random } from "../../psychometrics/random";
import type { AnswerScore } from "./marks";

/** Returns the new id of a choice; ids are unique only within their list, so the list is given too. */
export type Rename = (list: string, id: string) => string;

interface Renaming<Kind extends InteractionType> {
  readonly interaction: (interaction: InteractionOf<Kind>, rename: Rename) => InteractionOf<Kind>;
  /** Renames the choices in an answer or a key. */
  readonly given: <Given extends AnswerOf<Kind> | KeyOf<Kind>>(given: Given, rename: Rename) => Given;
}

/** Scoring of texts with gaps, each of which is a separate response. */
interface GapScoring<Kind extends InteractionType> {
  readonly count: (interaction: InteractionOf<Kind>) => number;
  /** Whether each gap of the key is right, by gap_id; a null answer, for no answer, makes all wrong. */
  readonly areRight: (key: KeyOf<Kind>, answer: AnswerOf<Kind> | null) => Record<string, boolean>;
}

/** A key in the form in which the pages of a bank show it. */
export type KeySheet =
  | {
      readonly as: "options";
      readonly options: readonly Option[];
      readonly right: readonly string[];
      readonly inOrder: boolean;
    }
  | { readonly as: "forms"; readonly forms: readonly string[] }
  | { readonly as: "typed gaps"; readonly formsOf: (gapId: string) => readonly string[] }
  | {
      readonly as: "chosen gaps";
      readonly optionsOf: (gapId: string) => readonly Option[];
      readonly rightOf: (gapId: string) => string | undefined;
    }
  | { readonly as: "gaps"; readonly sheetOf: (gapId: string) => KeySheet }
  | { readonly as: "data" };

/** The scoring and review of one interaction type; optional members exist for some types only. */
export interface InteractionScoring<Kind extends InteractionType> {
  /** Whether an answer is possible for this interaction at all, right or wrong. */
  readonly fits: (interaction: InteractionOf<Kind>, answer: AnswerOf<Kind>) => boolean;
  /** Whether nothing is chosen or entered. */
  readonly isEmpty: (answer: AnswerOf<Kind>) => boolean;
  /** Whether it is right to choose nothing. */
  readonly asksForNothing?: (key: KeyOf<Kind>) => boolean;
  readonly score: (key: KeyOf<Kind>, interaction: InteractionOf<Kind>, answer: AnswerOf<Kind>) => AnswerScore;
  readonly gaps?: GapScoring<Kind>;
  /** The number of options of which one is right, which gives the chance of a right guess. */
  readonly guessedFrom?: (interaction: InteractionOf<Kind>) => number;
  /** The options that an answer chooses, for types in which the mistake behind a wrong option can be named. */
  readonly chosenOptions?: (answer: AnswerOf<Kind>) => readonly string[];
  /** Renames the choices; null for typed answers, which have no choices. */
  readonly renaming: Renaming<Kind> | null;
  /** All answers that a key names as right. */
  readonly namedAnswers: (key: KeyOf<Kind>) => readonly AnswerOf<Kind>[];
  /** All possible answers, exactly one of which must be right. */
  readonly everyAnswer?: (interaction: InteractionOf<Kind>) => readonly AnswerOf<Kind>[];
  readonly keySheet: (key: KeyOf<Kind>, interaction: InteractionOf<Kind>) => KeySheet;
  /** A right answer that fits in its field. */
  readonly rightAnswer: (key: KeyOf<Kind>, interaction: InteractionOf<Kind>) => AnswerOf<Kind>;
  /** A plausible wrong answer, made from a right one. */
  readonly wrongAnswer: (right: AnswerOf<Kind>, interaction: InteractionOf<Kind>, random: Random) => AnswerOf<Kind>;
}
