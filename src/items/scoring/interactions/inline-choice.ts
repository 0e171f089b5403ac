import type { AnswerOf, KeyOf } from "../../../contract/item/item";
import { anotherThan, areAmong, renamedOptions } from "../choices";
import type { InteractionScoring } from "../interaction-scoring";
import { byShare } from "../marks";

type Key = KeyOf<"inline_choice">;

const gapsRight = ({ choices: wanted }: Key, answer: AnswerOf<"inline_choice"> | null): Record<string, boolean> => {
  const chosen = answer?.choices ?? {};
  return Object.fromEntries(
    Object.entries(wanted).map(([gapId, optionId]) => [
      gapId,
      Object.hasOwn(chosen, gapId) && chosen[gapId] === optionId,
    ]),
  );
};

/** The credit is the share of right gaps. */
export const inlineChoiceScoring: InteractionScoring<"inline_choice"> = {
  fits: ({ gaps }, { choices }) =>
    Object.entries(choices).every(([gapId, optionId]) => {
      const gap = gaps.find((entry) => entry.gap_id === gapId);
      return gap !== undefined && areAmong(gap.options, [optionId]);
    }),
  isEmpty: ({ choices }) => Object.keys(choices).length === 0,
  score: (key, _, answer) => {
    const gaps = Object.values(gapsRight(key, answer));
    return byShare(gaps.filter(Boolean).length, gaps.length, key.whole);
  },
  gaps: { count: ({ gaps }) => gaps.length, areRight: gapsRight },
  renaming: {
    interaction: (interaction, rename) => ({
      ...interaction,
      gaps: interaction.gaps.map((gap) => ({
        ...gap,
        options: renamedOptions(gap.options, `gap ${gap.gap_id}`, rename),
      })),
    }),
    given: (given, rename) => ({
      ...given,
      choices: Object.fromEntries(
        Object.entries(given.choices).map(([gapId, id]) => [gapId, rename(`gap ${gapId}`, id)]),
      ),
    }),
  },
  namedAnswers: ({ type, choices }) => [{ type, choices }],
  keySheet: ({ choices }, { gaps }) => ({
    as: "chosen gaps",
    optionsOf: (gapId) => gaps.find(({ gap_id }) => gap_id === gapId)?.options ?? [],
    rightOf: (gapId) => choices[gapId],
  }),
  rightAnswer: ({ type, choices }) => ({ type, choices }),
  wrongAnswer: (right, { gaps: [first] }, random) => {
    if (first === undefined) return right;
    const other = anotherThan(right.choices[first.gap_id], first.options, random);
    return { ...right, choices: { ...right.choices, [first.gap_id]: other } };
  },
};
