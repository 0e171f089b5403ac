import type { KeyOf } from "../../../contract/item/item";
import { anotherThan, areAmong, renamedOptions } from "../choices";
import type { InteractionScoring } from "../interaction-scoring";
import { byShare, type AnswerScore } from "../marks";

type Placements = Readonly<Record<string, string>>;

function scorePlacements({ placements: key, whole }: KeyOf<"categorise">, placed: Placements): AnswerScore {
  const wanted = Object.entries(key);
  const hits = wanted.filter(
    ([option, category]) => Object.hasOwn(placed, option) && placed[option] === category,
  ).length;
  const strays = Object.keys(placed).filter((option) => !Object.hasOwn(key, option)).length;
  return byShare(Math.max(0, hits - strays), wanted.length, whole);
}

/**
 * Counts the rightly placed options, less those placed although they belong in no category; the credit is their share
 * of the key's options, at least 0.
 */
export const categoriseScoring: InteractionScoring<"categorise"> = {
  fits: ({ options, categories }, { placements }) =>
    areAmong(options, Object.keys(placements)) && areAmong(categories, Object.values(placements)),
  isEmpty: ({ placements }) => Object.keys(placements).length === 0,
  score: (key, _, answer) => scorePlacements(key, answer.placements),
  renaming: {
    interaction: (interaction, rename) => ({
      ...interaction,
      options: renamedOptions(interaction.options, "options", rename),
      categories: renamedOptions(interaction.categories, "categories", rename),
    }),
    given: (given, rename) => ({
      ...given,
      placements: Object.fromEntries(
        Object.entries(given.placements).map(([id, category]) => [
          rename("options", id),
          rename("categories", category),
        ]),
      ),
    }),
  },
  namedAnswers: ({ type, placements }) => [{ type, placements }],
  keySheet: () => ({ as: "data" }),
  rightAnswer: ({ type, placements }) => ({ type, placements }),
  wrongAnswer: (right, { categories }, random) => {
    const [optionId, category] = Object.entries(right.placements)[0] ?? ["", ""];
    const other = anotherThan(category, categories, random);
    return { ...right, placements: { ...right.placements, [optionId]: other } };
  },
};
