import type { TestDefinition } from "./db/shapes";

/** The test of a fresh installation. */
export const mapMathematics: TestDefinition = {
  title: { en: "MAP Mathematics", zh: "MAP 数学" },
  measures: {
    en:
      "Operations and algebra, numbers, measurement and data, and geometry. The questions follow your answers, " +
      "so that the result says where you stand from grade 2 to grade 12.",
    zh: "运算与代数、数与数的运算、测量与数据、几何。题目会随你的作答调整难度，结果反映你在二至十二年级范围内的水平。",
  },
  subject: "math",
  exam_info: {
    type: 2,
    extract_question_logic: 1,
    extract_question_number: 43,
    scoring_method: 1,
    correct_rate_method: 0,
  },
  modes: [
    { mode: "full", items: 43, minutes: [40, 55] },
    { mode: "practice", items: 20, minutes: [15, 25] },
  ],
  time_limit_ms: null,
  sections: [
    {
      stage: "main",
      title: { en: "Mathematics", zh: "数学" },
      items: 43,
      time_limit_ms: null,
      tools: ["calculator", "eliminator"],
    },
  ],
  rules: [
    "untimed",
    "oneByOne",
    "noWayBack",
    "noSkipping",
    "calculatorSometimes",
    "eliminator",
    "resumable",
    "practiceEstimate",
  ],
  start_levels: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  late_policy: "hold",
  attempt_limit: null,
};
