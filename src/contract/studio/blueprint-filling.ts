import { z } from "zod";
import { countSchema, id } from "../calls/primitives";
import { familyIds } from "../families";

/** A question that a blueprint or a pool may use. */
export const poolQuestionSchema = z.strictObject({
  /** The id of a draft of the author, or of an item of the bank. */
  item_id: id,
  from: z.enum(["own", "bank"]),
  /** The beginning of its text, without formatting. */
  words: z.string(),
  type: z.string(),
  subject: z.string(),
  skill: z.string(),
  /** Calibrated difficulty in logits; null: not calibrated. */
  difficulty: z.number().nullable(),
});
export type PoolQuestion = z.infer<typeof poolQuestionSchema>;

/** A line with the questions that were chosen for it: fewer than `wanted` where the pool has no more. */
export const filledLineSchema = z.strictObject({
  /** From 1 in its section. */
  line: z.number().int().positive(),
  wanted: countSchema,
  /** How many questions fit the line, also those that other lines use. */
  fitting: countSchema,
  items: z.array(poolQuestionSchema),
});
export const filledBlueprintSchema = z.strictObject({
  /** Whether every line has all its questions. */
  complete: z.boolean(),
  sections: z.array(z.strictObject({ stage: id, lines: z.array(filledLineSchema) })),
  /** How many questions are in the pool of an adaptive test; null: the test is another. */
  pool: countSchema.nullable(),
});
export type FilledBlueprint = z.infer<typeof filledBlueprintSchema>;

/** What an author can draw from, for the choices of a form. */
export const questionPoolSchema = z.strictObject({
  own: z.array(
    z.strictObject({ subject: z.string(), skill: z.string(), questions: countSchema, calibrated: countSchema }),
  ),
  bank: z.array(
    z.strictObject({
      family: z.enum(familyIds),
      subject: z.string(),
      skill: z.string(),
      questions: countSchema,
      /** Lowest and highest difficulty in logits. */
      difficulty: z.tuple([z.number(), z.number()]),
    }),
  ),
  tags: z.array(z.strictObject({ tag: z.string(), questions: countSchema })),
});
