import type { Language } from "../../contract/item/content";

type Words = Readonly<Record<Language, string>>;

/** Changes to a question in a format. */
const questionChanges = {
  audioAsPlayer: {
    en: "Recordings are in the file with plain players; other systems do not limit how often they are played.",
    zh: "录音以普通播放器形式包含在文件中；其他系统不限制播放次数。",
  },
  videoLeftOut: { en: "The video that explains the question is left out.", zh: "讲解视频未包含。" },
  spotsRounded: {
    en: "Places on the picture are moved to whole pixels.",
    zh: "图片上的位置取整到像素。",
  },
  numberFormsAsValues: {
    en: "Further ways to write the number count by their value.",
    zh: "该数的其他写法按数值计。",
  },
  numberFormsLeftOut: {
    en: "Further ways to write the number that are not decimal are left out.",
    zh: "该数的非小数写法未包含。",
  },
  unitInText: { en: "The unit stands as text behind the field.", zh: "单位以文字形式写在输入框之后。" },
  unitLeftOut: { en: "The unit is not shown beside the field.", zh: "输入框旁不显示单位。" },
  surplusPairsFree: {
    en: "More pairs than the right ones do not cost points.",
    zh: "多于正确数量的配对不扣分。",
  },
  sharesRounded: {
    en: "The shares of the right choices together are a little less than all points.",
    zh: "各正确选项的分数之和略低于满分。",
  },
  passageInText: { en: "The shared passage stands in the text of each question.", zh: "共用材料写入每道题的题干。" },
  partlyCounts: {
    en: "Here only a completely right answer counts; there a partly right one earns part of the points.",
    zh: "此处全对才得分；该格式下部分正确可得部分分数。",
  },
  shareNotListed: {
    en: "A share of the points is not on the format's list; some systems round it.",
    zh: "某个分数比例不在该格式的列表中，部分系统会取近似值。",
  },
  creditAsRight: {
    en: "A choice that earns points without being right counts among the right ones.",
    zh: "可得分但并非正确的选项会被计为正确选项。",
  },
  lowestLeftOut: {
    en: "The least number of points that an answer can earn is another one.",
    zh: "答案可得的最低分不同。",
  },
  choiceLimitLeftOut: { en: "The limit on the number of choices is left out.", zh: "可选数量的限制未包含。" },
  lengthLeftOut: { en: "The limit on the length of the answer is left out.", zh: "答案的字数上限未包含。" },
  calculatorLeftOut: { en: "The calculator is not offered.", zh: "不提供计算器。" },
  gapChoicesAsButtons: {
    en: "The choices of a gap are shown as a list of buttons.",
    zh: "空格的选项以按钮列表显示。",
  },
  weightsRounded: { en: "The weights of the gaps are rounded.", zh: "各空的权重取近似值。" },
  pointsByGaps: {
    en: "The points are the sum of those of the gaps, which are whole numbers.",
    zh: "分值为各空分值之和，且各空分值为整数。",
  },
  categoriesAsMatching: {
    en: "Sorting into groups becomes matching each thing with its group.",
    zh: "分类题变为将每一项与其类别配对。",
  },
  targetsAsText: {
    en: "Mark-up in the texts to choose from is left out.",
    zh: "可选文字中的格式标记未包含。",
  },
  orderLeftOut: { en: "The order in which things are listed is drawn anew.", zh: "各项的排列顺序会重新随机。" },
  pictureLeftOut: { en: "Pictures are left out.", zh: "图片未包含。" },
  formulaAsText: { en: "Formulas are written as plain text.", zh: "公式以纯文本书写。" },
  layoutLeftOut: { en: "Tables and lists become lines of text.", zh: "表格与列表变为文字行。" },
  soundLeftOut: { en: "Recordings are left out.", zh: "录音未包含。" },
} as const satisfies Record<string, Words>;

