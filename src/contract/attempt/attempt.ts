import { z } from "zod";
import { duration, id, instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { answerSchema, itemBodySchema, keySchema } from "../item/item";
import { optionMistakeSchema } from "../item/mistakes";
import { attemptKindSchema, examInfoSchema, familySchema, sectionInfoSchema } from "../tests";
import { absenceSumsSchema } from "./absences";
import { accommodationSchema } from "./accommodation";

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
