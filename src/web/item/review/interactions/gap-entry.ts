import { comparable, isAmong } from "../../../../contract/item/comparable";
import type { InteractionReview } from "../interaction-review";
import { mostForms } from "../lines";
import type { Mark } from "../marks";

const markOf = (accepted: readonly string[], text: string): Mark =>
  comparable(text, false) === "" ? "skipped" : isAmong(accepted, text, false) ? "right" : "wrong";

export const gapEntryReview: InteractionReview<"gap_entry"> = {
  linesOfAnswer: ({ gaps }, { texts }, key) =>
    gaps.map(({ gap_id }, index) => {
      const text = texts[gap_id] ?? "";
      return {
        label: String(index + 1),
        content: text.trim() === "" ? null : text,
        ...(key === undefined ? {} : { mark: markOf(key.accepted[gap_id] ?? [], text) }),
      };
    }),
  linesOfKey: ({ gaps }, { accepted }) =>
    gaps.map(({ gap_id }, index) => ({
      label: String(index + 1),
      content: (accepted[gap_id] ?? []).slice(0, mostForms).join(" / "),
    })),
  isRight: ({ accepted }, _, { texts }) =>
    Object.entries(accepted).every(([gapId, forms]) => isAmong(forms, texts[gapId] ?? "", false)),
  rightAnswer: ({ type, accepted }) => ({
    type,
    texts: Object.fromEntries(Object.entries(accepted).map(([gapId, [form = ""]]) => [gapId, form])),
  }),
};
