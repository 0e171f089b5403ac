import type { ReasonWords } from "../words";

/** Changes made while an Aiken question is read. */
export const aikenChanges = {} as const satisfies Record<string, ReasonWords>;

/** Reasons why an Aiken question cannot be used. */
export const aikenRefusals = {
  answerLineMissing: { en: "No line names the right choice.", zh: "没有标明正确选项的行。" },
  answerLineUnclear: {
    en: "The line of the right choice does not name one letter.",
    zh: "标明正确选项的行没有给出一个字母。",
  },
  lettersOutOfOrder: { en: "The letters of the choices do not follow one another.", zh: "选项字母不连续。" },
  textBetween: {
    en: "Text stands between the choices and the line of the right one.",
    zh: "选项与标明正确选项的行之间有其他文字。",
  },
} as const satisfies Record<string, ReasonWords>;

/** Remarks about an Aiken test. */
export const aikenTestRemarks = {} as const satisfies Record<string, ReasonWords>;
