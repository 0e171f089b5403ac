import { isAmong } from "../../../contract/item/comparable";
import type { InteractionScoring } from "../interaction-scoring";
import { allOrNothing } from "../marks";
import { fittingForm, isWithoutText, misspelt } from "../texts";

export const textEntryScoring: InteractionScoring<"text_entry"> = {
  fits: ({ max_length }, { text }) => text.length <= max_length,
  isEmpty: ({ text }) => isWithoutText(text),
  score: ({ accepted, case_sensitive }, _, { text }) => allOrNothing(isAmong(accepted, text, case_sensitive)),
  renaming: null,
  namedAnswers: ({ type, accepted }) => accepted.map((text) => ({ type, text })),
  keySheet: ({ accepted }) => ({ as: "forms", forms: accepted }),
  rightAnswer: ({ type, accepted }, { max_length }) => ({ type, text: fittingForm(accepted, max_length) }),
  wrongAnswer: (right) => ({ ...right, text: misspelt(right.text) }),
};
