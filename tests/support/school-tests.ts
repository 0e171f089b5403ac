import type { TestDefinition } from "../../src/server/db/shapes";

export const minute = 60_000;

export const adaptiveTest: TestDefinition = {
  title: { en: "Adaptive" },
  measures: { en: "Mathematics" },
  subject: "math",
  exam_info: {
    type: 2,
    extract_question_logic: 1,
    extract_question_number: 20,
    scoring_method: 1,
    correct_rate_method: 0,
  },
  modes: [
    { mode: "full", items: 20, minutes: [20, 30] },
    { mode: "practice", items: 6, minutes: [5, 10] },
  ],
  time_limit_ms: null,
  sections: [{ stage: "main", title: { en: "Mathematics" }, items: 20, time_limit_ms: null, tools: ["calculator"] }],
  rules: ["untimed", "oneByOne"],
  start_levels: [4, 5, 6],
  late_policy: "hold",
};

export const fixedTest: TestDefinition = {
  title: { en: "Fixed" },
  measures: { en: "Biology" },
  subject: "biology",
  exam_info: {
    type: 0,
    extract_question_logic: 0,
    extract_question_number: 4,
    scoring_method: 1,
    correct_rate_method: 1,
  },
  modes: [],
  time_limit_ms: 10 * minute,
  sections: [
    { stage: "main", title: { en: "Questions" }, items: 4, time_limit_ms: 10 * minute, tools: ["markForReview"] },
  ],
  rules: ["timed", "freeMovement"],
  start_levels: [],
  late_policy: "hold",
  attempt_limit: null,
};
