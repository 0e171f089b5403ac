import type { GapKey } from "../../../contract/interactions/gaps";
import type { InteractionOf, KeyOf, Option } from "../../../contract/item/item";
import { formShares } from "../form-shares";
import type { QuestionWork } from "../question";
import { escapedXmlText } from "../xml";
import { evenIntervals, percentage, withoutWildcards } from "./parts";

interface Gap {
  readonly id: string;
  readonly weight: number;
  readonly options: readonly Option[];
  readonly key: GapKey;
}

const escaped = (html: string): string => html.replaceAll(/[}~#]/g, (sign) => `\\${sign}`);
const answer = (share: number, html: string): string => `%${percentage(share)}%${escaped(html)}`;

const mostTries = 100;
const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9 && Math.round(value) >= 1;

/**
 * The weights as whole numbers with a sum equal to the points, if there are any such; otherwise the change is noted.
 */
const wholeWeights = (work: QuestionWork, weights: readonly number[]): readonly number[] => {
  const { points } = work.item;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const inPoints = weights.map((weight) => (weight * points) / total);
  if (inPoints.every(isWhole)) return inPoints.map(Math.round);
  work.changes.add("pointsByGaps");
  for (let factor = 1; factor <= mostTries; factor += 1) {
    const scaled = weights.map((weight) => weight * factor);
    if (scaled.every(isWhole)) return scaled.map(Math.round);
  }
  work.changes.add("weightsRounded");
  const least = Math.min(...weights);
  return weights.map((weight) => Math.max(1, Math.round(weight / least)));
};

const chosen = (work: QuestionWork, { options, key }: Gap): string => {
  if (key.kind !== "choice") throw new Error("this gap is typed");
  const contents = options.map((option) => work.xhtml(option.content));
  const isPlain = contents.every((content) => !content.includes("<"));
  if (!isPlain) work.changes.add("gapChoicesAsButtons");
  const shares = options.map(({ option_id: id }) => (id === key.option_id ? 1 : (key.credit?.[id] ?? 0)));
  const answers = contents.map((content, place) => answer(shares[place] ?? 0, content));
  return `${isPlain ? "MULTICHOICE" : "MULTICHOICE_V"}:${answers.join("~")}`;
};

const typed = (key: Exclude<GapKey, { kind: "choice" }>): string => {
  if (key.kind === "text") {
    const answers = formShares(key).map(([form, share]) => answer(share, escapedXmlText(withoutWildcards(form))));
    return `${key.case_sensitive ? "SHORTANSWER_C" : "SHORTANSWER"}:${answers.join("~")}`;
  }
  const intervals = [{ ...key, credit: 1 }, ...(key.also ?? [])].flatMap((one) => evenIntervals(one, one.credit));
  return `NUMERICAL:${intervals
    .map(({ value, tolerance, share }) => answer(share, `${value}:${tolerance}`))
    .join("~")}`;
};

const leastOf = ({ key }: Gap): number =>
  Math.min(
    0,
    ...(key.kind === "number" ? (key.also ?? []).map(({ credit }) => credit) : Object.values(key.credit ?? {})),
  );

/** The stem with its gaps in Moodle's notation of embedded answers (Cloze). */
const withGaps = (work: QuestionWork, gaps: readonly Gap[], { lowest = 0, whole = false }): string => {
  const weights = gaps.map(({ weight }) => weight);
  const wholes = wholeWeights(work, weights);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const least = gaps.reduce((sum, gap) => sum + (leastOf(gap) * gap.weight) / total, 0);
  if (least < lowest) work.changes.add("lowestLeftOut");
  if (whole) work.changes.add("partlyCounts");
  const fields = new Map(
    gaps.map((gap, place) => [
      gap.id,
      `{${wholes[place] ?? 1}:${gap.key.kind === "choice" ? chosen(work, gap) : typed(gap.key)}}`,
    ]),
  );
  return work.xhtml(work.item.body.stem, (gapId) => fields.get(gapId) ?? null);
};

export const inlineChoiceText = (
  work: QuestionWork,
  { gaps }: InteractionOf<"inline_choice">,
  { choices, whole }: KeyOf<"inline_choice">,
): string =>
  withGaps(
    work,
    gaps.map(({ gap_id: id, options }) => ({
      id,
      weight: 1,
      options,
      key: { kind: "choice", option_id: choices[id] ?? "" },
    })),
    { whole: whole ?? false },
  );

export const gapEntryText = (
  work: QuestionWork,
  { gaps }: InteractionOf<"gap_entry">,
  { accepted, whole }: KeyOf<"gap_entry">,
): string =>
  withGaps(
    work,
    gaps.map(({ gap_id: id }) => ({
      id,
      weight: 1,
      options: [],
      key: { kind: "text", accepted: accepted[id] ?? [], case_sensitive: false },
    })),
    { whole: whole ?? false },
  );

export const gapsText = (
  work: QuestionWork,
  { gaps }: InteractionOf<"gaps">,
  { gaps: keys, weights = {}, lowest, whole }: KeyOf<"gaps">,
): string =>
  withGaps(
    work,
    gaps.flatMap((gap) => {
      const key = keys[gap.gap_id];
      if (key === undefined) return [];
      const options = gap.kind === "choice" ? gap.options : [];
      return [{ id: gap.gap_id, weight: weights[gap.gap_id] ?? 1, options, key }];
    }),
    { lowest: lowest ?? 0, whole: whole ?? false },
  );
