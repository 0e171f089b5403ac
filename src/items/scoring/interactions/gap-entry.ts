import { isAmong } from "../../../contract/item/comparable";
import type { AnswerOf, KeyOf } from "../../../contract/item/item";
import type { InteractionScoring } from "../interaction-scoring";
import { byShare } from "../marks";
import { isWithoutText, misspelt } from "../texts";

type Key = KeyOf<"gap_entry">;

const gapsRight = ({ accepted }: Key, answer: AnswerOf<"gap_entry"> | null): Record<string, boolean> => {
  const entered = answer?.texts ?? {};
  return Object.fromEntries(
    Object.entries(accepted).map(([gapId, forms]) => [
      gapId,
      Object.hasOwn(entered, gapId) && isAmong(forms, entered[gapId] ?? "", false),
    ]),
  );
};

/** One answer for each form: with the first form of all gaps, then the second of those that have one, and so on. */
const namedAnswers = ({ type, accepted }: Key): AnswerOf<"gap_entry">[] => {
  const most = Math.max(...Object.values(accepted).map(({ length }) => length));
  return Array.from({ length: most }, (_, form) => ({
    type,
    texts: Object.fromEntries(Object.entries(accepted).map(([gap, forms]) => [gap, forms[form] ?? forms[0] ?? ""])),
  }));
};

/** The credit is the share of right gaps. */
export const gapEntryScoring: InteractionScoring<"gap_entry"> = {
  fits: ({ gaps }, { texts }) =>
    Object.entries(texts).every(([gapId, text]) =>
      gaps.some(({ gap_id, max_length }) => gap_id === gapId && text.length <= max_length),
    ),
  isEmpty: ({ texts }) => Object.values(texts).every(isWithoutText),
  score: (key, _, answer) => {
    const gaps = Object.values(gapsRight(key, answer));
    return byShare(gaps.filter(Boolean).length, gaps.length, key.whole);
  },
  gaps: { count: ({ gaps }) => gaps.length, areRight: gapsRight },
  renaming: null,
  namedAnswers,
  keySheet: ({ accepted }) => ({ as: "typed gaps", formsOf: (gapId) => accepted[gapId] ?? [] }),
  rightAnswer: ({ type, accepted }) => ({
    type,
    texts: Object.fromEntries(Object.entries(accepted).map(([gapId, [form = ""]]) => [gapId, form])),
  }),
  wrongAnswer: (right) => {
    const [gapId, text] = Object.entries(right.texts)[0] ?? ["", ""];
    return { ...right, texts: { ...right.texts, [gapId]: misspelt(text) } };
  },
};
