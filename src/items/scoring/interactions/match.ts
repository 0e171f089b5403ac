import type { KeyOf } from "../../../contract/item/item";
import { areAmong, isDistinct, renamedOptions } from "../choices";
import type { InteractionScoring } from "../interaction-scoring";
import { byShare, type AnswerScore } from "../marks";

type Pairs = readonly (readonly [string, string])[];

/** A unique name of a pair, since ids contain no space. */
const pairName = ([source, target]: readonly [string, string]): string => `${source} ${target}`;

function scorePairs({ pairs: key, whole }: KeyOf<"match">, pairs: Pairs): AnswerScore {
  const wanted = new Set(key.map(pairName));
  const given = new Set(pairs.map(pairName));
  const hits = [...given].filter((name) => wanted.has(name)).length;
  const surplus = Math.max(0, given.size - wanted.size);
  return byShare(Math.max(0, hits - surplus), wanted.size, whole);
}

/**
 * Counts the right pairs, less one for each pair beyond the number in the key; the credit is their share of the key's
 * pairs, at least 0.
 */
export const matchScoring: InteractionScoring<"match"> = {
  fits: ({ sources, targets }, { pairs }) =>
    isDistinct(pairs.map(pairName)) &&
    areAmong(
      sources,
      pairs.map(([source]) => source),
    ) &&
    areAmong(
      targets,
      pairs.map(([, target]) => target),
    ),
  isEmpty: ({ pairs }) => pairs.length === 0,
  score: (key, _, answer) => scorePairs(key, answer.pairs),
  renaming: {
    interaction: (interaction, rename) => ({
      ...interaction,
      sources: renamedOptions(interaction.sources, "sources", rename),
      targets: renamedOptions(interaction.targets, "targets", rename),
    }),
    given: (given, rename) => ({
      ...given,
      pairs: given.pairs.map(([source, target]) => [rename("sources", source), rename("targets", target)]),
    }),
  },
  namedAnswers: ({ type, pairs }) => [{ type, pairs }],
  keySheet: () => ({ as: "data" }),
  rightAnswer: ({ type, pairs }) => ({ type, pairs }),
  wrongAnswer: (right) => ({
    ...right,
    pairs: right.pairs.map(([source], place) => [source, right.pairs[(place + 1) % right.pairs.length]?.[1] ?? ""]),
  }),
};
