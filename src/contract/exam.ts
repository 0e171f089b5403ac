import { z } from "zod";
import { localizedSchema } from "./content";
import { familyIds, scoreUnits, tools } from "./families";
import { answerSchema, itemBodySchema, keySchema } from "./item";

const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w.-]+$/);
/** Milliseconds since 1970 by the server's clock. */
const instant = z.number().int().nonnegative();
const duration = z.number().int().nonnegative();
/** Made by the client for each operation; sending the same one again repeats the answer and changes nothing. */
export const idempotencyKeySchema = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/);
/** Rises with each change to one item's answer; a lower one never replaces a higher one. */
const revision = z.number().int().min(1).max(1_000_000);

export const familySchema = z.enum(familyIds);

export const examInfoSchema = z.strictObject({
  /** 2: adaptive, together with `extract_question_logic` 1. 0: fixed. */
  type: z.number().int(),
  /** 1: the server extracts one item after the other. */
  extract_question_logic: z.number().int(),
  extract_question_number: z.number().int(),
  /** 1: map auto scoring; not 0: the score is shown in the result. */
  scoring_method: z.number().int(),
  /** 1 with type 0: correct-rate scoring. */
  correct_rate_method: z.number().int(),
});
export type ExamInfo = z.infer<typeof examInfoSchema>;

export const toolSchema = z.enum(tools);

/** items: what counts. practice: shown how, tried twice, counts for nothing. break: nothing but rest. */
export const sectionKindSchema = z.enum(["items", "practice", "break"]);

export const sectionInfoSchema = z.strictObject({
  stage: id,
  title: localizedSchema,
  /** Left out: items. */
  kind: sectionKindSchema.optional(),
  /** The part of the test that it belongs to. */
  part: localizedSchema.optional(),
  /** What to do in it, in HTML. */
  directions: localizedSchema.optional(),
  items: z.number().int().nonnegative(),
  /** null: untimed. */
  time_limit_ms: duration.nullable(),
  /** How long a break is meant to last. */
  rest_ms: duration.optional(),
  /** It cannot be left before its time is over. */
  held: z.boolean().optional(),
  tools: z.array(toolSchema),
});
export type SectionInfo = z.infer<typeof sectionInfoSchema>;

/** One score with its band, in the family's own unit (RIT, percent right, …). */
export const scoreSummarySchema = z.strictObject({
  unit: z.enum(scoreUnits),
  value: z.number(),
  low: z.number(),
  high: z.number(),
  scale: z.tuple([z.number(), z.number()]),
  /** The version of the test and of the family's scoring rule that made it; absent: nobody wrote that down. */
  made_by: z.strictObject({ test_version: z.number().int(), rule: z.number().int() }).optional(),
});
export type ScoreSummary = z.infer<typeof scoreSummarySchema>;

/**
 * What a sitting is for. real: counts. practice: counts for nobody but the student. preview: an author's look, counts
 * nowhere.
 */
export const attemptKindSchema = z.enum(["real", "practice", "preview"]);
export type AttemptKind = z.infer<typeof attemptKindSchema>;

export const attemptSummarySchema = z.strictObject({
  attempt_id: id,
  menu_id: id,
  mode: z.string(),
  kind: attemptKindSchema,
  status: z.enum(["sitting", "finished"]),
  started_at: instant,
  finished_at: instant.nullable(),
  answered: z.number().int(),
  total: z.number().int(),
  deadline: instant.nullable(),
  score: scoreSummarySchema.nullable(),
  /** Answers that arrived after the time was over; kept, not counted. */
  held: z.number().int(),
});
export type AttemptSummary = z.infer<typeof attemptSummarySchema>;

/** A way to sit a test that the student may choose: its length, or its strictness. */
export const modeSchema = z.strictObject({
  mode: id,
  items: z.number().int().positive(),
  minutes: z.tuple([z.number().int(), z.number().int()]),
  /** Of each section's items and time; left out: all. */
  share: z.number().positive().max(1).optional(),
  /** Sections cannot be left before their time is over. */
  held: z.boolean().optional(),
});
export type Mode = z.infer<typeof modeSchema>;

