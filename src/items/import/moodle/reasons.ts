import type { ReasonWords } from "../words";

/** Changes made while a Moodle XML question is read; some serve the other formats of Moodle too. */
export const moodleChanges = {
  hintsLeftOut: { en: "Hints between several tries were left out.", zh: "多次尝试之间的提示未导入。" },
  hiddenRead: {
    en: "The file hides this question in its question bank; it was read like the others.",
    zh: "该题在原题库中被隐藏；已与其他题目一样读取。",
  },
  formatAssumed: { en: "The format of a text is unknown; it was read as HTML.", zh: "文本格式未知，已按 HTML 读取。" },
  numberingLeftOut: { en: "The choices are not numbered as the file says.", zh: "选项编号方式未按文件保留。" },
  unitsLeftOut: {
    en: "An answer is accepted in one unit only; the others were left out.",
    zh: "只接受一种单位的答案，其他单位未导入。",
  },
  unitGradingLeftOut: {
    en: "A wrong unit costs points in the file; here only the number counts.",
    zh: "原文件中单位错误会扣分；此处只看数值。",
  },
  unitMoved: { en: "The unit stands behind the number, not before it.", zh: "单位显示在数值之后，而非之前。" },
  rowsInOrder: { en: "The rows to be matched are not shuffled.", zh: "待配对的行不打乱顺序。" },
  gapChoicesInOrder: { en: "The choices of a gap are not shuffled.", zh: "空格的选项不打乱顺序。" },
  gapChoicesListed: {
    en: "The choices of a gap are shown as a list to open.",
    zh: "空格的选项以下拉列表显示。",
  },
  dragAsList: { en: "Words that are dragged into gaps are chosen from lists.", zh: "拖入空格的词语改为从列表中选择。" },
  pointsFromGaps: {
    en: "The points are the sum of those of the gaps, as Moodle counts them.",
    zh: "分值为各空格分值之和，与 Moodle 的计算一致。",
  },
  textBehindMoved: { en: "Text behind the choices stands above them.", zh: "选项之后的文字已移至选项上方。" },
  orderMarkingChanged: {
    en: "A partly right order may earn other points than in the file.",
    zh: "部分正确的排序得分可能与原文件不同。",
  },
  attachmentsLeftOut: { en: "Files cannot be handed in with the answer.", zh: "作答不能附带文件。" },
  answerNotRequired: { en: "The question may be left without an answer.", zh: "该题可以不作答。" },
  wordLimitLeftOut: { en: "A limit of words is not enforced.", zh: "不限制作答的词数。" },
  answerTemplateLeftOut: {
    en: "The text with which the answer begins was left out.",
    zh: "作答框中的预填文字未导入。",
  },
  languagesTogether: {
    en: "A text in several languages, of which Moodle can show one, is shown in all of them.",
    zh: "文本含多种语言（Moodle 可只显示一种），此处全部显示。",
  },
  horizontalLeftOut: {
    en: "Parts that stand side by side stand one below the other.",
    zh: "并排显示的内容改为上下排列。",
  },
} as const satisfies Record<string, ReasonWords>;

/** Reasons why a Moodle XML question cannot be used; some serve the other formats of Moodle too. */
export const moodleRefusals = {
  weightUnreadable: {
    en: "The points of an answer are not a percentage between -100 and 100.",
    zh: "答案的得分比例不是 -100 到 100 之间的百分数。",
  },
  wildcardUnsupported: {
    en: "A star in an answer stands for any text; such answers cannot be carried over.",
    zh: "答案中的星号代表任意文字，无法导入此类答案。",
  },
  anyAnswerEarns: { en: "Any answer whatever earns or loses points.", zh: "任意答案都会得分或扣分。" },
  answerBehindOthers: {
    en: "An answer has other points than an earlier one that covers it.",
    zh: "某答案的得分与覆盖它的前一答案不同。",
  },
  formsAlike: {
    en: "Two accepted forms with different points would be read as the same text.",
    zh: "两种得分不同的写法会被视为相同文字。",
  },
  answerEmpty: { en: "An answer is empty.", zh: "有答案为空。" },
  answersTooMany: { en: "The question has more answers than can be read.", zh: "题目的答案多于可读取的数量。" },
  gapUnscored: { en: "A gap earns no points.", zh: "有空格不计分。" },
  gapUnclear: { en: "A gap is not written as Moodle writes them.", zh: "空格写法与 Moodle 格式不符。" },
  orderSubset: {
    en: "Each sitting shows only some of the parts to be put in order.",
    zh: "每次作答只显示部分待排序内容。",
  },
  orderUnclear: { en: "The order of the parts is contradictory.", zh: "各部分的顺序自相矛盾。" },
  formatUnsupported: { en: "A text is written in a format that cannot be read.", zh: "文本格式无法读取。" },
  markupUnescaped: { en: "A text holds XML elements instead of text.", zh: "文本中含有 XML 元素而非文字。" },
  fieldMissing: { en: "The question lacks a part that its kind needs.", zh: "题目缺少该题型所需的部分。" },
} as const satisfies Record<string, ReasonWords>;

/** Remarks about a Moodle XML test. */
export const moodleTestRemarks = {
  penaltiesLeftOut: {
    en: "The file sets what a further try at a question costs; here each question is answered once.",
    zh: "文件规定了再次尝试的扣分；此处每题只作答一次。",
  },
  tagsLeftOut: { en: "Tags of questions were left out.", zh: "题目的标签未导入。" },
  categoryTextLeftOut: { en: "Notes about a category were left out.", zh: "分类的说明未导入。" },
  standardFeedbackLeftOut: {
    en: "Standard sentences after answering, such as “Your answer is correct.”, were left out.",
    zh: "作答后的标准语句（如“您的答案正确。”）未导入。",
  },
} as const satisfies Record<string, ReasonWords>;
