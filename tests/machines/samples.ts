import type { AnswerSheet } from "../../machines/exam/answer-sheet";
import type { RestoredWork } from "../../machines/exam/restored-work";
import type { Delivery, WorkDraft, WorkOperation } from "../../machines/outbox/operation";
import type { Attempt, Exercise } from "../../src/contract/attempt/attempt";
import type { SectionInfo } from "../../src/contract/tests";

export const answerOf = (option_id = "A") => ({ type: "single_choice" as const, option_id });

export const draft: WorkDraft = { kind: "answer", exerciseId: "e1", revision: 1, answer: answerOf(), elapsedMs: 900 };
export const operation: WorkOperation = {
  ...draft,
  lease: "lease-1",
  epoch: 1,
  key: "key-0001",
  madeAt: 1_000,
  isLate: false,
};

export const exercise = (exercise_id = "e1"): Exercise => ({
  exercise_id,
  stem: { en: "2 + 2" },
  interaction: {
    type: "single_choice",
    options: ["A", "B"].map((option_id) => ({ option_id, content: { en: option_id } })),
    shuffle: false,
  },
  media: [],
  calculator: false,
});

export const delivery = (changes: Partial<Delivery> = {}): Delivery => ({
  seq: 3,
  savedAt: 2_000,
  clock: { serverTime: 2_000, dueAt: null },
  outcome: "stands",
  leaseHeld: true,
  next: null,
  ...changes,
});

export const section = (stage: string, changes: Partial<SectionInfo> = {}): SectionInfo => ({
  stage,
  title: { en: stage },
  items: 2,
  time_limit_ms: null,
  tools: [],
  ...changes,
});

export const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  attempt_id: "a1",
  menu_id: "m1",
  family: "custom",
  title: { en: "Test" },
  mode: "full",
  exam_info: {
    type: 0,
    extract_question_logic: 0,
    extract_question_number: 2,
    scoring_method: 1,
    correct_rate_method: 1,
  },
  status: "sitting",
  finish_reason: null,
  lease: "lease-1",
  lease_held: true,
  server_time: 1_000,
  started_at: 1_000,
  stage_started_at: null,
  deadline: null,
  kind: "real",
  epoch: 1,
  finished_at: null,
  stage_deadline: null,
  last_seq: 2,
  held: 0,
  stage: "s1",
  sections: [section("s1"), section("s2")],
  exercise_list: [
    {
      stage: "s1",
      title: { en: "One" },
      exercise_item: ["e1", "e2"].map((exercise_id) => ({ exercise_id, exercise: exercise(exercise_id) })),
    },
  ],
  answers: [],
  plays: [],
  presented: null,
  answered: 0,
  total: 2,
  ...changes,
});

export const adaptive = (changes: Partial<Attempt> = {}): Attempt =>
  attempt({
    family: "map",
    exam_info: {
      type: 2,
      extract_question_logic: 1,
      extract_question_number: 2,
      scoring_method: 1,
      correct_rate_method: 0,
    },
    presented: "e1",
    ...changes,
  });

/** No stored work of an earlier window on this device. */
export const nothingLeft: RestoredWork = {
  operations: [],
  choice: null,
  refused: {},
  tools: [],
  place: null,
  handedIn: null,
};
/** The same answer to each of these items, as the server has it. */
export const answeredSheet = (exerciseIds: readonly string[]): AnswerSheet =>
  Object.fromEntries(
    exerciseIds.map((exerciseId) => [
      exerciseId,
      { answer: answerOf(), epoch: 1, revision: 1, answerRevision: 0, elapsedMs: 900, checkStatus: 0 },
    ]),
  );

export const network = { code: "network" } as const;
export const refusal = (code: number, data?: unknown) => ({
  code,
  status: 200,
  msg: "no",
  ...(data === undefined ? {} : { data }),
});
