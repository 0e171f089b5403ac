import { z } from "zod";
import { id } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { explanationVideoSchema, itemBodySchema, keySchema } from "../item/item";
import { mistakesSchema } from "../item/mistakes";
import { itemLevels } from "./item-levels";

const mostPoints = 1000;
/** A tag of a draft. */
export const draftTag = z.string().trim().min(1).max(40);

export const itemLevelSchema = z.enum(itemLevels);
export type ItemLevel = z.infer<typeof itemLevelSchema>;

/**
 * A question as its author is writing it. Its texts are HTML as typed, with LaTeX between \( \) or \[ \]; they are
 * sanitised and drawn when the question is shown and when a revision is made. It may be incomplete.
 */
export const draftItemSchema = z.strictObject({
  subject: id,
  skill: id,
  /** null: not filed. */
  level: itemLevelSchema.nullable(),
  tags: z.array(draftTag).max(20),
  body: itemBodySchema,
  /** null: no answer is marked as right yet. */
  key: keySchema.nullable(),
  explanation: localizedSchema.optional(),
  mistakes: mistakesSchema.optional(),
  explanation_video: explanationVideoSchema.optional(),
  transcript: localizedSchema.optional(),
  /** Usual response time in ms. */
  expected_ms: z.int().min(1000).max(3_600_000),
  points: z.number().positive().max(mostPoints),
});
export type DraftItem = z.infer<typeof draftItemSchema>;