/** Reasons why a question is not in the file. */
const questionOmissions = {
  kindUnsupported: { en: "The format has no such kind of question.", zh: "该格式没有这种题型。" },
  nothingToChoose: {
    en: "The format cannot say that choosing nothing is right.",
    zh: "该格式无法表示不选为正确。",
  },
  unscored: {
    en: "Practice questions are not scored and would count in the file.",
    zh: "练习题不计分，而在文件中会计分。",
  },
  pictureUnreadable: { en: "The size of the picture cannot be read.", zh: "无法读取图片尺寸。" },
  fileMissing: { en: "A file of the question is missing.", zh: "题目的文件缺失。" },
  sourceWithoutTarget: {
    en: "The format cannot say that something to match has no partner or several.",
    zh: "该格式无法表示某项没有配对或有多个配对。",
  },
  targetPicture: {
    en: "The format cannot show pictures or formulas in the list to choose from.",
    zh: "该格式无法在可选列表中显示图片或公式。",
  },
} as const satisfies Record<string, Words>;

/** Changes to a test in a format, and parts that are left out. */
const testChanges = {
  oneLanguage: {
    en: "The file is in one language; the questions exist in two.",
    zh: "文件只含一种语言；题目有两种语言。",
  },
  mistakesLeftOut: {
    en: "What is said to a student about a wrong choice is left out.",
    zh: "针对错误选项的说明未包含。",
  },
  transcriptsLeftOut: { en: "Transcripts of recordings are left out.", zh: "录音文本未包含。" },
  difficultyLeftOut: { en: "Measured or estimated difficulties are left out.", zh: "题目难度参数未包含。" },
  settingsLeftOut: {
    en: "Tools, the release of results and rules of the sitting are left out.",
    zh: "工具、成绩公布方式和作答规则未包含。",
  },
  adaptiveAsList: {
    en: "Questions are chosen during the sitting; the file lists all of them.",
    zh: "题目在作答过程中选取；文件列出全部题目。",
  },
  typedComparedExactly: {
    en: "Shapes of quotes, dashes and widths do not matter here in typed answers; elsewhere they may.",
    zh: "此处比较输入时不区分引号、破折号和全半角；其他系统可能区分。",
  },
  breakLeftOut: { en: "A break is left out.", zh: "休息时间未包含。" },
  partLeftOut: { en: "The names of the parts of the test are left out.", zh: "试卷各部分的名称未包含。" },
  directionsLeftOut: { en: "Directions of sections are left out.", zh: "分区说明未包含。" },
  drawLeftOut: {
    en: "Each sitting draws some of the questions; the file lists all.",
    zh: "每次作答抽取部分题目；文件列出全部。",
  },
  shuffleLeftOut: { en: "The order of the questions is not drawn.", zh: "题目顺序不随机。" },
  timeLimitLeftOut: { en: "Time limits are left out.", zh: "时间限制未包含。" },
  attemptsLeftOut: { en: "The number of attempts is left out.", zh: "作答次数未包含。" },
} as const satisfies Record<string, Words>;

export type ExportChangeCode = keyof typeof questionChanges;
export type OmissionCode = keyof typeof questionOmissions;
export type TestCode = keyof typeof testChanges;

const words: Readonly<Record<ExportChangeCode | OmissionCode | TestCode, Words>> = {
  ...questionChanges,
  ...questionOmissions,
  ...testChanges,
};

/** A change or omission in the report of an export. */
export interface ExportReason {
  readonly code: ExportChangeCode | OmissionCode | TestCode;
  readonly sentence: Words;
}

export const exportReason = (code: ExportReason["code"]): ExportReason => ({ code, sentence: words[code] });

/** Thrown if a format cannot express a question; the others are exported. */
export class Omission extends Error {
  readonly code: OmissionCode;
  constructor(code: OmissionCode) {
    super(words[code].en);
    this.name = "Omission";
    this.code = code;
  }
}
