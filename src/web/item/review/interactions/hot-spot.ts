import type { AnswerOf, InteractionOf } from "../../../../contract/item";
import { optionLetter } from "../../interactions/interaction-props";
import type { InteractionReview } from "../interaction-review";
import { isSameSet } from "../same";
import { SpotReview } from "../SpotReview";

const lines = ({ spots }: InteractionOf<"hot_spot">, { spot_ids }: AnswerOf<"hot_spot">) =>
  spots.flatMap(({ spot_id, name }, index) =>
    spot_ids.includes(spot_id) ? [{ label: optionLetter(index), content: name ?? "" }] : [],
  );

export const review: InteractionReview<"hot_spot"> = {
  linesOfAnswer: lines,
  linesOfKey: lines,
  Choices: SpotReview,
  isRight: (key, _, { spot_ids }) => isSameSet(key.spot_ids, spot_ids),
  rightAnswer: (key) => key,
};
