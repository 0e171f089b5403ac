import type { AnswerOf, InteractionOf } from "../../../../contract/item/item";
import type { InteractionReview } from "../interaction-review";
import { contentOf } from "../lines";

const lines = ({ options }: InteractionOf<"order">, { option_ids }: AnswerOf<"order">) =>
  option_ids.map((optionId, index) => ({ label: String(index + 1), content: contentOf(options, optionId) }));

export const orderReview: InteractionReview<"order"> = {
  linesOfAnswer: lines,
  linesOfKey: lines,
  isRight: (key, _, answer) => key.option_ids.every((id, place) => answer.option_ids[place] === id),
  rightAnswer: ({ type, option_ids }) => ({ type, option_ids }),
};
