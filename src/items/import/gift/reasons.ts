import type { ReasonWords } from "../words";

/** Changes made while a GIFT question is read. */
export const giftChanges = {
  newlineEscapeRead: {
    en: String.raw`A \n before a letter was read as a line break; in a formula it needs two backslashes.`,
    zh: String.raw`字母前的 \n 已读作换行；在公式中须写两个反斜杠。`,
  },
  rangeReversed: {
    en: "A range is written with its larger end first; it was read from the smaller to the larger.",
    zh: "数值范围先写了较大的一端，已按从小到大读取。",
  },
} as const satisfies Record<string, ReasonWords>;

/** Reasons why a GIFT question cannot be used. */
export const giftRefusals = {
  braceUnclosed: { en: "A brace is opened and not closed again.", zh: "有大括号未闭合。" },
  braceUnescaped: {
    en: "Braces stand where they have no meaning; as a part of the text they need a backslash.",
    zh: "大括号出现在无意义的位置；作为文字须加反斜杠。",
  },
  answersTwice: {
    en: "The question has more than one place for its answers; or an empty line between two questions is missing.",
    zh: "题目有多处答案区，或两题之间缺少空行。",
  },
  answerUnclear: { en: "An answer begins without a sign for right or wrong.", zh: "有答案缺少表示正误的符号。" },
  pairWithoutTarget: { en: "A row to be matched has no arrow.", zh: "有配对行缺少箭头。" },
} as const satisfies Record<string, ReasonWords>;

/** Remarks about a GIFT test. */
export const giftTestRemarks = {} as const satisfies Record<string, ReasonWords>;
