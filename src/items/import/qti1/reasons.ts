import type { ReasonWords } from "../words";

/** Changes made while a QTI 1.2 question is read. */
export const qti1Changes = {
  introductionShared: {
    en: "A text without a question is shown beside the questions that belong to it.",
    zh: "不含题目的文字显示在所属题目旁。",
  },
  textMovedUp: {
    en: "Text that stands behind the answers is shown before them.",
    zh: "位于答案之后的文字显示在答案之前。",
  },
  legendLeftOut: { en: "Words at the ends of the list were left out.", zh: "列表首尾的标注未导入。" },
  alternativeLeftOut: { en: "An alternative form of the content was left out.", zh: "内容的替代形式未导入。" },
  kindContradicted: {
    en: "The file names one kind of question and shows another; it is read as the one that it names.",
    zh: "文件注明的题型与其结构不符；按注明的题型读取。",
  },
  hintLeftOut: { en: "A hint was left out.", zh: "提示未导入。" },
  pointsAssumed: { en: "The file names no points; the question counts one.", zh: "文件未注明分值，题目计 1 分。" },
  weightingLeftOut: { en: "A weighting beside the points was left out.", zh: "分值之外的权重未导入。" },
  blankScoresNothing: {
    en: "In the file no answer at all scores something else than zero; here it scores zero.",
    zh: "文件中未作答的得分不为零；此处未作答得零分。",
  },
  extraChoicesCount: {
    en: "The file does not say that the other choices must be left out; here they must be.",
    zh: "文件未说明其余选项不可选；此处不可多选。",
  },
  openEndClosed: {
    en: "The end of an interval, which was just outside, counts as right.",
    zh: "区间端点原本不算正确，此处算正确。",
  },
  partsAssumed: {
    en: "The file does not say what a partly right answer earns; each right part earns its share.",
    zh: "文件未说明部分正确的得分；每个正确部分按比例得分。",
  },
  categoriesCounted: {
    en: "In the file a category counts as a whole; here each placed choice counts.",
    zh: "文件按整个类别计分；此处按每个选项计分。",
  },
  wordBankListed: {
    en: "Words that were to be dragged into gaps are chosen from lists.",
    zh: "原需拖入填空的词语，此处从列表中选择。",
  },
  caseAssumed: {
    en: "The file does not say whether capitals count; they do.",
    zh: "文件未说明是否区分大小写；此处区分。",
  },
  areaRead: {
    en: "The measures of an area can be read in two ways; please look at it on the picture.",
    zh: "区域尺寸有两种读法，请在图上核对。",
  },
  twoWordsRead: {
    en: "The two choices are named by a code in the file; they are shown in English.",
    zh: "文件用代码表示两个选项；此处以英文显示。",
  },
  itemClockLeftOut: { en: "A time limit of the question was left out.", zh: "题目的时间限制未导入。" },
  extraPointsLeftOut: {
    en: "The question counts as extra points in the file; here it counts as any other.",
    zh: "该题在文件中为附加分；此处与其他题相同。",
  },
  notesLeftOut: { en: "Notes or aims of the question were left out.", zh: "题目的备注或目标未导入。" },
} as const satisfies Record<string, ReasonWords>;

/** Reasons why a QTI 1.2 question cannot be used. */
export const qti1Refusals = {
  questionTypeUnknown: { en: "The kind of question is not known here.", zh: "题型未知。" },
  formulaQuestion: {
    en: "The question makes its numbers afresh for each student.",
    zh: "该题为每位学生重新生成数值。",
  },
  opinionQuestion: {
    en: "The question asks for an opinion and has no right answer.",
    zh: "该题征求意见，没有正确答案。",
  },
  patternAnswer: {
    en: "An answer is right when it holds or resembles a text, which cannot be carried over.",
    zh: "答案按包含或近似的文字判定，无法沿用。",
  },
  anythingRight: { en: "Every answer earns points.", zh: "任何答案都能得分。" },
  wrongCosts: { en: "Every wrong answer costs points, which cannot be carried over.", zh: "答错扣分，无法沿用。" },
  responseUnknown: {
    en: "The scoring refers to an answer that the question does not ask for.",
    zh: "评分引用了题目中没有的作答。",
  },
  responsesAlike: { en: "Two places to answer have the same identifier.", zh: "有两个作答处标识相同。" },
  rowsDiffer: { en: "The rows to be matched offer different choices.", zh: "各行可配对的选项不同。" },
  gapMissing: { en: "A gap has no place in the text.", zh: "有填空在文中没有位置。" },
  gapRepeated: { en: "A gap stands in the text more than once.", zh: "有填空在文中出现多次。" },
  intervalOpen: { en: "The right numbers have no lower or no upper end.", zh: "正确数值没有下限或上限。" },
  pictureUnclear: { en: "The picture to be clicked on is not named.", zh: "未注明要点击的图片。" },
  noPoints: { en: "The question counts no points.", zh: "该题不计分。" },
  itemElsewhere: {
    en: "The question stands in another file, which is not here.",
    zh: "题目在另一个文件中，此处没有。",
  },
  bankMissing: {
    en: "The questions are drawn from a bank that is not in the package.",
    zh: "题目抽自题库，但题包中没有该题库。",
  },
  questionDisabled: { en: "The question is switched off in the file.", zh: "该题在文件中已停用。" },
  orderKeyIncomplete: {
    en: "The right order does not hold every choice once.",
    zh: "正确顺序未恰好包含每个选项一次。",
  },
  choiceInTwoCategories: { en: "A choice belongs to two categories.", zh: "有选项同属两个类别。" },
} as const satisfies Record<string, ReasonWords>;

/** Remarks about a QTI 1.2 test. */
export const qti1TestRemarks = {
  courseLeftOut: {
    en: "The rest of the course, such as pages, links and files, was left out; only its quizzes and banks are read.",
    zh: "课程的其余内容（如页面、链接、文件）未导入，仅读取测验与题库。",
  },
  settingLeftOut: { en: "A setting of the quiz was left out.", zh: "测验的一项设置未导入。" },
  aimsLeftOut: { en: "Aims of the test were left out.", zh: "测验的目标未导入。" },
  sectionDrawLeftOut: {
    en: "The drawing or shuffling of whole sections was left out.",
    zh: "整个分区的抽取或打乱未导入。",
  },
  selectionRuleLeftOut: {
    en: "A rule by which questions are selected was left out.",
    zh: "选题规则未导入。",
  },
  outcomeModelLeftOut: {
    en: "The test adds up its points in another way; here they are summed.",
    zh: "测验以其他方式计总分；此处求和。",
  },
  sectionPointsKept: {
    en: "Each question of a section counts the points that the section names.",
    zh: "分区内每题按分区所注分值计分。",
  },
  flowLeftOut: { en: "A condition on when questions are shown was left out.", zh: "题目的显示条件未导入。" },
  surveyRead: { en: "The file is a survey; it is read as a test.", zh: "文件是问卷，已按测验读取。" },
  fileUnreadable: { en: "A file of the package cannot be read.", zh: "题包中有文件无法读取。" },
} as const satisfies Record<string, ReasonWords>;
