import { z } from "zod";
import { duration, id, instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { answerSchema, keySchema } from "../item/item";
import { optionMistakeSchema } from "../item/mistakes";
import { absencesSchema, absenceSumsSchema } from "./absences";
import { exerciseSchema, playCountSchema, unscoredSchema } from "./attempt";

/** Made by the client for each operation; sending the same one again repeats the answer and changes nothing. */
export const idempotencyKeySchema = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/);
/** Rises with each change to one item's answer; a lower one never replaces a higher one. */
const revision = z.number().int().min(1).max(1_000_000);

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

export const leavingReasonSchema = z.enum(["student", "clock"]);
export type LeavingReason = z.infer<typeof leavingReasonSchema>;

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
  /** Why the stage is left: the student wished it, or the window's clock ran out. Pages of before do not say. */
  reason: leavingReasonSchema.optional(),
  /** The end by which that clock ran out; where it has moved since, the stage is not left. */
  due_at: instant.nullable().optional(),
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
  /** That answer was made, as far as anybody knows, when its student could have seen the keys; left out: it was not. */
  held_after_keys: z.boolean().optional(),
});
export type ExerciseReview = z.infer<typeof exerciseReviewSchema>;

/** `review` is null until the sitting's results are released. */
export const exerciseDetailSchema = exerciseSchema.extend({ review: exerciseReviewSchema.nullable() });
export type ExerciseDetail = z.infer<typeof exerciseDetailSchema>;
