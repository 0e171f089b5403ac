import type { Attempt, Exercise } from "../../../src/contract/attempt/attempt";
import type { Heartbeat, NextStep } from "../../../src/contract/attempt/exam";
import type { AttemptSummary, SectionInfo, TestDetail } from "../../../src/contract/tests";

/** The start time of the tests. */
export const opening = new Date(2026, 8, 1, 9).getTime();
export const minute = 60_000;

export const choice = (exercise_id: string): Exercise => ({
  exercise_id,
  stem: { en: "Which metal?", zh: "哪种金属？" },
  interaction: {
    type: "single_choice",
    options: ["A", "B"].map((option_id) => ({ option_id, content: { en: `Metal ${option_id}` } })),
    shuffle: false,
  },
  media: [],
  calculator: false,
});
const words = (exercise_id: string): Exercise => ({
  ...choice(exercise_id),
  interaction: { type: "text_entry", max_length: 40 },
});
export const section = (stage: string, items: number, en: string): SectionInfo => ({
  stage,
  title: { en },
  items,
  time_limit_ms: null,
  tools: ["markForReview", "eliminator"],
});
export const listed = (exercise: Exercise) => ({ exercise_id: exercise.exercise_id, exercise });

/** A test of two sections, with ten minutes: two questions to choose and one to write, then one more. */
export const fixed = (changes: Partial<Attempt> = {}): Attempt => ({
  attempt_id: "a1",
  menu_id: "m1",
  family: "custom",
  title: { en: "Metals", zh: "金属" },
  mode: "full",
  exam_info: {
    type: 0,
    extract_question_logic: 0,
    extract_question_number: 4,
    scoring_method: 1,
    correct_rate_method: 1,
  },
  status: "sitting",
  finish_reason: null,
  lease: "lease-1",
  lease_held: true,
  server_time: Date.now(),
  started_at: opening,
  stage_started_at: null,
  deadline: opening + 10 * minute,
  kind: "real",
  epoch: 1,
  finished_at: null,
  stage_deadline: null,
  last_seq: 2,
  held: 0,
  stage: "s1",
  sections: [section("s1", 3, "One"), section("s2", 1, "Two")],
  exercise_list: [
    { stage: "s1", title: { en: "One" }, exercise_item: [choice("e1"), choice("e2"), words("e3")].map(listed) },
    { stage: "s2", title: { en: "Two" }, exercise_item: [choice("e4")].map(listed) },
  ],
  answers: [],
  plays: [],
  presented: null,
  answered: 0,
  total: 4,
  ...changes,
});

/** An adaptive test without a clock; all its questions are answered with a typed text. */
export const adaptive = (changes: Partial<Attempt> = {}): Attempt =>
  fixed({
    family: "map",
    exam_info: {
      type: 2,
      extract_question_logic: 1,
      extract_question_number: 20,
      scoring_method: 1,
      correct_rate_method: 0,
    },
    deadline: null,
    stage: "main",
    sections: [section("main", 20, "Main")],
    exercise_list: [{ stage: "main", title: { en: "Main" }, exercise_item: [words("e1")].map(listed) }],
    presented: "e1",
    total: 20,
    ...changes,
  });

/** The next step of an adaptive test. */
export const next = (presented: string | null, answered: number, pause: NextStep["pause"] = null): NextStep => ({
  stage: "main",
  answered,
  total: 20,
  presented,
  exercise: presented === null ? null : words(presented),
  pause,
});

const underWay: AttemptSummary = {
  attempt_id: "a1",
  menu_id: "m1",
  mode: "full",
  status: "sitting",
  started_at: opening,
  finished_at: null,
  answered: 0,
  total: 4,
  deadline: null,
  stage_deadline: null,
  score: null,
  kind: "real" as const,
  held: 0,
};

/** The details of the test, with or without an attempt under way. */
export const detail = (isUnderWay: boolean): TestDetail => {
  const { menu_id, family, title, exam_info, sections } = fixed();
  const open_attempt = isUnderWay ? underWay : null;
  return {
    menu_id,
    family,
    subject: "science",
    title,
    measures: { en: "Metals" },
    exam_info,
    modes: [],
    time_limit_ms: 10 * minute,
    state: {
      status: isUnderWay ? "sitting" : "new",
      open_attempt,
      last_attempt: null,
      attempts: 0,
      attempts_left: null,
    },
    sections,
    rules: [],
    start_levels: [],
    start_level: null,
    attempt_limit: null,
    release: { when: "after_finish" },
    attempts: [],
    open_attempt,
  };
};

/** The server's reply to a heartbeat. */
export const pulse = (changes: Partial<Heartbeat> = {}): Heartbeat => ({
  server_time: Date.now(),
  deadline: opening + 10 * minute,
  stage_deadline: null,
  last_seq: 2,
  lease_held: true,
  status: "sitting",
  stage: "s1",
  ...changes,
});

/** The server's reply to a recorded answer or mark. */
export const receipt = (changes: Readonly<Record<string, unknown>> = {}) => ({
  exercise_id: "e1",
  revision: 1,
  seq: 1,
  saved_at: Date.now(),
  server_time: Date.now(),
  deadline: opening + 10 * minute,
  stage_deadline: null,
  applied: true,
  lease_held: true,
  next: null,
  ...changes,
});
