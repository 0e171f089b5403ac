import type { Language } from "../../contract/item/content";

type Words = Readonly<Record<Language, string>>;

/** Corrections made while an item is read. */
export const normalisations = {
  keyIdentifierPadded: {
    en: "The key writes its choice with leading zeros (answer_004 for answer_4); it was matched by number.",
    zh: "答案标识带有前导零（如 answer_004 对应 answer_4），已按数字对应。",
  },
  scoreAssumed: {
    en: "The package compares the answer with the key but sets no score; a match counts as right.",
    zh: "题包只比较答案而未设定分数；相符即算正确。",
  },
  mappingRead: {
    en: "The mapping lists further accepted forms; they are accepted too.",
    zh: "映射表列出了其他可接受的写法，一并接受。",
  },
  severalCorrectForms: {
    en: "The key lists several forms of one answer; each is accepted.",
    zh: "答案列出了多种写法，均予接受。",
  },
  caseFoldedDuplicatesMerged: {
    en: "Accepted forms that differ only in capitals were merged.",
    zh: "仅大小写不同的写法已合并。",
  },
  scoredAllOrNothing: {
    en: "The package gives part of the points for some of the choices; here all must be right.",
    zh: "题包按选项给部分分数；此处须全部选对才得分。",
  },
  fixedChoicesKeptInOrder: {
    en: "Some choices must keep their place, so none is shuffled.",
    zh: "部分选项须保持位置，因此不打乱顺序。",
  },
  booleanRespelled: {
    en: "An attribute that must be true or false has it in capitals; it was read as that.",
    zh: "有取值应为 true 或 false 的属性用了大写，已照其意读取。",
  },
  minChoicesLeftOut: { en: "The smallest number of choices is not enforced.", zh: "未强制最少选择数量。" },
  patternLeftOut: { en: "The pattern for what may be typed is not enforced.", zh: "未强制输入格式。" },
  feedbackLeftOut: { en: "Feedback shown after answering was left out.", zh: "作答后显示的反馈未导入。" },
  rubricLeftOut: { en: "Notes for other people than the student were left out.", zh: "面向学生以外人员的说明未导入。" },
  promptRepeated: {
    en: "The prompt repeats the question word for word and is shown once.",
    zh: "提示与题干逐字重复，只显示一次。",
  },
  escapedMarkupRead: {
    en: "Mark-up that was written as text was read as mark-up.",
    zh: "以文本形式书写的标记已按标记读取。",
  },
  scriptRemoved: { en: "Scripts were removed.", zh: "脚本已移除。" },
  pictureRedrawn: {
    en: "A picture that a script draws was redrawn from its structure formula.",
    zh: "由脚本绘制的图已根据结构式重新绘制。",
  },
  linkRemoved: { en: "A link was removed; its words stay.", zh: "链接已移除，文字保留。" },
  styleReduced: { en: "Some styling was left out.", zh: "部分样式未保留。" },
  formulaReduced: {
    en: "Some of how a formula was to be drawn, such as lines, breaks or kinds of letters, was left out.",
    zh: "公式的部分显示方式（如线条、换行或字体）未保留。",
  },
  elementsReduced: {
    en: "Elements that only group or decorate were left out; their words stay.",
    zh: "仅用于分组或装饰的元素已移除，文字保留。",
  },
} as const satisfies Record<string, Words>;

