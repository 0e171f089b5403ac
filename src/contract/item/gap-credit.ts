import { comparable } from "./comparable";
import { shareIn, shareOfNumber, shareOfOption, shareOfText } from "./credit";
import type { AnswerOf, KeyOf } from "./item";
import { readNumber } from "./number-forms";

type Key = KeyOf<"gaps">;
type Given = AnswerOf<"gaps"> | null;

const inGap = (record: Readonly<Record<string, string>> | undefined, gapId: string): string =>
  record !== undefined && Object.hasOwn(record, gapId) ? (record[gapId] ?? "") : "";

/** The share that each gap of the key earns; an empty one earns 0. */
export const sharesOfGaps = ({ gaps }: Key, answer: Given): Record<string, number> =>
  Object.fromEntries(
    Object.entries(gaps).map(([gapId, key]) => {
      if (key.kind === "choice")
        return [gapId, shareOfOption(key.option_id, key.credit, inGap(answer?.choices, gapId))];
      const text = inGap(answer?.texts, gapId);
      if (comparable(text, false) === "") return [gapId, 0];
      if (key.kind === "text") return [gapId, shareOfText(key, text)];
      const value = readNumber(text);
      return [gapId, value === null ? 0 : shareOfNumber(key, value)];
    }),
  );

/** The mean of the shares of the gaps, weighted by the key's weights. */
export function shareOfGaps(key: Key, answer: Given): number {
  const weightOf = (gapId: string): number => shareIn(key.weights, gapId) ?? 1;
  let earned = 0;
  let all = 0;
  for (const [gapId, share] of Object.entries(sharesOfGaps(key, answer))) {
    earned += weightOf(gapId) * share;
    all += weightOf(gapId);
  }
  return all === 0 ? 0 : earned / all;
}
