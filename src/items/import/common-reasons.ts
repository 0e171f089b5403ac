import type { ReasonWords } from "./words";

/** Changes that may occur in questions of any format. */
export const commonChanges = {
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
  scriptRemoved: { en: "Scripts were removed.", zh: "脚本已移除。" },
  escapedMarkupRead: {
    en: "Mark-up that was written as text was read as mark-up.",
    zh: "以文本形式书写的标记已按标记读取。",
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
  gapChoicesPlain: {
    en: "The choices of a gap are shown in one line without formatting, and pictures by their descriptions.",
    zh: "填空的选项以单行文字显示，不含格式；图片以其说明代替。",
  },
  ellipseAsPolygon: {
    en: "An ellipse on the picture became a polygon of almost the same form.",
    zh: "图上的椭圆改为形状几乎相同的多边形。",
  },
  promptRepeated: {
    en: "The prompt repeats the question word for word and is shown once.",
    zh: "提示与题干逐字重复，只显示一次。",
  },
  feedbackLeftOut: { en: "Feedback shown after answering was left out.", zh: "作答后显示的反馈未导入。" },
  introductionMoved: { en: "The text stands above the next question.", zh: "该文字已移至下一题上方。" },
  introductionLeftOut: {
    en: "The text was left out: no question that could be read follows it.",
    zh: "该文字已省略：其后没有可读取的题目。",
  },
  introductionAdded: { en: "A text from before the question stands above it.", zh: "题目之前的文字已置于题目上方。" },
  recordingMoved: {
    en: "The recording is played above the question, not at its place in the text.",
    zh: "录音在题目上方播放，而非文中原位置。",
  },
  answerPlain: {
    en: "The answer is written as plain text, without formatting, pictures or files.",
    zh: "作答为纯文本，不含格式、图片或附件。",
  },
  personMarks: {
    en: "A person marks the answer; scoring in the file is not used.",
    zh: "该题由人工评分，不使用文件中的评分规则。",
  },
  itemAttemptsLeftOut: {
    en: "A number of attempts of the question alone cannot be kept.",
    zh: "单题作答次数无法保留。",
  },
} as const satisfies Record<string, ReasonWords>;

/** Reasons for refusing a question that may occur in any format. */
export const commonRefusals = {
  noInteraction: { en: "The item has nothing to answer.", zh: "题目没有可作答的内容。" },
  partialCredit: { en: "The item gives different points to different answers.", zh: "题目对不同答案给不同分数。" },
  keyMissing: { en: "The item has no right answer.", zh: "题目没有正确答案。" },
  keyUnknown: { en: "The right answer is none of the choices.", zh: "正确答案不在选项之中。" },
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
  contentUnsupported: { en: "The question holds content that cannot be shown here.", zh: "题目含有无法显示的内容。" },
  styleMeaningful: { en: "The question relies on styling that cannot be kept.", zh: "题目依赖无法保留的样式。" },
  mediaMissing: { en: "A picture is not in the package.", zh: "题包中缺少图片。" },
  mediaRemote: { en: "A picture lies on another server.", zh: "图片位于其他服务器。" },
  mediaUnsupported: {
    en: "A picture is of a kind that cannot be shown, or not what its name says.",
    zh: "图片类型无法显示，或与文件名不符。",
  },
  recordingMissing: { en: "A recording is not in the file.", zh: "文件中缺少录音。" },
  recordingRemote: { en: "A recording lies on another server.", zh: "录音位于其他服务器。" },
  recordingUnsupported: {
    en: "A recording is of a kind that cannot be played, or not what its name says.",
    zh: "录音类型无法播放，或与文件名不符。",
  },
  recordingTooLarge: { en: "A recording is larger than 20 MB.", zh: "录音大于 20 MB。" },
  recordingOfOptionAlone: {
    en: "Choices are heard, but the question itself is not.",
    zh: "选项有录音，而题目本身没有。",
  },
  contentTooLong: { en: "The question is too long to be shown.", zh: "题目内容过长，无法显示。" },
  formulaUnreadable: { en: "A formula cannot be read.", zh: "公式无法读取。" },
  itemInvalid: { en: "The item does not fit the form in which items are kept.", zh: "题目不符合存储格式。" },
  needsPerson: { en: "A person has to mark the answer to this question.", zh: "该题需要人工评分。" },
  kindUnsupported: { en: "This kind of question cannot be carried over.", zh: "该题型无法导入。" },
  pointsUnreadable: { en: "The points of the question cannot be read.", zh: "题目的分值无法读取。" },
  noFullCredit: { en: "No answer earns all the points.", zh: "没有任何答案可得满分。" },
  tooManyForms: { en: "The question accepts more than 50 different answers.", zh: "题目可接受的答案超过 50 种。" },
  gapsOutOfRange: {
    en: "The question has no gap, more than 20 gaps, or a gap that does not stand in its text.",
    zh: "题目没有填空、填空超过 20 个，或有填空不在文中。",
  },
  areaUnsupported: { en: "An area of the picture cannot be carried over.", zh: "图上的区域无法导入。" },
  spotsUnreadable: { en: "The places on the picture cannot be read.", zh: "图上的位置无法读取。" },
  questionRepeated: {
    en: "The test uses this question a second time; it stands here once.",
    zh: "测试重复使用了该题；此处只保留一次。",
  },
  partRepeated: {
    en: "A part that must occur once in the question occurs twice.",
    zh: "题目中只能出现一次的部分出现了两次。",
  },
  questionTooLarge: { en: "The question is larger than 2 MB.", zh: "题目大于 2 MB。" },
} as const satisfies Record<string, ReasonWords>;

/** Remarks about a test, a section or the file that may occur in any format. */
export const commonTestRemarks = {
  sectionTitleKept: { en: "A section keeps its title.", zh: "分区标题保留。" },
  directionsKept: {
    en: "Directions for the student are shown before the questions.",
    zh: "面向学生的说明在题目之前显示。",
  },
  drawKept: { en: "Each sitting draws some of the questions.", zh: "每次作答从题目中抽取一部分。" },
  shuffleKept: { en: "The order of the questions is drawn for each sitting.", zh: "每次作答题目顺序随机。" },
  timeLimitKept: { en: "The time limit is kept.", zh: "时间限制保留。" },
  sectionTimeLimitKept: { en: "A section keeps its time limit.", zh: "分区时间限制保留。" },
  attemptsKept: { en: "The number of attempts is kept.", zh: "作答次数保留。" },
  languageKept: { en: "The language is the one that the file names.", zh: "语言按文件所注。" },
  encodingAssumed: {
    en: "The file is not UTF-8; its letters were read as Windows-1252.",
    zh: "文件不是 UTF-8 编码，已按 Windows-1252 读取。",
  },
  timeLimitSet: {
    en: "The file gives no time limit; this one was set and can be changed.",
    zh: "文件未给出时间限制，已设定此限制，可以修改。",
  },
  timeLimitLeftOut: { en: "A time limit cannot be kept here.", zh: "时间限制无法保留。" },
  attemptsLeftOut: { en: "The number of attempts cannot be kept here.", zh: "作答次数无法保留。" },
  drawLeftOut: {
    en: "Fewer questions could be read than each sitting draws, so all are used.",
    zh: "可读取的题目少于每次抽取的数量，因此全部使用。",
  },
  directionsLeftOut: {
    en: "Directions for the student hold something that cannot be shown, and were left out.",
    zh: "面向学生的说明含有无法显示的内容，已省略。",
  },
  sectionsInTurn: {
    en: "The sections are sat one after the other; there is no way back to an earlier one.",
    zh: "各分区依次作答，不能返回之前的分区。",
  },
  emptySectionLeftOut: { en: "A section without usable questions was left out.", zh: "没有可用题目的分区已省略。" },
  testFeedbackLeftOut: { en: "Feedback of the test was left out.", zh: "测试的反馈未导入。" },
} as const satisfies Record<string, ReasonWords>;
