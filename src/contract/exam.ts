import { z } from "zod";
import { absencesSchema, absenceSumsSchema } from "./absences";
import { accommodationSchema } from "./accommodation";
import { localizedSchema } from "./content";
import { answerSchema, itemBodySchema, keySchema } from "./item";
import { optionMistakeSchema } from "./mistakes";
import { duration, id, instant } from "./primitives";
import { attemptKindSchema, examInfoSchema, familySchema, sectionInfoSchema } from "./tests";

/** Made by the client for each operation; sending the same one again repeats the answer and changes nothing. */
export const idempotencyKeySchema = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/);
/** Rises with each change to one item's answer; a lower one never replaces a higher one. */
const revision = z.number().int().min(1).max(1_000_000);

/** An item as the student may see it. */
export const exerciseSchema = z.strictObject({ exercise_id: id, ...itemBodySchema.shape });
export type Exercise = z.infer<typeof exerciseSchema>;

/** What a practice item teaches: it counts for nothing, so that its key is no secret. */
const taughtSchema = z.strictObject({
  key: keySchema,
  explanation: localizedSchema.nullable(),
  /** Of its wrong options, those whose mistake is known; not there in what a device has kept of an older release. */
  mistakes: z.array(optionMistakeSchema).optional(),
});
export type Taught = z.infer<typeof taughtSchema>;

export const exerciseEntrySchema = z.strictObject({
  stage: id,
  title: localizedSchema,
  /**
   * `exercise` is there for items that the student may see now: all of a fixed section, none but the presented of an
   * adaptive one, none of a sitting that has just been handed in. `taught` is there in practice sections, whose first
   * item is a worked example.
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

/** Why an item counts for nothing, neither right nor wrong: what it asks could not be heard. */
export const unscoredSchema = z.enum(["audioFailed"]);
export type Unscored = z.infer<typeof unscoredSchema>;

/** How often an item's prompt was heard; only of those whose plays are counted. */
export const playCountSchema = z.strictObject({ exercise_id: id, plays: z.number().int().nonnegative() });
export type PlayCount = z.infer<typeof playCountSchema>;
/** What the tools hold, of one item or, where `exercise_id` is null, of the whole sitting; JSON of the client's own. */
export const savedToolStateSchema = z.strictObject({
  exercise_id: id.nullable(),
  revision: z.number().int(),
  epoch: z.number().int(),
  state: z.record(z.string(), z.unknown()),
});
export type SavedToolState = z.infer<typeof savedToolStateSchema>;

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
  /** Of items that are heard a limited number of times. */
  plays: z.array(playCountSchema).default([]),
  /** The item that an adaptive sitting presents now. */
  presented: id.nullable(),
  answered: z.number().int(),
  total: z.number().int(),
  /** Answers that arrived after the time was over; kept, not counted. */
  held: z.number().int().default(0),
  /** What the student has otherwise than others; times and sections are told by it. Absent: what everybody has. */
  accommodation: accommodationSchema.optional(),
  /** How often and how long the student looked away; absent: never, as far as is known. */
  absences: absenceSumsSchema.optional(),
  /** As the student left the tools, while the sitting is under way; a server of yesterday tells none. */
  tool_states: z.array(savedToolStateSchema).optional(),
  /**
   * Base64 of the key of the section under way, to a device that has it sealed: the contents are left out then, of
   * earlier sections too.
   */
  section_key: z.string().optional(),
});
export type Attempt = z.infer<typeof attemptSchema>;

const ahead = z.string().max(64).optional();

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
  /** The digest of the section that this device has sealed. */
  ahead,
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
  /** In place of an answer, to an item that has audio: it is not scored, and where items are locked it is. */
  unscored: unscoredSchema.optional(),
});

/** Before the prompt of an item is heard whose plays are counted. */
export const playInput = z.looseObject({
  attempt_id: id,
  exercise_id: id,
  lease: z.string().min(1).max(64),
  idempotency_key: idempotencyKeySchema,
});
export const playOutput = playCountSchema.extend({
  /** null: as often as the student likes. */
  plays_left: z.number().int().nonnegative().nullable(),
});
export type PlayOutput = z.infer<typeof playOutput>;

/** What an adaptive sitting does after an answer. */
export const nextStepSchema = z.strictObject({
  /** The section that the sitting stands in now. */
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
  /** Left out of a finished sitting: then `check_status` says that the question was gone through in its analysis. */
  lease: operationBase.lease.optional(),
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

export const toolStateInput = z.looseObject({
  ...operationBase,
  exercise_id: id.nullable(),
  state: z.record(z.string(), z.unknown()),
});
export const toolStateOutput = z.strictObject({
  exercise_id: id.nullable(),
  revision: z.number().int(),
  saved_at: instant,
  /** false: what a later writer has left stands. */
  applied: z.boolean(),
  lease_held: z.boolean(),
});
export type ToolStateOutput = z.infer<typeof toolStateOutput>;

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
  /** The digest of the section that this device has sealed. */
  ahead,
});

export const heartbeatInput = z.looseObject({
  attempt_id: id,
  lease: z.string().min(1).max(64),
  pending: z.number().int().min(0).max(100_000).default(0),
  absences: absencesSchema,
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
  /** What is kept of the student's looking away, where the beat told of any. */
  absences: absenceSumsSchema.optional(),
});
export type Heartbeat = z.infer<typeof heartbeatOutput>;

/** What is released with the results: own answer beside the right one. */
export const exerciseReviewSchema = z.strictObject({
  answer: answerSchema.nullable(),
  key: keySchema,
  explanation: localizedSchema.nullable(),
  /** Of the wrong options that were chosen, those whose mistake is known. */
  mistakes: z.array(optionMistakeSchema).default([]),
  /** What its audio says. */
  transcript: localizedSchema.nullable().default(null),
  /** What the film shows that explains it; null: there is none. */
  video: localizedSchema.nullable().default(null),
  mark: z.enum(["right", "wrong", "partly", "skipped", "unscored"]),
  elapsed_ms: duration,
  check_status: z.union([z.literal(0), z.literal(1)]),
  /** An answer that came after the time was over: kept, not counted. */
  held_answer: answerSchema.nullable(),
});
export type ExerciseReview = z.infer<typeof exerciseReviewSchema>;

/** `review` is null until the sitting's results are released. */
export const exerciseDetailSchema = exerciseSchema.extend({ review: exerciseReviewSchema.nullable() });
export type ExerciseDetail = z.infer<typeof exerciseDetailSchema>;
