import { z } from "zod";
import { duration, id, instant } from "../calls/primitives";
import { lockdownStateSchema } from "../integrations/lockdown";
import { localizedSchema } from "../item/content";
import { answerSchema, itemBodySchema, keySchema } from "../item/item";
import { optionMistakeSchema } from "../item/mistakes";
import { roomUpdateSchema } from "../rooms/room-update";
import { attemptKindSchema, examInfoSchema, familySchema, sectionInfoSchema } from "../tests";
import { absenceSumsSchema } from "./absences";
import { accommodationSchema } from "./accommodation";

/** An item as the student may see it. */
export const exerciseSchema = z.strictObject({ exercise_id: id, ...itemBodySchema.shape });
export type Exercise = z.infer<typeof exerciseSchema>;

/** The key and explanation of a practice item: it is not scored, so its key is no secret. */
const taughtSchema = z.strictObject({
  key: keySchema,
  explanation: localizedSchema.nullable(),
  /** The known mistakes behind its wrong options; absent in data that a device stored under an older release. */
  mistakes: z.array(optionMistakeSchema).optional(),
});
export type Taught = z.infer<typeof taughtSchema>;

export const exerciseEntrySchema = z.strictObject({
  stage: id,
  title: localizedSchema,
  /**
   * `exercise` is present for items that the student may see now: all of a fixed section, only the presented one in
   * adaptive delivery, none of an attempt that has just been handed in. `taught` is present in practice sections, whose
   * first item is a worked example.
   */
  exercise_item: z.array(
    z.strictObject({ exercise_id: id, exercise: exerciseSchema.nullable(), taught: taughtSchema.optional() }),
  ),
});
export type ExerciseEntry = z.infer<typeof exerciseEntrySchema>;

/** The server's state of one item's answer, folded from the attempt's log. */
export const savedAnswerSchema = z.strictObject({
  exercise_id: id,
  answer: answerSchema.nullable(),
  /** The highest revision that the server has received for this item, from answers and marks. */
  revision: z.number().int(),
  /** The epoch of the writer whose answer is current; 0: no answer yet. */
  epoch: z.number().int().default(0),
  seq: z.number().int(),
  saved_at: instant,
  elapsed_ms: duration,
  check_status: z.union([z.literal(0), z.literal(1)]),
  /** A later answer, which came after the end, is stored beside this one. */
  held: z.boolean().default(false),
});
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

/** Why an item is not scored, neither as right nor as wrong: its audio could not be played. */
export const unscoredSchema = z.enum(["audioFailed"]);
export type Unscored = z.infer<typeof unscoredSchema>;

/** How often an item's prompt was played; only for items whose plays are counted. */
export const playCountSchema = z.strictObject({ exercise_id: id, plays: z.number().int().nonnegative() });
export type PlayCount = z.infer<typeof playCountSchema>;
/**
 * The contents of the tools for one item or, if `exercise_id` is null, for the whole attempt, as JSON that the client
 * defines.
 */
export const savedToolStateSchema = z.strictObject({
  exercise_id: id.nullable(),
  revision: z.number().int(),
  epoch: z.number().int(),
  state: z.record(z.string(), z.unknown()),
});
export type SavedToolState = z.infer<typeof savedToolStateSchema>;

export const finishReasonSchema = z.enum(["submitted", "completed", "expired"]);
export type FinishReason = z.infer<typeof finishReasonSchema>;

/** The other window that has the lease: its last sign of life, its browser and its system, as far as known. */
export const holderSchema = z.strictObject({
  seen_at: instant,
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type Holder = z.infer<typeof holderSchema>;

/** The current state of an attempt, with everything that a client needs to start or resume it. */
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
  /** The right to write: a secret of this window; null if another window has the lease or none was requested. */
  lease: z.string().nullable(),
  lease_held: z.boolean(),
  /**
   * Counts the writers of this attempt: a takeover by another device starts the next epoch, a reload continues the
   * current one.
   */
  epoch: z.number().int().default(0),
  server_time: instant,
  started_at: instant,
  /** When the attempt ended; null while it is under way. */
  finished_at: instant.nullable().default(null),
  /** End of the whole test. */
  deadline: instant.nullable(),
  /** End of the current section; null: the section has no time limit. */
  stage_deadline: instant.nullable().default(null),
  /** Start of the current section; null if it was not recorded. */
  stage_started_at: instant.nullable().default(null),
  /** The newest row of the attempt's log. */
  last_seq: z.number().int().default(0),
  /** The current section, or "finished". */
  stage: z.string(),
  sections: z.array(sectionInfoSchema),
  exercise_list: z.array(exerciseEntrySchema),
  answers: z.array(savedAnswerSchema),
  /** Plays of items whose number of plays is limited. */
  plays: z.array(playCountSchema).default([]),
  /** The item presented now in adaptive delivery. */
  presented: id.nullable(),
  answered: z.number().int(),
  total: z.number().int(),
  /** Number of answers that came after the end; stored, not scored. */
  held: z.number().int().default(0),
  /** The student's accommodation, already applied to the times and sections. Absent: none. */
  accommodation: accommodationSchema.optional(),
  /** Number and duration of the student's absences; absent: none known. */
  absences: absenceSumsSchema.optional(),
  /** The contents of the tools as the student left them, while the attempt is under way; absent on older servers. */
  tool_states: z.array(savedToolStateSchema).optional(),
  /**
   * Base64 of the key of the current section, for a device that has that section encrypted: the contents are then left
   * out, those of earlier sections as well.
   */
  section_key: z.string().optional(),
  /** When the clock was stopped; null: it runs; absent: the student sits in no room. */
  stopped_at: instant.nullable().optional(),
  /** Of the browser that the assignment asks for; absent: any will do. */
  lockdown: lockdownStateSchema.optional(),
  /** The room in which the student sits, with all of its events that concern the seat; absent: none. */
  room: roomUpdateSchema.optional(),
});
export type Attempt = z.infer<typeof attemptSchema>;
