import { rightFormsOf } from "../../../../contract/item/credit";
import { shareOfGaps, sharesOfGaps } from "../../../../contract/item/gap-credit";
import type { AnswerOf, InteractionOf, KeyOf } from "../../../../contract/item/item";
import type { AnswerLine, InteractionReview, LineContent } from "../interaction-review";
import { contentOf, formsWithShare, intervalText, mostForms, shareLine } from "../lines";
import { markOfShare } from "../marks";

type Gap = InteractionOf<"gaps">["gaps"][number];
type Given = AnswerOf<"gaps">;
type Key = KeyOf<"gaps">;

const givenIn = (gap: Gap, { texts, choices }: Given): LineContent | null => {
  if (gap.kind === "choice") return contentOf(gap.options, choices[gap.gap_id]);
  const text = texts[gap.gap_id] ?? "";
  return text.trim() === "" ? null : text;
};

type Part = Pick<AnswerLine, "content" | "share">;

/** The right answers of a gap, then those that earn less or lose points. */
const partsOfKey = (gap: Gap, { gaps }: Key): Part[] => {
  const key = gaps[gap.gap_id];
  if (key?.kind === "text") {
    const others = formsWithShare(key).filter(({ share }) => share !== 1);
    return [
      { content: rightFormsOf(key).slice(0, mostForms).join(" / ") },
      ...others.map(({ form, share }) => ({ content: form, share })),
    ];
  }
  if (key?.kind === "number") {
    const others = (key.also ?? []).slice(0, mostForms);
    return [
      { content: String(key.value) },
      ...others.map((interval) => ({ content: intervalText(interval), ...shareLine(interval.credit) })),
    ];
  }
  if (gap.kind !== "choice" || key === undefined) return [];
  const others = Object.entries(key.credit ?? {}).filter(([id, share]) => id !== key.option_id && share !== 0);
  return [
    { content: contentOf(gap.options, key.option_id) },
    ...others.map(([id, share]) => ({ content: contentOf(gap.options, id), share })),
  ];
};

export const gapsReview: InteractionReview<"gaps"> = {
  linesOfAnswer: ({ gaps }, answer, key) => {
    const shares = key === undefined ? {} : sharesOfGaps(key, answer);
    return gaps.map((gap, index): AnswerLine => {
      const content = givenIn(gap, answer);
      const share = shares[gap.gap_id] ?? 0;
      return {
        label: String(index + 1),
        content,
        ...(key === undefined ? {} : { mark: content === null ? "skipped" : markOfShare(share), ...shareLine(share) }),
      };
    });
  },
  linesOfKey: ({ gaps }, key) =>
    gaps.flatMap((gap, index) => partsOfKey(gap, key).map((part) => ({ label: String(index + 1), ...part }))),
  isRight: (key, _, answer) => shareOfGaps(key, answer) === 1,
  rightAnswer: ({ type, gaps }) => {
    const entries = Object.entries(gaps);
    return {
      type,
      texts: Object.fromEntries(
        entries.flatMap(([gapId, key]) => {
          if (key.kind === "choice") return [];
          return [[gapId, key.kind === "text" ? (rightFormsOf(key)[0] ?? "") : String(key.value)]];
        }),
      ),
      choices: Object.fromEntries(
        entries.flatMap(([gapId, key]) => (key.kind === "choice" ? [[gapId, key.option_id]] : [])),
      ),
    };
  },
};
