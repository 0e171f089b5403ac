import type { Localized } from "../../contract/item/content";

/** What a check of a test may find beside the findings of its questions. */
export const testFindings = {
  titleMissing: { en: "The test has no title.", zh: "测试没有标题。" },
  sectionEmpty: { en: "A section has no question.", zh: "有分区没有题目。" },
  itemUnknown: { en: "A question is no longer there.", zh: "有题目已不存在。" },
  reviewMissing: {
    en: "A question has not been approved by a reviewer as it stands.",
    zh: "有题目的当前内容尚未通过审阅。",
  },
  itemRepeated: { en: "A question stands in the test twice.", zh: "有题目在测试中出现了两次。" },
  drawTooLarge: { en: "A section draws more questions than it has.", zh: "分区抽取的题数多于其题目数。" },
  limitTooShort: { en: "A time limit is too short to answer anything.", zh: "时间限制过短，无法作答。" },
  sectionClocksLonger: {
    en: "The sections have more time together than the whole test.",
    zh: "各分区时间之和超过整个测试的时间。",
  },
  releaseInThePast: { en: "The answers would be shown on a day that is over.", zh: "公布答案的日期已过。" },
  translationMissing: {
    en: "Some questions are in another language than others.",
    zh: "部分题目的语言与其他题目不同。",
  },
  titleUntranslated: {
    en: "The questions are in a language in which the title or a section has no name.",
    zh: "题目所用的语言中，测试或分区没有标题。",
  },
  sectionsAlike: { en: "Two sections have the same name inside the test.", zh: "有两个分区的内部名称相同。" },
  timeShort: { en: "The time is less than half of what the questions usually take.", zh: "时间不足通常所需的一半。" },
  lineShort: { en: "A line finds fewer questions than it asks for.", zh: "有一行找到的题目少于所需数量。" },
  poolEmpty: { en: "No question is in the pool.", zh: "题库范围内没有题目。" },
  poolTooSmall: { en: "The pool has fewer questions than the test may ask.", zh: "可选题目少于测试最多题数。" },
  poolTooLarge: { en: "The pool has more than 2,000 questions.", zh: "可选题目超过 2000 道。" },
  itemNotCalibrated: {
    en: "The difficulty of a question is not known yet, so that an adaptive test cannot choose it.",
    zh: "有题目尚未标定难度，自适应测试无法选用。",
  },
  scalesDiffer: {
    en: "The difficulties of the questions are on different scales.",
    zh: "题目的难度不在同一量尺上。",
  },
  lengthReversed: { en: "The least length is more than the most.", zh: "最少题数大于最多题数。" },
  shareTooLarge: { en: "A skill has fewer questions than its share asks for.", zh: "有技能的题目少于其占比所需。" },
  exposureTooLow: {
    en: "So few students may see a question that the pool does not suffice.",
    zh: "题目曝光上限过低，可选题目不够用。",
  },
  forecastMissing: {
    en: "No simulated students have sat the test as it stands.",
    zh: "当前内容尚未经过模拟作答。",
  },
  testUnfit: { en: "The test does not fit the rules of tests.", zh: "测试不符合规则。" },
} as const satisfies Record<string, Localized>;
export type TestFindingCode = keyof typeof testFindings;
