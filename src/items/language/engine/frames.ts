import { say } from "../../engine/words";
import { completing } from "./directions";
import type { LanguageQuestion } from "./model";

/** A frame that names its own options and reasons. */
export type Frame = readonly [
  text: string,
  right: string,
  wrong: readonly [string, string, string],
  en: string,
  zh: string,
];

/** Asks about the text of each frame. */
export const asking =
  (stemOf: (text: string) => string) =>
  ([text, right, [first, second, third], en, zh]: Frame): LanguageQuestion => ({
    stem: stemOf(text),
    right,
    wrong: { first, second, third },
    explanation: say(en, zh),
  });

/** The text is a sentence with a gap. */
export const fillsGap = asking(completing);

/** A frame of whole sentences, of which one is right. */
export type ChoiceFrame = readonly [right: string, wrong: readonly [string, string, string], en: string, zh: string];

/** Asks the same of each set of sentences. */
export const choosing =
  (stem: string) =>
  ([right, [first, second, third], en, zh]: ChoiceFrame): LanguageQuestion => ({
    stem,
    right,
    wrong: { first, second, third },
    explanation: say(en, zh),
  });
