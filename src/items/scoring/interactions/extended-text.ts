import type { InteractionScoring } from "../interaction-scoring";
import { awaiting } from "../marks";
import { isWithoutText } from "../texts";

/** A person marks the answer; only an empty one is scored at once. */
export const extendedTextScoring: InteractionScoring<"extended_text"> = {
  fits: ({ max_length }, { text }) => text.length <= max_length,
  isEmpty: ({ text }) => isWithoutText(text),
  score: () => awaiting,
  renaming: null,
  namedAnswers: () => [],
  keySheet: () => ({ as: "data" }),
  rightAnswer: ({ type }, { max_length }) => ({ type, text: "A longer answer.".slice(0, max_length) }),
  wrongAnswer: (right) => right,
};
