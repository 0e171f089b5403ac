import type { AnswerOf, InteractionOf } from "../../../../contract/item/item";
import type { InteractionReview } from "../interaction-review";
import { contentOf } from "../lines";

const lines = ({ gaps }: InteractionOf<"inline_choice">, { choices }: AnswerOf<"inline_choice">) =>
  gaps.map(({ gap_id, options }, index) => ({
    label: String(index + 1),
    content: contentOf(options, choices[gap_id]),
  }));

export const inlineChoiceReview: InteractionReview<"inline_choice"> = {
  linesOfAnswer: lines,
  linesOfKey: lines,
  isRight: (key, _, { choices }) =>
    Object.entries(key.choices).every(([gapId, optionId]) => choices[gapId] === optionId),
  rightAnswer: ({ type, choices }) => ({ type, choices }),
};
