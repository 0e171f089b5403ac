import { z } from "zod";
import { countSchema, duration, id, instant } from "../calls/primitives";
import { correctionSchema } from "../classes/regrades";
import { localizedSchema } from "../item/content";
import { answerSchema, keySchema } from "../item/item";
import { optionMistakeSchema } from "../item/mistakes";
import { answerMarkSchema } from "../report/marked-item";
import { roomUpdateSchema } from "../rooms/room-update";
import { absencesSchema, absenceSumsSchema } from "./absences";
import { exerciseSchema, playCountSchema, unscoredSchema } from "./attempt";

/** Made by the client for each operation; a repeated request gets the same answer and changes nothing. */
export const idempotencyKeySchema = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/);
/** Grows with each change to one item's answer; a lower revision never replaces a higher one. */
const revision = z.number().int().min(1).max(1_000_000);

const ahead = z.string().max(64).optional();

/**
 * The inputs of the exam calls are tolerant: unknown fields are stored in the log and otherwise ignored, so that an
 * older page works with a newer server.
 */
export const startInput = z.looseObject({
  menu_id: id,
  mode: id.optional(),
  start_level: z.number().int().min(0).max(13).optional(),
  /** The assignment that a new attempt is for; `menu_id` is then the form that it gives to the student. */
  assignment_id: id.optional(),
  /** Resumes this attempt and never starts another; if it is finished, its result is returned. */
  attempt_id: id.optional(),
  /** The device's lease of the attempt: after a reload or a crash the device gets it back, in the same epoch. */
  lease: z.string().max(64).optional(),
  /** Identifies the window; a duplicated window has another name. */
  window: z.string().max(64).optional(),
  /** Takes the lease from the window or device that has it. */
  take_over: z.boolean().optional(),
  /** The digest of the section that this device has encrypted. */
  ahead,
  /**
   * Identifies one press of Begin, or one resume, and is reused until it is answered: the same key gets the same
   * answer.
   */
  idempotency_key: idempotencyKeySchema.optional(),
});

/** The longest time on an item that is stored, in ms: one day. */
export const longestAnsweringMs = 86_400_000;

/** Fields of every operation on an attempt. */
const operationBase = {
  attempt_id: id,
  exercise_id: id,
  revision,
  idempotency_key: idempotencyKeySchema,
  lease: z.string().min(1).max(64),
  /** The epoch in which the operation was made, if it is older than that of the lease it is sent with. */
  epoch: z.number().int().min(0).max(1_000_000).optional(),
  /** When the student acted, by the client's estimate of the server's clock. */
  answered_at: instant.optional(),
} as const;

export const answerInput = z.looseObject({
  ...operationBase,
  answer: answerSchema.nullable(),
  /** Total time that the student has spent on this item, in ms; capped at one day. */
  elapsed_ms: z
    .number()
    .min(0)
    .transform((value) => Math.min(Math.round(value), longestAnsweringMs))
    .default(0),
  /**
   * Given instead of an answer, to an item with audio: the item is not scored; in item-adaptive delivery it is locked
   * all the same.
   */
  unscored: unscoredSchema.optional(),
});

/** Counts a play before the prompt of an item with limited plays is played. */
export const playInput = z.looseObject({
  attempt_id: id,
  exercise_id: id,
  lease: z.string().min(1).max(64),
  idempotency_key: idempotencyKeySchema,
});
export const playOutput = playCountSchema.extend({
  /** Plays that are left; null: without limit. */
  plays_left: z.number().int().nonnegative().nullable(),
});
export type PlayOutput = z.infer<typeof playOutput>;

/** The next step of an adaptive attempt after an answer. */
export const nextStepSchema = z.strictObject({
  /** The current section of the attempt. */
  stage: z.string(),
  answered: z.number().int(),
  total: z.number().int(),
  presented: id.nullable(),
  exercise: exerciseSchema.nullable(),
  /** Three answers in a row were too fast to have been read: the client pauses once. */
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
  /** false: stored in the log only, because a newer answer is current. */
  applied: z.boolean(),
  /** false: another window or device has taken the lease. */
  lease_held: z.boolean(),
  next: nextStepSchema.nullable(),
  /** The number of the last event of the room in which the student sits; absent: in none. */
  room_seq: countSchema.optional(),
});
export type AnswerOutput = z.infer<typeof answerOutput>;

