import type { ReasonWords } from "../words";

/** Changes made while a QTI 2 or 3 item is read. */
export const qtiChanges = {
  keyIdentifierPadded: {
    en: "The key writes its choice with leading zeros (answer_004 for answer_4); it was matched by number.",
    zh: "答案标识带有前导零（如 answer_004 对应 answer_4），已按数字对应。",
  },
  scoreAssumed: {
    en: "The package sets no score; an answer that matches the key counts as right.",
    zh: "题包未设定分数；与答案相符即算正确。",
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
  placeholderLeftOut: { en: "A word that stands in the empty field was left out.", zh: "空输入框中的提示文字未导入。" },
  wholeNumbersNotEnforced: {
    en: "The package takes whole numbers only; here numbers between them may be typed and may count as right.",
    zh: "题包只接受整数；此处可输入小数，且可能算正确。",
  },
  modelAnswerAsGuide: {
    en: "The answer that the file names as right became the guide for whoever marks.",
    zh: "文件注明的正确答案已作为评分参考。",
  },
  fieldSizeLeftOut: { en: "The size of the field was left out.", zh: "作答框的大小未保留。" },
  rubricLeftOut: {
    en: "Notes of the question for other people than the student were left out.",
    zh: "题目中面向学生以外人员的说明未导入。",
  },
  pictureRedrawn: {
    en: "A picture that a script draws was redrawn from its structure formula.",
    zh: "由脚本绘制的图已根据结构式重新绘制。",
  },
  presetAnswerLeftOut: { en: "An answer that is filled in beforehand was left out.", zh: "预先填好的答案未导入。" },
  unansweredFree: {
    en: "The package takes points for no answer; here a question without an answer earns 0.",
    zh: "题包对未作答扣分；此处未作答得 0 分。",
  },
  maximumDiffers: {
    en: "The package names another maximum than the points that an answer can earn; these count.",
    zh: "题包注明的满分与作答可得的最高分不同，以可得分数为准。",
  },
  roundingEndIncluded: {
    en: "Numbers are compared after rounding; here the numbers at both ends count as right.",
    zh: "数字按四舍五入后比较；此处区间两端的数字均算正确。",
  },
  toleranceRoundKey: {
    en: "The tolerances below and above differ; they were read as below and above the right answer.",
    zh: "上下允许误差不同，已按低于和高于正确答案读取。",
  },
  gapCapitalsIgnored: {
    en: "The package compares the gaps letter by letter; here capitals do not count in them.",
    zh: "题包逐字比较填空；此处填空不区分大小写。",
  },
  choiceAsGap: {
    en: "Choices among several places to answer became a list to choose from.",
    zh: "多个作答处中的选择题改为下拉选择。",
  },
  shuffledOnce: {
    en: "Entries that the package shuffles anew each time are shuffled once, the same for all.",
    zh: "题包每次打乱的选项在此只打乱一次，所有人相同。",
  },
  pairLimitLeftOut: { en: "The largest number of pairs is not enforced.", zh: "未强制最多配对数量。" },
  gapMatchAsChoices: {
    en: "Words to be put into gaps became a choice among the words at each gap; a word may be used twice.",
    zh: "拖入填空的词改为在每个空处选择；同一个词可使用两次。",
  },
  matchAsChoices: {
    en: "Pairs that earn different points became a choice for each entry; another entry may be chosen several times.",
    zh: "得分不同的配对改为逐项选择；同一项可被多次选择。",
  },
  placesAsGaps: {
    en: "Places on a picture became numbered gaps; a drawing below it shows where they lie. A word may be used twice.",
    zh: "图上的位置改为编号的填空，图下方的示意图标明其位置；同一个词可使用两次。",
  },
  hottextAsChoices: {
    en: "Words to be marked in a text became a choice among these words below it.",
    zh: "在文中标记词语改为在文下选择这些词语。",
  },
  associateAsColumns: {
    en: "Pairs to be made among all became pairs between two columns.",
    zh: "任意两项配对改为两栏之间配对。",
  },
  columnsTurned: { en: "The two columns to be matched changed places.", zh: "配对的两栏互换了位置。" },
  onePairEach: {
    en: "Each entry on the left is matched once, though the package allows more.",
    zh: "左栏每项只配对一次，题包允许多次。",
  },
  targetsReusable: {
    en: "An entry on the right may be matched several times, though the package allows it once.",
    zh: "右栏每项可配对多次，题包只允许一次。",
  },
  morePairsCost: {
    en: "Each pair beyond the number of right ones takes away one right pair here.",
    zh: "超出正确数量的每个配对会抵消一个正确配对。",
  },
  pictureTextLeftOut: { en: "The description of a picture with spots was left out.", zh: "带热区图片的说明未导入。" },
  spotLabelsLeftOut: { en: "The names of the spots on the picture were left out.", zh: "图上热区的名称未导入。" },
  pointAsAreas: {
    en: "Instead of any point the student chooses among the areas that count, which are marked on the picture.",
    zh: "不再点击任意位置，而是在图中标出的区域里选择。",
  },
  onlyAreaMarked: {
    en: "Only one area counts, and it is marked on the picture, so that the answer shows.",
    zh: "只有一个区域计分且已在图中标出，因此答案可见。",
  },
  sliderAsNumber: { en: "A slider became a number to be typed.", zh: "滑块改为输入数字。" },
  textMoved: {
    en: "Text that stands after the choices is shown before them.",
    zh: "选项之后的文字改在选项之前显示。",
  },
  catalogLeftOut: { en: "Support for accessibility tools was left out.", zh: "辅助工具的支持信息未导入。" },
  materialsLeftOut: { en: "Materials that go with the item were left out.", zh: "题目的配套材料未导入。" },
  elementLeftOut: { en: "A part of the item that cannot be read was left out.", zh: "题目中有无法读取的部分未导入。" },
  itemTimeLimitLeftOut: { en: "A time limit of the question alone cannot be kept.", zh: "单题时间限制无法保留。" },
  itemControlLeftOut: { en: "A rule for taking the question alone cannot be kept.", zh: "单题的作答规则无法保留。" },
} as const satisfies Record<string, ReasonWords>;

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
  processingTooLong: {
    en: "The rules for scoring are too long to be worked through for all answers.",
    zh: "评分规则过长，无法对所有答案逐一验算。",
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
  keyContradicted: {
    en: "The answer that is named as right does not earn all the points.",
    zh: "注明的正确答案得不到满分。",
  },
  unansweredEarns: { en: "A question without an answer earns points.", zh: "未作答也会得分。" },
  mappingMissing: {
    en: "The item is scored by a mapping that it does not have.",
    zh: "题目按映射表评分，却没有映射表。",
  },
  otherAnswersEarn: {
    en: "Answers that are not listed earn or lose points.",
    zh: "未列出的答案会得分或扣分。",
  },
  numeralsUnsupported: {
    en: "The number is to be typed in another system than the decimal one.",
    zh: "数字须以十进制以外的进位制输入。",
  },
  numberUnbounded: { en: "All numbers beyond some number are right.", zh: "超过某数的所有数字均算正确。" },
  boundExcluded: {
    en: "The number at the end of the right interval does not count as right.",
    zh: "正确区间的端点不算正确。",
  },
  areasOverlap: {
    en: "Areas of the picture overlap, so that one place belongs to two of them.",
    zh: "图上的区域互相重叠，同一位置属于两个区域。",
  },
  pairsUnequal: {
    en: "Pairs earn or cost different points in a way that cannot be kept.",
    zh: "各配对的得分或扣分不同，无法保留。",
  },
  pairsTangled: {
    en: "The right pairs do not fit into two columns with one partner each.",
    zh: "正确配对无法排成每项只配一次的两栏。",
  },
  gapWithoutKey: { en: "A gap has no right answer of its own.", zh: "有空没有单独的正确答案。" },
  orderIncomplete: { en: "Only some of the choices are to be put in order.", zh: "只需排列部分选项。" },
  stimulusMissing: { en: "The passage of the item is not in the package.", zh: "题包中没有题目的材料。" },
  weightAmbiguous: { en: "The test gives the item several weights.", zh: "测试给该题多个权重。" },
  itemRepeated: {
    en: "The test uses this item a second time; it comes in once.",
    zh: "测试重复使用该题目，只导入一次。",
  },
} as const satisfies Record<string, ReasonWords>;

/** Remarks about a QTI 2 or 3 test. */
export const qtiTestRemarks = {
  weightKept: { en: "The points of a question are multiplied by its weight.", zh: "题目分值已乘以权重。" },
  totalKept: { en: "The result is the sum of the points.", zh: "总分为各题分数之和。" },
  weightUnused: { en: "The test does not count this weight.", zh: "测试未使用该权重。" },
  partsAsSections: {
    en: "The test's parts became its sections, one after the other.",
    zh: "测试的各部分改为依次的分区。",
  },
  sectionsFlattened: {
    en: "Sections within a section became sections of the test.",
    zh: "分区内的分区改为测试的分区。",
  },
  sectionTitleHidden: { en: "The title of a section is not shown to the student.", zh: "分区标题不向学生显示。" },
  sectionMissing: {
    en: "A section lies in a file that is not in the package.",
    zh: "有分区所在的文件不在题包中。",
  },
  staffRubricLeftOut: {
    en: "Notes of the test or a section for other people than the student were left out.",
    zh: "测试或分区中面向学生以外人员的说明未导入。",
  },
  linearLeftOut: {
    en: "The package lets students go forward only; here they may go back.",
    zh: "题包只允许向前作答；此处可以返回。",
  },
  submissionLeftOut: {
    en: "The package hands in each answer by itself; here all are handed in together.",
    zh: "题包逐题提交；此处一并提交。",
  },
  sessionControlLeftOut: { en: "A rule for taking the questions cannot be kept.", zh: "题目的作答规则无法保留。" },
  outcomeProcessingLeftOut: {
    en: "What the test computes beyond the sum of points was left out.",
    zh: "测试在总分之外的计算未导入。",
  },
  lateSubmissionLeftOut: {
    en: "The package accepts answers after the time limit; here the limit ends the test.",
    zh: "题包允许超时后提交；此处到时即结束。",
  },
  stylesheetLeftOut: { en: "A style sheet of the test was left out.", zh: "测试的样式表未导入。" },
  minTimeLeftOut: { en: "A shortest time cannot be kept.", zh: "最短时间限制无法保留。" },
  partTimeLimitLeftOut: { en: "The time limit of a part cannot be kept.", zh: "部分的时间限制无法保留。" },
  selectionLeftOut: {
    en: "A selection of questions cannot be kept; all are used.",
    zh: "抽题规则无法保留，使用全部题目。",
  },
  requiredLeftOut: {
    en: "Some questions must always be drawn; here all have the same chance.",
    zh: "有题目必须抽到；此处机会均等。",
  },
  orderingLeftOut: { en: "The shuffling of sections cannot be kept.", zh: "分区的随机顺序无法保留。" },
  fixedPlaceLeftOut: {
    en: "Some questions should keep their place; here all are shuffled.",
    zh: "有题目应保持位置；此处全部随机。",
  },
  flowUnsupported: {
    en: "Which questions are shown depends on the answers, which cannot be kept.",
    zh: "显示哪些题目取决于作答，无法保留。",
  },
  preConditionLeftOut: { en: "A condition for showing a part was left out.", zh: "显示某部分的条件未导入。" },
  branchRuleLeftOut: { en: "A jump to another part was left out.", zh: "跳转到其他部分的规则未导入。" },
} as const satisfies Record<string, ReasonWords>;