export const testCardSchema = z.strictObject({
  menu_id: id,
  family: familySchema,
  subject: z.string(),
  title: localizedSchema,
  measures: localizedSchema,
  exam_info: examInfoSchema,
  modes: z.array(modeSchema),
  /** null: untimed. */
  time_limit_ms: duration.nullable(),
  state: z.strictObject({
    status: z.enum(["new", "sitting", "finished"]),
    open_attempt: attemptSummarySchema.nullable(),
    last_attempt: attemptSummarySchema.nullable(),
    attempts: z.number().int(),
    /** How many more sittings the test's policy allows this student; null: as many as they like. */
    attempts_left: z.number().int().nullable(),
  }),
});
export type TestCard = z.infer<typeof testCardSchema>;

export const familyMenuSchema = z.strictObject({
  family: familySchema,
  title: localizedSchema,
  tests: z.array(testCardSchema),
});
export type FamilyMenu = z.infer<typeof familyMenuSchema>;

export const ruleSchema = z.enum([
  "untimed",
  "timed",
  "oneByOne",
  "freeMovement",
  "noWayBack",
  "noSkipping",
  "calculatorSometimes",
  "eliminator",
  "markForReview",
  "checkBeforeSubmit",
  "resumable",
  "clockKeepsRunning",
  "practiceEstimate",
  "guessingCosts",
  "blankIsWrong",
]);
export type Rule = z.infer<typeof ruleSchema>;

/** When keys and explanations are shown: at once after the end, from a date on, when the owner says so, or never. */
export const releasePolicySchema = z.discriminatedUnion("when", [
  z.strictObject({ when: z.literal("after_finish") }),
  z.strictObject({ when: z.literal("after_close"), at: instant }),
  z.strictObject({ when: z.literal("manual") }),
  z.strictObject({ when: z.literal("never") }),
]);
export type ReleasePolicy = z.infer<typeof releasePolicySchema>;

export const testDetailSchema = testCardSchema.extend({
  /** How many sittings the test's policy allows one student; null: as many as they like. */
  attempt_limit: z.number().int().positive().nullable(),
  release: releasePolicySchema,
  sections: z.array(sectionInfoSchema),
  rules: z.array(ruleSchema),
  /** Grades that the student may start from (adaptive), with the one proposed. */
  start_levels: z.array(z.number().int()),
  start_level: z.number().int().nullable(),
  attempts: z.array(attemptSummarySchema),
  open_attempt: attemptSummarySchema.nullable(),
});
export type TestDetail = z.infer<typeof testDetailSchema>;

/** An item as the student may see it. */
export const exerciseSchema = z.strictObject({ exercise_id: id, ...itemBodySchema.shape });
export type Exercise = z.infer<typeof exerciseSchema>;

/** What a practice item teaches: it counts for nothing, so that its key is no secret. */
export const taughtSchema = z.strictObject({ key: keySchema, explanation: localizedSchema.nullable() });
export type Taught = z.infer<typeof taughtSchema>;

export const exerciseEntrySchema = z.strictObject({
  stage: id,
  title: localizedSchema,
  /**
   * `exercise` is there for items that the student may see now: all of a fixed section, none but the presented of an
   * adaptive one. `taught` is there in practice sections, whose first item is a worked example.
   */
  exercise_item: z.array(
    z.strictObject({ exercise_id: id, exercise: exerciseSchema.nullable(), taught: taughtSchema.optional() }),
  ),
});
export type ExerciseEntry = z.infer<typeof exerciseEntrySchema>;

/** What the server holds of one item's answer: the fold of the attempt log. */
export const savedAnswerSchema = z.strictObject({
  exercise_id: id,
  answer: answerSchema.nullable(),
  /** The highest that the server has seen for this item, of answers and marks. */
  revision: z.number().int(),
  /** The epoch of the writer whose answer stands; 0: no answer yet. */
  epoch: z.number().int().default(0),
  seq: z.number().int(),
  saved_at: instant,
  elapsed_ms: duration,
  check_status: z.union([z.literal(0), z.literal(1)]),
  /** A later answer is kept beside it, which came after the time was over. */
  held: z.boolean().default(false),
});
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

