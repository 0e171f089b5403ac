import type { Localized } from "../../contract/item/content";

/** Why no revision can be made of a draft as it stands. */
export const draftFindings = {
  stemEmpty: { en: "The question has neither text nor picture.", zh: "题干既无文字也无图片。" },
  keyMissing: { en: "No answer is marked as right.", zh: "还没有标出正确答案。" },
  keyUnfit: { en: "The answer marked as right does not fit the question.", zh: "标出的正确答案与题目不符。" },
  optionEmpty: { en: "A choice has neither text nor picture.", zh: "有选项既无文字也无图片。" },
  optionsTooFew: { en: "There are fewer than two choices.", zh: "选项少于两个。" },
  optionsAlike: { en: "Two choices look the same.", zh: "有两个选项看起来相同。" },
  formulaUnreadable: { en: "A formula cannot be read.", zh: "有公式无法读取。" },
  pictureUndescribed: { en: "A picture has no description.", zh: "有图片缺少文字说明。" },
  pictureMissing: {
    en: "A picture was copied from elsewhere without its file; insert it again.",
    zh: "有图片从别处复制而来，缺少文件，请重新插入。",
  },
  soundUndescribed: { en: "A recording has no transcript.", zh: "录音缺少文字稿。" },
  translationMissing: {
    en: "Some texts are in two languages and others in one.",
    zh: "部分文字有两种语言，部分只有一种。",
  },
  answerOutsideTolerance: {
    en: "An accepted form of the number is not among the numbers that count as right.",
    zh: "列出的写法不在判为正确的数值范围内。",
  },
  answerTooLong: {
    en: "An accepted answer is longer than the field for it.",
    zh: "有一个可接受的答案超出填写框的长度。",
  },
  gapMisplaced: {
    en: "A gap does not stand in the text exactly once.",
    zh: "有填空没有在题干中恰好出现一次。",
  },
  contentRemoved: { en: "The text holds something that cannot be shown here.", zh: "内容含有此处无法显示的部分。" },
} as const satisfies Record<string, Localized>;

export type DraftFindingCode = keyof typeof draftFindings;

/** One thing that keeps a revision from being made; `detail` is a short part of the text. */
export interface DraftFinding {
  readonly code: DraftFindingCode;
  readonly detail?: string;
}
