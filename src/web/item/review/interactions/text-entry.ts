import { isAmong } from "../../../../contract/item/comparable";
import type { InteractionReview } from "../interaction-review";
import { mostForms } from "../lines";

export const textEntryReview: InteractionReview<"text_entry"> = {
  linesOfAnswer: (_, { text }) => (text === "" ? [] : [{ label: null, content: text }]),
  linesOfKey: (_, { accepted }) => accepted.slice(0, mostForms).map((content) => ({ label: null, content })),
  isRight: ({ accepted, case_sensitive }, _, { text }) => isAmong(accepted, text, case_sensitive),
  rightAnswer: ({ type, accepted }) => ({ type, text: accepted[0] ?? "" }),
};
