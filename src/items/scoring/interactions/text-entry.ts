import { rightFormsOf, shareOfText } from "../../../contract/item/credit";
import type { InteractionScoring } from "../interaction-scoring";
import { byCredit } from "../marks";
import { fittingForm, formsWithShares, isWithoutText, misspelt } from "../texts";

export const textEntryScoring: InteractionScoring<"text_entry"> = {
  fits: ({ max_length }, { text }) => text.length <= max_length,
  isEmpty: ({ text }) => isWithoutText(text),
  score: (key, _, { text }) => byCredit(shareOfText(key, text), key.lowest),
  renaming: null,
  namedAnswers: ({ type, ...key }) => rightFormsOf(key).map((text) => ({ type, text })),
  keySheet: (key) => ({ as: "forms", forms: formsWithShares(key) }),
  rightAnswer: ({ type, ...key }, { max_length }) => ({ type, text: fittingForm(rightFormsOf(key), max_length) }),
  wrongAnswer: (right) => ({ ...right, text: misspelt(right.text) }),
};
