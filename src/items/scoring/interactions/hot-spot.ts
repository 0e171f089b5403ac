import { isDistinct, isWithin, randomOf } from "../choices";
import type { InteractionScoring } from "../interaction-scoring";
import { byChoices } from "../marks";

export const hotSpotScoring: InteractionScoring<"hot_spot"> = {
  fits: ({ spots, max_choices }, { spot_ids }) =>
    isDistinct(spot_ids) &&
    spot_ids.every((id) => spots.some(({ spot_id }) => spot_id === id)) &&
    isWithin(max_choices, spot_ids),
  isEmpty: ({ spot_ids }) => spot_ids.length === 0,
  score: (key, _, answer) => byChoices(key.spot_ids, answer.spot_ids),
  renaming: {
    interaction: (interaction, rename) => ({
      ...interaction,
      spots: interaction.spots.map((spot) => ({ ...spot, spot_id: rename("spots", spot.spot_id) })),
    }),
    given: (given, rename) => ({ ...given, spot_ids: given.spot_ids.map((id) => rename("spots", id)) }),
  },
  namedAnswers: (key) => [key],
  keySheet: () => ({ as: "data" }),
  rightAnswer: (key) => key,
  wrongAnswer: (right, { spots }, random) => {
    const others = spots.filter(({ spot_id }) => !right.spot_ids.includes(spot_id));
    return { ...right, spot_ids: [randomOf(others, random)?.spot_id ?? ""] };
  },
};
