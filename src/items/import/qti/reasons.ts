import type { Words } from "../words";

/** Changes made while a QTI 2 or 3 item is read. */
export const qtiChanges = {
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
  booleanRespelled: {
    en: "An attribute that must be true or false has it in capitals; it was read as that.",
    zh: "有取值应为 true 或 false 的属性用了大写，已照其意读取。",
  },
  minChoicesLeftOut: { en: "The smallest number of choices is not enforced.", zh: "未强制最少选择数量。" },
  patternLeftOut: { en: "The pattern for what may be typed is not enforced.", zh: "未强制输入格式。" },
  rubricLeftOut: { en: "Notes for other people than the student were left out.", zh: "面向学生以外人员的说明未导入。" },
  pictureRedrawn: {
    en: "A picture that a script draws was redrawn from its structure formula.",
    zh: "由脚本绘制的图已根据结构式重新绘制。",
  },
} as const satisfies Record<string, Words>;

/** Reasons why a QTI 2 or 3 item cannot be used. */
export const qtiRefusals = {
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
  responseUndeclared: { en: "The item does not declare the response it asks for.", zh: "题目未声明其作答变量。" },
  responseTypeUnsupported: {
    en: "The declared response does not go with this kind of question.",
    zh: "声明的作答类型与题型不符。",
  },
  processingUnsupported: {
    en: "The item is scored by rules that cannot be carried over.",
    zh: "题目的评分规则无法沿用。",
  },
  pictureByScript: { en: "The picture is drawn by a script.", zh: "图由脚本绘制。" },
  tooManyPictures: {
    en: "The item has scripts that draw more than 20 molecules.",
    zh: "题目的脚本绘制的分子超过 20 个。",
  },
  scriptNeeded: { en: "The item needs a script to be shown.", zh: "题目需要脚本才能显示。" },
  severalInteractions: { en: "The item has several places to answer.", zh: "题目有多个作答处。" },
  interactionUnsupported: { en: "This kind of question cannot be shown yet.", zh: "暂不支持该题型。" },
  fileMissing: { en: "The item's file is not in the package.", zh: "题包中没有该题目的文件。" },
  keyAmbiguous: {
    en: "The item names several right answers where one may be chosen.",
    zh: "题目只能选一项，却给出多个正确答案。",
  },
} as const satisfies Record<string, Words>;

/** What is said about a QTI 2 or 3 test. */
export const qtiTestRemarks = {} as const satisfies Record<string, Words>;
