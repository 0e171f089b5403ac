import type { AnswerOf, InteractionOf, InteractionType, KeyOf, Option } from "../../contract/item/item";
import type { Random } from "../../psychometrics/random";
import type { AnswerScore } from "./marks";

/** The other name of what is called `id` in a list of choices: ids are of their own within each list. */
export type Rename = (list: string, id: string) => string;

interface Renaming<Kind extends InteractionType> {
  readonly interaction: (interaction: InteractionOf<Kind>, rename: Rename) => InteractionOf<Kind>;
  /** Of an answer or a key. */
  readonly given: <Given extends AnswerOf<Kind> | KeyOf<Kind>>(given: Given, rename: Rename) => Given;
}

/** Each gap of a text is a response by itself. */
interface GapScoring<Kind extends InteractionType> {
  readonly count: (interaction: InteractionOf<Kind>) => number;
  /** Whether each gap of the key is right, by gap_id; null: nothing was answered. */
  readonly areRight: (key: KeyOf<Kind>, answer: AnswerOf<Kind> | null) => Record<string, boolean>;
}

/** How the pages of a bank show a key. */
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
  | { readonly as: "data" };

/** How one interaction type is scored and reviewed; what is optional only some types have. */
export interface InteractionScoring<Kind extends InteractionType> {
  /** Whether an answer can be one to this interaction at all; says nothing about right or wrong. */
  readonly fits: (interaction: InteractionOf<Kind>, answer: AnswerOf<Kind>) => boolean;
  /** Whether nothing is chosen or entered. */
  readonly isEmpty: (answer: AnswerOf<Kind>) => boolean;
  /** Whether it is right to choose nothing. */
  readonly asksForNothing?: (key: KeyOf<Kind>) => boolean;
  readonly score: (key: KeyOf<Kind>, interaction: InteractionOf<Kind>, answer: AnswerOf<Kind>) => AnswerScore;
  readonly gaps?: GapScoring<Kind>;
  /** Of how many options one is right: what guessing wins. */
  readonly guessedFrom?: (interaction: InteractionOf<Kind>) => number;
  /** The options that an answer has chosen, where a wrong one may have its mistake named. */
  readonly chosenOptions?: (answer: AnswerOf<Kind>) => readonly string[];
  /** Its choices by other names; null: it is typed, so that it has none. */
  readonly renaming: Renaming<Kind> | null;
  /** Every answer that a key names. */
  readonly namedAnswers: (key: KeyOf<Kind>) => readonly AnswerOf<Kind>[];
  /** Every answer that there is, of which exactly one has to be right. */
  readonly everyAnswer?: (interaction: InteractionOf<Kind>) => readonly AnswerOf<Kind>[];
  readonly keySheet: (key: KeyOf<Kind>, interaction: InteractionOf<Kind>) => KeySheet;
  /** An answer that is right and that its field takes. */
  readonly rightAnswer: (key: KeyOf<Kind>, interaction: InteractionOf<Kind>) => AnswerOf<Kind>;
  /** An answer that is not right, made from a right one as somebody who errs would give it. */
  readonly wrongAnswer: (right: AnswerOf<Kind>, interaction: InteractionOf<Kind>, random: Random) => AnswerOf<Kind>;
}
