import type { InteractionType } from "../../../contract/interactions/of-type";
import type { Language } from "../../../contract/item/content";

type Words = Readonly<Record<Language, string>>;

/** The heads of the columns, in order. */
export const heads: readonly Words[] = [
  { en: "Number", zh: "题号" },
  { en: "Section", zh: "分区" },
  { en: "Type", zh: "题型" },
  { en: "Question", zh: "题目" },
  { en: "Options", zh: "选项" },
  { en: "Key", zh: "答案" },
  { en: "Points", zh: "分值" },
  { en: "Explanation", zh: "解析" },
];

/** The kinds of questions by the interaction that they ask for. */
export const kindWords: Readonly<Record<InteractionType, Words>> = {
  single_choice: { en: "single choice", zh: "单选题" },
  multiple_choice: { en: "multiple choice", zh: "多选题" },
  text_entry: { en: "short text", zh: "简答题" },
  extended_text: { en: "longer text", zh: "论述题" },
  numeric_entry: { en: "number", zh: "数值题" },
  inline_choice: { en: "gaps to choose", zh: "选词填空" },
  gap_entry: { en: "gaps to fill in", zh: "填空题" },
  gaps: { en: "gaps to fill in and to choose", zh: "混合填空" },
  order: { en: "order", zh: "排序题" },
  match: { en: "matching", zh: "配对题" },
  categorise: { en: "sorting into groups", zh: "分类题" },
  hot_spot: { en: "places on a picture", zh: "图上选位" },
};

export const notes = {
  whole: { en: "only if all is right", zh: "全对才得分" },
  caseSensitive: { en: "capitals count", zh: "区分大小写" },
  atLeast: { en: "at least", zh: "最低" },
  nothing: { en: "choose nothing", zh: "不选" },
  person: { en: "marked by a person", zh: "人工评分" },
} as const satisfies Record<string, Words>;
