import type { AnswerOf, InteractionOf } from "../../../../contract/item/item";
import type { InteractionReview } from "../interaction-review";
import { contentOf } from "../lines";
import { isSameSet } from "../same";

const lines = ({ sources, targets }: InteractionOf<"match">, { pairs }: AnswerOf<"match">) =>
  pairs.map(([source, target]) => ({
    label: null,
    content: contentOf(sources, source),
    to: contentOf(targets, target),
  }));

export const matchReview: InteractionReview<"match"> = {
  linesOfAnswer: lines,
  linesOfKey: lines,
  isRight: (key, _, { pairs }) => isSameSet(key.pairs.map(String), pairs.map(String)),
  rightAnswer: ({ type, pairs }) => ({ type, pairs }),
};
