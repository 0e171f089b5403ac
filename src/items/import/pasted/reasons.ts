import type { ReasonWords } from "../words";

/** What is said beside a pasted question that was read. */
export const pastedChanges = {
  readAsSeveral: {
    en: "Several letters are named as right, so several choices may be chosen.",
    zh: "标出了多个正确选项，因此按多选题读取。",
  },
  keyFromBrackets: {
    en: "The letter in the brackets of the question was read as its key.",
    zh: "题干括号中的字母已作为答案读取。",
  },
  keyFromList: { en: "The key comes from the list of answers.", zh: "答案取自文末的答案表。" },
} as const satisfies Record<string, ReasonWords>;

/** Reasons why a pasted text is no question that can be used. */
export const pastedRefusals = {
  severalMarked: {
    en: "More than one choice is marked as right. Say “choose all that apply” if several may be chosen.",
    zh: "有多个选项被标为正确。若为多选题，请在题干写明“多选”。",
  },
  keyNotMarked: {
    en: "No choice is marked as right and no line names the answer.",
    zh: "没有标出正确选项，也没有写明答案。",
  },
  keysDiffer: { en: "Two places name different answers.", zh: "两处给出的答案不一致。" },
  answerNotAmongChoices: { en: "The answer is none of the choices.", zh: "答案不在选项之中。" },
  answerNotAdded: { en: "The answer holds more than the letters of choices.", zh: "答案除选项字母外还有其他文字。" },
  choicesMixed: { en: "The choices are not lettered one after another.", zh: "选项没有按字母依次标出。" },
  gapsAndAnswersDiffer: {
    en: "The text has another number of blanks than there are answers.",
    zh: "空格数与答案数不一致。",
  },
  noQuestionHere: { en: "These lines belong to no question.", zh: "这些行不属于任何题目。" },
  nestedTooDeep: { en: "The pasted text is nested too deeply to be read.", zh: "粘贴的内容嵌套过深，无法读取。" },
  pastedTooMuch: {
    en: "At most 10,000 lines are read at once; paste the text in parts.",
    zh: "一次最多读取 10,000 行，请分几次粘贴。",
  },
  pointsOutOfRange: { en: "The points must be above 0.", zh: "分值必须大于 0。" },
} as const satisfies Record<string, ReasonWords>;