/** Reasons why an item cannot be used. */
export const refusals = {
  fileMissing: { en: "The item's file is not in the package.", zh: "题包中没有该题目的文件。" },
  xmlRefused: { en: "The item's XML cannot be read safely.", zh: "题目的 XML 无法安全读取。" },
  notItem: { en: "The file holds no QTI 2 item.", zh: "文件中没有 QTI 2 题目。" },
  notInTest: { en: "The package's test does not use this item.", zh: "题包中的测试未使用该题目。" },
  booleanUnreadable: {
    en: "An attribute that must be true, false, 1 or 0 is none of them.",
    zh: "有取值应为 true、false、1 或 0 的属性不是其中任何一个。",
  },
  adaptiveItem: { en: "The item changes while it is being answered.", zh: "题目会在作答过程中变化。" },
  templated: {
    en: "The item is a template that makes its values when it is shown.",
    zh: "题目是在显示时生成数值的模板。",
  },
  noInteraction: { en: "The item has nothing to answer.", zh: "题目没有可作答的内容。" },
  severalInteractions: { en: "The item has several places to answer.", zh: "题目有多个作答处。" },
  interactionUnsupported: { en: "This kind of question cannot be shown yet.", zh: "暂不支持该题型。" },
  responseUndeclared: { en: "The item does not declare the response it asks for.", zh: "题目未声明其作答变量。" },
  responseTypeUnsupported: {
    en: "The declared response does not go with this kind of question.",
    zh: "声明的作答类型与题型不符。",
  },
  processingUnsupported: {
    en: "The item is scored by rules that cannot be carried over.",
    zh: "题目的评分规则无法沿用。",
  },
  partialCredit: { en: "The item gives different points to different answers.", zh: "题目对不同答案给不同分数。" },
  keyMissing: { en: "The item has no right answer.", zh: "题目没有正确答案。" },
  keyUnknown: { en: "The right answer is none of the choices.", zh: "正确答案不在选项之中。" },
  keyAmbiguous: {
    en: "The item names several right answers where one may be chosen.",
    zh: "题目只能选一项，却给出多个正确答案。",
  },
  tooManyCorrect: { en: "More choices are right than may be chosen.", zh: "正确选项多于可选数量。" },
  caseMixed: {
    en: "Capitals count for some accepted forms and not for others.",
    zh: "部分写法区分大小写，部分不区分。",
  },
  answerTooLong: { en: "An accepted answer is longer than can be typed here.", zh: "可接受的答案超过可输入的长度。" },
  numberUnreadable: { en: "The right answer is not a number.", zh: "正确答案不是数字。" },
  choicesOutOfRange: {
    en: "The item has fewer than 2 or more than 60 choices.",
    zh: "题目的选项少于 2 个或多于 60 个。",
  },
  choiceIdentifiersRepeated: { en: "Two choices have the same identifier.", zh: "有两个选项标识相同。" },
  choiceEmpty: { en: "A choice has neither text nor picture.", zh: "有选项既无文字也无图片。" },
  choicesAlike: { en: "Two choices look the same.", zh: "有两个选项看起来相同。" },
  stemEmpty: { en: "No text and no picture of the question is left.", zh: "题干没有留下文字或图片。" },
  pictureByScript: { en: "The picture is drawn by a script.", zh: "图由脚本绘制。" },
  tooManyPictures: {
    en: "The item has scripts that draw more than 20 molecules.",
    zh: "题目的脚本绘制的分子超过 20 个。",
  },
  scriptNeeded: { en: "The item needs a script to be shown.", zh: "题目需要脚本才能显示。" },
  contentUnsupported: { en: "The question holds content that cannot be shown here.", zh: "题目含有无法显示的内容。" },
  styleMeaningful: { en: "The question relies on styling that cannot be kept.", zh: "题目依赖无法保留的样式。" },
  mediaMissing: { en: "A picture is not in the package.", zh: "题包中缺少图片。" },
  mediaRemote: { en: "A picture lies on another server.", zh: "图片位于其他服务器。" },
  mediaUnsupported: {
    en: "A picture is of a kind that cannot be shown, or not what its name says.",
    zh: "图片类型无法显示，或与文件名不符。",
  },
  contentTooLong: { en: "The question is too long to be shown.", zh: "题目内容过长，无法显示。" },
  formulaUnreadable: { en: "A formula cannot be read.", zh: "公式无法读取。" },
  itemInvalid: { en: "The item does not fit the form in which items are kept.", zh: "题目不符合存储格式。" },
} as const satisfies Record<string, Words>;

export type NormalisationCode = keyof typeof normalisations;
export type RefusalCode = keyof typeof refusals;
export interface Reason {
  readonly code: NormalisationCode | RefusalCode;
  readonly detail?: string;
}

const words: Readonly<Record<NormalisationCode | RefusalCode, Words>> = { ...normalisations, ...refusals };
export const reasonSentence = (code: Reason["code"], language: Language): string => words[code][language];

/** Thrown when one item cannot be used; the other items of the package are still read. */
export class Refusal extends Error {
  readonly reason: Reason;
  constructor(code: RefusalCode, detail?: string) {
    super(refusals[code].en);
    this.name = "Refusal";
    this.reason = detail === undefined ? { code } : { code, detail };
  }
}

/** Collects the corrections in one item, each code once with all its details. */
export class Notes {
  readonly #details = new Map<NormalisationCode, Set<string>>();

  add(code: NormalisationCode, detail?: string): void {
    const details = this.#details.get(code) ?? new Set<string>();
    if (detail !== undefined) details.add(detail);
    this.#details.set(code, details);
  }

  list(): Reason[] {
    return [...this.#details].map(([code, details]) =>
      details.size === 0 ? { code } : { code, detail: [...details].join(", ").slice(0, 300) },
    );
  }
}
