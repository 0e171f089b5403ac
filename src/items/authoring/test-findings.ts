import type { Localized } from "../../contract/item/content";

/** What a check of a test may find beside the findings of its questions. */
export const testFindings = {
  titleMissing: { en: "The test has no title.", zh: "测试没有标题。" },
  sectionEmpty: { en: "A section has no question.", zh: "有分区没有题目。" },
  itemUnknown: { en: "A question is no longer there.", zh: "有题目已不存在。" },
  itemRepeated: { en: "A question stands in the test twice.", zh: "有题目在测试中出现了两次。" },
  drawTooLarge: { en: "A section draws more questions than it has.", zh: "分区抽取的题数多于其题目数。" },
  sectionClocksLonger: {
    en: "The sections have more time together than the whole test.",
    zh: "各分区时间之和超过整个测试的时间。",
  },
  releaseInThePast: { en: "The answers would be shown on a day that is over.", zh: "公布答案的日期已过。" },
  translationMissing: {
    en: "Some questions are in another language than others.",
    zh: "部分题目的语言与其他题目不同。",
  },
  timeShort: { en: "The time is less than half of what the questions usually take.", zh: "时间不足通常所需的一半。" },
  testUnfit: { en: "The test does not fit the rules of tests.", zh: "测试不符合规则。" },
} as const satisfies Record<string, Localized>;
export type TestFindingCode = keyof typeof testFindings;
