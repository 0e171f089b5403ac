import { say } from "../../engine/words";
import { completing } from "./directions";
import type { LanguageQuestion } from "./model";

/** A frame with its own options and explanations. */
export type Frame = readonly [
  text: string,
  right: string,
  wrong: readonly [string, string, string],
  en: string,
  zh: string,
];

/** A function from frames to questions, with the stem made from the frame's text. */
export const asking =
  (stemOf: (text: string) => string) =>
  ([text, right, [first, second, third], en, zh]: Frame): LanguageQuestion => ({
    stem: stemOf(text),
    right,
    wrong: { first, second, third },
    explanation: say(en, zh),
  });

/** Makes questions from frames whose text is a sentence with a gap. */
export const fillsGap = asking(completing);

/** A frame of whole sentences, of which one is right. */
export type ChoiceFrame = readonly [right: string, wrong: readonly [string, string, string], en: string, zh: string];

/** A function from frames to questions that all have the same stem. */
export const choosing =
  (stem: string) =>
  ([right, [first, second, third], en, zh]: ChoiceFrame): LanguageQuestion => ({
    stem,
    right,
    wrong: { first, second, third },
    explanation: say(en, zh),
  });
