import { anotherThan, areAmong, renamedOptions } from "../choices";
import type { InteractionScoring } from "../interaction-scoring";
import { allOrNothing } from "../marks";

export const singleChoiceScoring: InteractionScoring<"single_choice"> = {
  fits: ({ options }, { option_id }) => areAmong(options, [option_id]),
  isEmpty: () => false,
  score: (key, _, answer) => allOrNothing(key.option_id === answer.option_id),
  guessedFrom: ({ options }) => options.length,
  chosenOptions: ({ option_id }) => [option_id],
  renaming: {
    interaction: (interaction, rename) => ({
      ...interaction,
      options: renamedOptions(interaction.options, "options", rename),
    }),
    given: (given, rename) => ({ ...given, option_id: rename("options", given.option_id) }),
  },
  namedAnswers: (key) => [key],
  everyAnswer: ({ type, options }) => options.map(({ option_id }) => ({ type, option_id })),
  keySheet: ({ option_id }, { options }) => ({ as: "options", options, right: [option_id], inOrder: false }),
  rightAnswer: (key) => key,
  wrongAnswer: (right, { options }, random) => ({
    ...right,
    option_id: anotherThan(right.option_id, options, random),
  }),
};