export const checkStatusInput = z.looseObject({
  ...operationBase,
  /**
   * Absent for a finished attempt: `check_status` then means that the student has reviewed the question in the
   * analysis.
   */
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
  /** false: the contents that a later writer left are current. */
  applied: z.boolean(),
  lease_held: z.boolean(),
});
export type ToolStateOutput = z.infer<typeof toolStateOutput>;

/**
 * An operation that the server, or something between it and the device, refused; stored unchanged for a person to
 * judge.
 */
export const contestedSchema = z.looseObject({
  exercise_id: id,
  revision,
  idempotency_key: idempotencyKeySchema,
  /** The operation as the device stores it. */
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
  /** The last revision of each item answered in this window; the server reports which of them it lacks. */
  manifest: z
    .array(z.looseObject({ exercise_id: id, revision: z.number().int().min(0) }))
    .max(1_000)
    .optional(),
  /** Operations that will not be delivered: the stage is left without them, and they are stored beside the attempt. */
  contested: z.array(contestedSchema).max(1_000).optional(),
  /** Why the stage is left: the student asked for it, or the window's clock ran out. Absent from older pages. */
  reason: leavingReasonSchema.optional(),
  /** The deadline at which that clock ran out; if it has moved since, the stage is not left. */
  due_at: instant.nullable().optional(),
  /** The digest of the section that this device has encrypted. */
  ahead,
});

export const heartbeatInput = z.looseObject({
  attempt_id: id,
  lease: z.string().min(1).max(64),
  pending: z.number().int().min(0).max(100_000).default(0),
  absences: absencesSchema,
  /** The number of the last event of the room that the window knows. */
  room_seq: countSchema.default(0),
  /** The number of the last message that the student has read in this window. */
  read_seq: countSchema.default(0),
  /** Whether the interface of the browser is there that the assignment asks for; absent: it has none, or needs none. */
  browser: z.enum(["present", "missing"]).optional(),
});
export const heartbeatOutput = z.strictObject({
  server_time: instant,
  deadline: instant.nullable(),
  stage_deadline: instant.nullable().default(null),
  lease_held: z.boolean(),
  status: z.enum(["sitting", "finished"]),
  stage: z.string(),
  /** The newest row of the attempt's log. */
  last_seq: z.number().int().default(0),
  /** The stored sums of the student's absences, if the heartbeat reported any. */
  absences: absenceSumsSchema.optional(),
  /** When the clock of the sitting was stopped; null: it runs; absent: the student sits in no room. */
  stopped_at: instant.nullable().optional(),
  /** When the sitting was locked because the browser was lost; absent: it is not. */
  locked_at: instant.optional(),
  /** The room in which the student sits; absent: none. */
  room: roomUpdateSchema.optional(),
});
export type Heartbeat = z.infer<typeof heartbeatOutput>;

/** The part of a question that is released with the results: the student's answer, the key and the explanation. */
export const exerciseReviewSchema = z.strictObject({
  answer: answerSchema.nullable(),
  key: keySchema,
  explanation: localizedSchema.nullable(),
  /** The known mistakes behind the wrong options that were chosen. */
  mistakes: z.array(optionMistakeSchema).default([]),
  /** The transcript of its audio. */
  transcript: localizedSchema.nullable().default(null),
  /** A description of the video that explains it; null: there is no video. */
  video: localizedSchema.nullable().default(null),
  mark: answerMarkSchema,
  /** The share of the question's points that the answer earns, below 0 if it loses points; absent in practice. */
  credit: z.number().max(1).optional(),
  /** The points of a right answer; absent in practice. */
  points: z.number().positive().optional(),
  /** What teachers who have marked the answer write about it; absent: nothing. */
  comments: z.array(z.string()).optional(),
  elapsed_ms: duration,
  check_status: z.union([z.literal(0), z.literal(1)]),
  /** An answer that came after the end: stored, not scored. */
  held_answer: answerSchema.nullable(),
  /** The late answer was made, as far as known, when the student could have seen the keys; absent: it was not. */
  held_after_keys: z.boolean().optional(),
  /** How the question is scored since it was corrected, with the key that is right instead or too; absent: not. */
  correction: correctionSchema.extend({ key: keySchema.optional() }).optional(),
});
export type ExerciseReview = z.infer<typeof exerciseReviewSchema>;

/** `review` is null until the results of the attempt are released. */
export const exerciseDetailSchema = exerciseSchema.extend({ review: exerciseReviewSchema.nullable() });
export type ExerciseDetail = z.infer<typeof exerciseDetailSchema>;
