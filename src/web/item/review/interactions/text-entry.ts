import { bounded, rightFormsOf, shareOfText } from "../../../../contract/item/credit";
import type { InteractionReview } from "../interaction-review";
import { formsWithShare, shareLine } from "../lines";

export const textEntryReview: InteractionReview<"text_entry"> = {
  linesOfAnswer: (_, { text }) => (text === "" ? [] : [{ label: null, content: text }]),
  linesOfKey: (_, key) =>
    formsWithShare(key).map(({ form, share }) => ({ label: null, content: form, ...shareLine(share) })),
  isRight: (key, _, { text }) => bounded(shareOfText(key, text), key.lowest) === 1,
  rightAnswer: ({ type, ...key }) => ({ type, text: rightFormsOf(key)[0] ?? "" }),
};
