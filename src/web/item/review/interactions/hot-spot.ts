import type { AnswerOf, InteractionOf } from "../../../../contract/item/item";
import { lazyPart } from "../../../loading/lazy-part";
import { optionLetter } from "../../interactions/interaction-props";
import type { InteractionReview } from "../interaction-review";
import { isSameSet } from "../same";

const lines = ({ spots }: InteractionOf<"hot_spot">, { spot_ids }: AnswerOf<"hot_spot">) =>
  spots.flatMap(({ spot_id, name }, index) =>
    spot_ids.includes(spot_id) ? [{ label: optionLetter(index), content: name ?? "" }] : [],
  );

export const hotSpotReview: InteractionReview<"hot_spot"> = {
  linesOfAnswer: lines,
  linesOfKey: lines,
  Choices: lazyPart(() => import("../SpotReview"), "SpotReview"),
  isRight: (key, _, { spot_ids }) => isSameSet(key.spot_ids, spot_ids),
  rightAnswer: (key) => key,
};
