import type { GapKey } from "../../../contract/interactions/gaps";
import { rightFormsOf } from "../../../contract/item/credit";
import { shareOfGaps, sharesOfGaps } from "../../../contract/item/gap-credit";
import type { AnswerOf, InteractionOf, KeyOf } from "../../../contract/item/item";
import type { Random } from "../../../psychometrics/random";
import { anotherThan, areAmong, renamedOptions, withRenamedCredit } from "../choices";
import type { InteractionScoring, KeySheet, Rename } from "../interaction-scoring";
import { byCredit, type AnswerScore } from "../marks";
import { fittingForm, formsWithShares, isWithoutText, misspelt } from "../texts";

type Key = KeyOf<"gaps">;
type Shown = InteractionOf<"gaps">;
type Given = AnswerOf<"gaps">;
type Gap = Shown["gaps"][number];

const listOf = (gapId: string): string => `gap ${gapId}`;

function fits({ gaps }: Shown, { texts, choices }: Given): boolean {
  const gapOf = (gapId: string): Gap | undefined => gaps.find(({ gap_id }) => gap_id === gapId);
  return (
    Object.entries(texts).every(([gapId, text]) => {
      const gap = gapOf(gapId);
      return gap !== undefined && gap.kind !== "choice" && text.length <= gap.max_length;
    }) &&
    Object.entries(choices).every(([gapId, optionId]) => {
      const gap = gapOf(gapId);
      return gap?.kind === "choice" && areAmong(gap.options, [optionId]);
    })
  );
}

/** In all-or-nothing scoring, a partly right answer earns 0, but an answer that loses points still loses them. */
function score(key: Key, answer: Given): AnswerScore {
  const scored = byCredit(shareOfGaps(key, answer), key.lowest);
  return key.whole && scored.mark === "partly" ? { ...scored, credit: 0 } : scored;
}

/** The right forms or numbers of a typed gap; none for a gap with a choice. */
const rightTexts = (key: GapKey): string[] =>
  key.kind === "text" ? rightFormsOf(key) : key.kind === "number" ? [String(key.value)] : [];

const keyed = ({ gaps }: Key, textOf: (key: GapKey, gapId: string) => string): Given => {
  const entries = Object.entries(gaps);
  return {
    type: "gaps",
    texts: Object.fromEntries(
      entries.flatMap(([gapId, key]) => (key.kind === "choice" ? [] : [[gapId, textOf(key, gapId)]])),
    ),
    choices: Object.fromEntries(
      entries.flatMap(([gapId, key]) => (key.kind === "choice" ? [[gapId, key.option_id]] : [])),
    ),
  };
};

/** One answer for each form: with the first form of all gaps, then the second of those that have one, and so on. */
function namedAnswers(key: Key): Given[] {
  const most = Math.max(1, ...Object.values(key.gaps).map((gap) => rightTexts(gap).length));
  return Array.from({ length: most }, (_, form) =>
    keyed(key, (gap) => rightTexts(gap)[form] ?? rightTexts(gap)[0] ?? ""),
  );
}

const rightAnswer = (key: Key, { gaps }: Shown): Given =>
  keyed(key, (one, gapId) => {
    const gap = gaps.find(({ gap_id }) => gap_id === gapId);
    return fittingForm(rightTexts(one), gap === undefined || gap.kind === "choice" ? 0 : gap.max_length);
  });

function wrongAnswer(right: Given, { gaps: [first] }: Shown, random: Random): Given {
  if (first === undefined) return right;
  const { gap_id: gapId } = first;
  if (first.kind === "choice") {
    const other = anotherThan(right.choices[gapId], first.options, random);
    return { ...right, choices: { ...right.choices, [gapId]: other } };
  }
  return { ...right, texts: { ...right.texts, [gapId]: misspelt(right.texts[gapId] ?? "") } };
}

const renamedKey = (gaps: Key["gaps"], rename: Rename): Key["gaps"] =>
  Object.fromEntries(
    Object.entries(gaps).map(([gapId, key]) => [
      gapId,
      key.kind === "choice"
        ? { ...withRenamedCredit(key, listOf(gapId), rename), option_id: rename(listOf(gapId), key.option_id) }
        : key,
    ]),
  );

const renamedChoices = (choices: Given["choices"], rename: Rename): Given["choices"] =>
  Object.fromEntries(Object.entries(choices).map(([gapId, id]) => [gapId, rename(listOf(gapId), id)]));

const sheetOf = (key: GapKey, gap: Gap | undefined): KeySheet => {
  if (key.kind === "text") return { as: "typed gaps", formsOf: () => formsWithShares(key) };
  if (key.kind === "number") return { as: "typed gaps", formsOf: () => [String(key.value)] };
  const options = gap?.kind === "choice" ? gap.options : [];
  return { as: "chosen gaps", optionsOf: () => options, rightOf: () => key.option_id };
};

/** The credit is the weighted mean of the gaps' shares. */
export const gapsScoring: InteractionScoring<"gaps"> = {
  fits,
  isEmpty: ({ texts, choices }) =>
    Object.values(texts).every(isWithoutText) && Object.values(choices).every((id) => id === ""),
  score: (key, _, answer) => score(key, answer),
  gaps: {
    count: ({ gaps }) => gaps.length,
    areRight: (key, answer) =>
      Object.fromEntries(Object.entries(sharesOfGaps(key, answer)).map(([gapId, share]) => [gapId, share === 1])),
  },
  renaming: {
    interaction: (interaction, rename) => ({
      ...interaction,
      gaps: interaction.gaps.map((gap) =>
        gap.kind === "choice" ? { ...gap, options: renamedOptions(gap.options, listOf(gap.gap_id), rename) } : gap,
      ),
    }),
    given: (given, rename) => ({
      ...given,
      ...("gaps" in given
        ? { gaps: renamedKey(given.gaps, rename) }
        : { choices: renamedChoices(given.choices, rename) }),
    }),
  },
  namedAnswers,
  keySheet: (key, { gaps }) => ({
    as: "gaps",
    sheetOf: (gapId) => {
      const one = Object.hasOwn(key.gaps, gapId) ? key.gaps[gapId] : undefined;
      return one === undefined
        ? { as: "data" }
        : sheetOf(
            one,
            gaps.find(({ gap_id }) => gap_id === gapId),
          );
    },
  }),
  rightAnswer,
  wrongAnswer,
};
