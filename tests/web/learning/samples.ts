import type { Sitting } from "../../../src/web/learning/record/record-list";

/** A finished attempt at noon, with the given changes. */
export const sittingOf = (changes: Partial<Sitting> = {}): Sitting => ({
  attempt_id: "a-1",
  menu_id: "map-math",
  mode: "full",
  status: "finished",
  started_at: new Date(2026, 10, 20, 12, 0).getTime(),
  finished_at: new Date(2026, 10, 20, 12, 50).getTime(),
  answered: 43,
  total: 43,
  kind: "real",
  held: 0,
  deadline: null,
  stage_deadline: null,
  score: { unit: "rit", value: 214.4, low: 210.6, high: 218.2, scale: [140, 300] },
  title: { en: "MAP Mathematics", zh: "MAP 数学" },
  family: "map",
  exam_info: {
    type: 2,
    extract_question_logic: 1,
    extract_question_number: 43,
    scoring_method: 1,
    correct_rate_method: 0,
  },
  ...changes,
});

export const underWay = (changes: Partial<Sitting> = {}): Sitting =>
  sittingOf({ status: "sitting", finished_at: null, answered: 12, score: null, ...changes });
