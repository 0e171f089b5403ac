import { anotherThan, areAmong, isDistinct, isWithin, renamedOptions } from "../choices";
import type { InteractionScoring } from "../interaction-scoring";
import { byChoices } from "../marks";

export const multipleChoiceScoring: InteractionScoring<"multiple_choice"> = {
  fits: ({ options, max_choices }, { option_ids }) =>
    isDistinct(option_ids) && areAmong(options, option_ids) && isWithin(max_choices, option_ids),
  isEmpty: ({ option_ids }) => option_ids.length === 0,
  asksForNothing: ({ option_ids }) => option_ids.length === 0,
  score: (key, _, answer) => byChoices(key.option_ids, answer.option_ids),
  chosenOptions: ({ option_ids }) => option_ids,
  renaming: {
    interaction: (interaction, rename) => ({
      ...interaction,
      options: renamedOptions(interaction.options, "options", rename),
    }),
    given: (given, rename) => ({ ...given, option_ids: given.option_ids.map((id) => rename("options", id)) }),
  },
  namedAnswers: (key) => [key],
  keySheet: ({ option_ids }, { options }) => ({ as: "options", options, right: option_ids, inOrder: false }),
  rightAnswer: (key) => key,
  wrongAnswer: (right, { options }, random) => ({
    ...right,
    option_ids: [anotherThan(right.option_ids[0], options, random)],
  }),
};
