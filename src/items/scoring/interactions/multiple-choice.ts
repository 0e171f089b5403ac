import { shareOfOptions } from "../../../contract/item/credit";
import { anotherThan, areAmong, isDistinct, isWithin, renamedOptions, withRenamedCredit } from "../choices";
import type { InteractionScoring } from "../interaction-scoring";
import { byChoices, byCredit } from "../marks";

export const multipleChoiceScoring: InteractionScoring<"multiple_choice"> = {
  fits: ({ options, max_choices }, { option_ids }) =>
    isDistinct(option_ids) && areAmong(options, option_ids) && isWithin(max_choices, option_ids),
  isEmpty: ({ option_ids }) => option_ids.length === 0,
  asksForNothing: ({ option_ids }) => option_ids.length === 0,
  score: ({ option_ids, credit, lowest }, _, answer) =>
    credit === undefined
      ? byChoices(option_ids, answer.option_ids)
      : byCredit(shareOfOptions(option_ids, credit, answer.option_ids), lowest),
  chosenOptions: ({ option_ids }) => option_ids,
  renaming: {
    interaction: (interaction, rename) => ({
      ...interaction,
      options: renamedOptions(interaction.options, "options", rename),
    }),
    given: (given, rename) => ({
      ...withRenamedCredit(given, "options", rename),
      option_ids: given.option_ids.map((id) => rename("options", id)),
    }),
  },
  namedAnswers: ({ type, option_ids }) => [{ type, option_ids }],
  keySheet: ({ option_ids }, { options }) => ({ as: "options", options, right: option_ids, inOrder: false }),
  rightAnswer: ({ type, option_ids }) => ({ type, option_ids }),
  wrongAnswer: (right, { options }, random) => ({
    ...right,
    option_ids: [anotherThan(right.option_ids[0], options, random)],
  }),
};
