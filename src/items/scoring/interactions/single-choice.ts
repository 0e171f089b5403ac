import { shareOfOption } from "../../../contract/item/credit";
import { anotherThan, areAmong, renamedOptions, withRenamedCredit } from "../choices";
import type { InteractionScoring } from "../interaction-scoring";
import { byCredit } from "../marks";

export const singleChoiceScoring: InteractionScoring<"single_choice"> = {
  fits: ({ options }, { option_id }) => areAmong(options, [option_id]),
  isEmpty: () => false,
  score: ({ option_id, credit, lowest }, _, answer) =>
    byCredit(shareOfOption(option_id, credit, answer.option_id), lowest),
  guessedFrom: ({ options }) => options.length,
  chosenOptions: ({ option_id }) => [option_id],
  renaming: {
    interaction: (interaction, rename) => ({
      ...interaction,
      options: renamedOptions(interaction.options, "options", rename),
    }),
    given: (given, rename) => ({
      ...withRenamedCredit(given, "options", rename),
      option_id: rename("options", given.option_id),
    }),
  },
  namedAnswers: ({ type, option_id }) => [{ type, option_id }],
  everyAnswer: ({ type, options }) => options.map(({ option_id }) => ({ type, option_id })),
  keySheet: ({ option_id }, { options }) => ({ as: "options", options, right: [option_id], inOrder: false }),
  rightAnswer: ({ type, option_id }) => ({ type, option_id }),
  wrongAnswer: (right, { options }, random) => ({
    ...right,
    option_id: anotherThan(right.option_id, options, random),
  }),
};
