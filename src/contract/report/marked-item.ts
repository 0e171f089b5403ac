import { z } from "zod";
import { countSchema } from "../calls/primitives";
import { localizedSchema } from "../item/content";

/**
 * unscored: the item counts neither as right nor as wrong, because its audio could not be played. awaiting: a person
 * has yet to mark the answer.
 */
export const answerMarkSchema = z.enum(["right", "wrong", "partly", "skipped", "unscored", "awaiting"]);
export type AnswerMark = z.infer<typeof answerMarkSchema>;

/** The difficulty of an item in words. */
export const difficultyBandSchema = z.enum(["easy", "medium", "hard"]);
export type DifficultyBand = z.infer<typeof difficultyBandSchema>;

/** The usual time for an item in ms: the median of students' answers, or the time that the item was designed for. */
export const usualTimeSchema = z.strictObject({ ms: countSchema, of: z.enum(["students", "item"]) });
export type UsualTime = z.infer<typeof usualTimeSchema>;

/** One row of the analysis list. */
export const markedItemSchema = z.strictObject({
  index: countSchema,
  exercise_id: z.string(),
  stage: z.string(),
  area: localizedSchema,
  skill: localizedSchema,
  /** null until the results of the attempt are released. */
  mark: answerMarkSchema.nullable(),
  elapsed_ms: countSchema,
  check_status: z.union([z.literal(0), z.literal(1)]),
  /** A late answer, which came after the end, is stored beside this item. */
  held: z.boolean(),
  /** null until the results of the attempt are released, and if the item has no parameters. */
  difficulty: difficultyBandSchema.nullable().default(null),
  /** null until the results of the attempt are released. */
  usual: usualTimeSchema.nullable().default(null),
  /** Number of times that the answer was changed to another one. */
  changes: countSchema.default(0),
  /** The student has reviewed the item in the analysis. */
  gone_through: z.boolean().default(false),
});
export type MarkedItem = z.infer<typeof markedItemSchema>;