export const finishReasonSchema = z.enum(["submitted", "completed", "expired"]);
export type FinishReason = z.infer<typeof finishReasonSchema>;

/** Who else holds a sitting: when that window last gave a sign of life, and what it runs in, as far as it is known. */
export const holderSchema = z.strictObject({
  seen_at: instant,
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type Holder = z.infer<typeof holderSchema>;

/** A sitting as it stands: everything that a client needs to begin or to resume. */
export const attemptSchema = z.strictObject({
  attempt_id: id,
  menu_id: id,
  family: familySchema,
  title: localizedSchema,
  mode: z.string(),
  kind: attemptKindSchema.default("real"),
  exam_info: examInfoSchema,
  status: z.enum(["sitting", "finished"]),
  finish_reason: finishReasonSchema.nullable(),
  /** The right to write: a secret of this window. null when another holds it or when none was asked for. */
  lease: z.string().nullable(),
  lease_held: z.boolean(),
  /** Counts the writers of this sitting: a device that takes over begins the next, a reload goes on with its own. */
  epoch: z.number().int().default(0),
  server_time: instant,
  started_at: instant,
  /** When the sitting ended; null while it is under way. */
  finished_at: instant.nullable().default(null),
  /** When the whole test ends. */
  deadline: instant.nullable(),
  /** When the section under way ends; null: it has no limit of its own. */
  stage_deadline: instant.nullable().default(null),
  /** When the section under way began; null where nobody wrote that down. */
  stage_started_at: instant.nullable().default(null),
  /** The newest row of the sitting's log. */
  last_seq: z.number().int().default(0),
  /** The section under way, or "finished". */
  stage: z.string(),
  sections: z.array(sectionInfoSchema),
  exercise_list: z.array(exerciseEntrySchema),
  answers: z.array(savedAnswerSchema),
  /** The item that an adaptive sitting presents now. */
  presented: id.nullable(),
  answered: z.number().int(),
  total: z.number().int(),
  /** Answers that arrived after the time was over; kept, not counted. */
  held: z.number().int().default(0),
});
export type Attempt = z.infer<typeof attemptSchema>;

/**
 * The inputs of the exam calls are tolerant: fields that are not known are kept in the log and otherwise passed over,
 * so that yesterday's tab can speak with today's server.
 */
export const startInput = z.looseObject({
  menu_id: id,
  mode: id.optional(),
  start_level: z.number().int().min(0).max(13).optional(),
  /** Goes on with this very sitting; nothing is begun, and one that is over is answered as it ended. */
  attempt_id: id.optional(),
  /** The device's lease of the sitting: it holds it again after a reload or a crash, in the same epoch. */
  lease: z.string().max(64).optional(),
  /** Names the window; a copy of a window has another name. */
  window: z.string().max(64).optional(),
  /** Take the sitting from the window or device that holds it. */
  take_over: z.boolean().optional(),
  /** Of one press of Begin, or of one resume, kept until it is answered: the same key gets the same answer. */
  idempotency_key: idempotencyKeySchema.optional(),
});

const dayMs = 86_400_000;

/** What every operation of a sitting carries. */
const operationBase = {
  attempt_id: id,
  exercise_id: id,
  revision,
  idempotency_key: idempotencyKeySchema,
  lease: z.string().min(1).max(64),
  /** The epoch that the operation was made in, where it is older than that of the lease it is sent with. */
  epoch: z.number().int().min(0).max(1_000_000).optional(),
  /** When the student did it, by the client's reckoning of the server's clock. */
  answered_at: instant.optional(),
} as const;

export const answerInput = z.looseObject({
  ...operationBase,
  answer: answerSchema.nullable(),
  /** Time that the student has spent on this item, in all; a day at most counts. */
  elapsed_ms: z
    .number()
    .min(0)
    .transform((value) => Math.min(Math.round(value), dayMs))
    .default(0),
});

/** What an adaptive sitting does after an answer. */
export const nextStepSchema = z.strictObject({
  stage: z.string(),
  answered: z.number().int(),
  total: z.number().int(),
  presented: id.nullable(),
  exercise: exerciseSchema.nullable(),
  /** Three answers in a row were far too quick to have been read: the client pauses once. */
  pause: z.enum(["rapidGuessing"]).nullable(),
});
export type NextStep = z.infer<typeof nextStepSchema>;

export const answerOutput = z.strictObject({
  exercise_id: id,
  revision: z.number().int(),
  seq: z.number().int(),
  saved_at: instant,
  server_time: instant,
  deadline: instant.nullable(),
  stage_deadline: instant.nullable().default(null),
  /** false: kept in the log, while a newer answer stands. */
  applied: z.boolean(),
  /** false: another window or device has taken the sitting over. */
  lease_held: z.boolean(),
  next: nextStepSchema.nullable(),
});
export type AnswerOutput = z.infer<typeof answerOutput>;

export const checkStatusInput = z.looseObject({
  ...operationBase,
  check_status: z.union([z.literal(0), z.literal(1)]),
});
export const checkStatusOutput = z.strictObject({
  exercise_id: id,
  check_status: z.union([z.literal(0), z.literal(1)]),
  revision: z.number().int(),
  seq: z.number().int(),
  saved_at: instant,
  applied: z.boolean(),
  lease_held: z.boolean(),
});
export type CheckStatusOutput = z.infer<typeof checkStatusOutput>;

/** An operation that somebody on the way, or the server, would not take; kept as it is for a person to judge. */
export const contestedSchema = z.looseObject({
  exercise_id: id,
  revision,
  idempotency_key: idempotencyKeySchema,
  /** The operation as the device holds it. */
  operation: z.record(z.string(), z.unknown()).optional(),
});
export type Contested = z.infer<typeof contestedSchema>;

export const advanceInput = z.looseObject({
  attempt_id: id,
  /** The stage to leave. */
  stage: id,
  lease: z.string().min(1).max(64),
  idempotency_key: idempotencyKeySchema.optional(),
  /** The last revision of each item that this window has answered; the server says which of them it lacks. */
  manifest: z
    .array(z.looseObject({ exercise_id: id, revision: z.number().int().min(0) }))
    .max(1_000)
    .optional(),
  /** Operations that will not come: the stage is left without them, and they are kept beside the sitting. */
  contested: z.array(contestedSchema).max(1_000).optional(),
});

export const heartbeatInput = z.looseObject({
  attempt_id: id,
  lease: z.string().min(1).max(64),
  pending: z.number().int().min(0).max(100_000).default(0),
});
export const heartbeatOutput = z.strictObject({
  server_time: instant,
  deadline: instant.nullable(),
  stage_deadline: instant.nullable().default(null),
  lease_held: z.boolean(),
  status: z.enum(["sitting", "finished"]),
  stage: z.string(),
  /** The newest row of the sitting's log. */
  last_seq: z.number().int().default(0),
});
export type Heartbeat = z.infer<typeof heartbeatOutput>;

/** What is released with the results: own answer beside the right one. */
export const exerciseReviewSchema = z.strictObject({
  answer: answerSchema.nullable(),
  key: keySchema,
  explanation: localizedSchema.nullable(),
  mark: z.enum(["right", "wrong", "partly", "skipped"]),
  elapsed_ms: duration,
  check_status: z.union([z.literal(0), z.literal(1)]),
  /** An answer that came after the time was over: kept, not counted. */
  held_answer: answerSchema.nullable(),
});
export type ExerciseReview = z.infer<typeof exerciseReviewSchema>;

/** `review` is null until the sitting's results are released. */
export const exerciseDetailSchema = exerciseSchema.extend({ review: exerciseReviewSchema.nullable() });
export type ExerciseDetail = z.infer<typeof exerciseDetailSchema>;
