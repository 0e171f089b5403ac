import { areAmong, isDistinct, renamedOptions } from "../choices";
import type { InteractionScoring } from "../interaction-scoring";
import { byShare } from "../marks";

/** The credit is the share of options in their right places. */
export const orderScoring: InteractionScoring<"order"> = {
  fits: ({ options }, { option_ids }) => isDistinct(option_ids) && areAmong(options, option_ids),
  isEmpty: ({ option_ids }) => option_ids.length === 0,
  score: (key, _, answer) =>
    byShare(
      key.option_ids.filter((id, place) => answer.option_ids[place] === id).length,
      key.option_ids.length,
      key.whole,
    ),
  renaming: {
    interaction: (interaction, rename) => ({
      ...interaction,
      options: renamedOptions(interaction.options, "options", rename),
    }),
    given: (given, rename) => ({ ...given, option_ids: given.option_ids.map((id) => rename("options", id)) }),
  },
  namedAnswers: ({ type, option_ids }) => [{ type, option_ids }],
  keySheet: ({ option_ids }, { options }) => ({ as: "options", options, right: option_ids, inOrder: true }),
  rightAnswer: ({ type, option_ids }) => ({ type, option_ids }),
  wrongAnswer: (right) => ({
    ...right,
    option_ids: [...right.option_ids.slice(1), ...right.option_ids.slice(0, 1)],
  }),
};
