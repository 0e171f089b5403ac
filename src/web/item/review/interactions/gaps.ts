import { rightFormsOf } from "../../../../contract/item/credit";
import { shareOfGaps, sharesOfGaps } from "../../../../contract/item/gap-credit";
import type { AnswerOf, InteractionOf, KeyOf } from "../../../../contract/item/item";
import type { AnswerLine, InteractionReview, LineContent } from "../interaction-review";
import { contentOf, mostForms } from "../lines";
import { markOfShare } from "../marks";

type Gap = InteractionOf<"gaps">["gaps"][number];
type Given = AnswerOf<"gaps">;
type Key = KeyOf<"gaps">;

const givenIn = (gap: Gap, { texts, choices }: Given): LineContent | null => {
  if (gap.kind === "choice") return contentOf(gap.options, choices[gap.gap_id]);
  const text = texts[gap.gap_id] ?? "";
  return text.trim() === "" ? null : text;
};

const rightIn = (gap: Gap, { gaps }: Key): LineContent | null => {
  const key = gaps[gap.gap_id];
  if (key?.kind === "text") return rightFormsOf(key).slice(0, mostForms).join(" / ");
  if (key?.kind === "number") return String(key.value);
  return gap.kind === "choice" ? contentOf(gap.options, key?.option_id) : null;
};

export const gapsReview: InteractionReview<"gaps"> = {
  linesOfAnswer: ({ gaps }, answer, key) => {
    const shares = key === undefined ? {} : sharesOfGaps(key, answer);
    return gaps.map((gap, index): AnswerLine => {
      const content = givenIn(gap, answer);
      return {
        label: String(index + 1),
        content,
        ...(key === undefined ? {} : { mark: content === null ? "skipped" : markOfShare(shares[gap.gap_id] ?? 0) }),
      };
    });
  },
  linesOfKey: ({ gaps }, key) => gaps.map((gap, index) => ({ label: String(index + 1), content: rightIn(gap, key) })),
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
