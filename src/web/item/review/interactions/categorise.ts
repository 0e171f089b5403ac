import type { AnswerOf, InteractionOf } from "../../../../contract/item/item";
import type { InteractionReview } from "../interaction-review";
import { contentOf } from "../lines";
import { isSameRecord } from "../same";

const lines = ({ options, categories }: InteractionOf<"categorise">, { placements }: AnswerOf<"categorise">) =>
  options.flatMap(({ option_id, content }) =>
    placements[option_id] === undefined
      ? []
      : [{ label: null, content, to: contentOf(categories, placements[option_id]) }],
  );

export const categoriseReview: InteractionReview<"categorise"> = {
  linesOfAnswer: lines,
  linesOfKey: lines,
  isRight: (key, _, { placements }) => isSameRecord(key.placements, placements),
  rightAnswer: ({ type, placements }) => ({ type, placements }),
};
