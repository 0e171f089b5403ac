import { z } from "zod";
import { id } from "../calls/primitives";
import { familyIds } from "../families";
import { itemLevelSchema } from "./draft-item";

const tag = z.string().trim().min(1).max(40);
const logits = z.number().min(-8).max(8);

const everywhere = {
  subject: id.optional(),
  skill: id.optional(),
  /** The type of interaction. */
  type: z.string().min(1).max(40).optional(),
  /** Lowest and highest calibrated difficulty in logits; absent: any, and not calibrated ones too. */
  difficulty: z.tuple([logits, logits]).optional(),
};

/** The questions that fit every field. own: the author's drafts. bank: the calibrated questions of the site. */
export const questionFilterSchema = z.discriminatedUnion("from", [
  z.strictObject({
    from: z.literal("own"),
    ...everywhere,
    level: itemLevelSchema.optional(),
    /** Each of these tags is on the question. */
    tags: z.array(tag).max(20).optional(),
    /** None of these tags is on the question. */
    without_tags: z.array(tag).max(20).optional(),
  }),
  z.strictObject({ from: z.literal("bank"), ...everywhere, family: z.enum(familyIds).optional() }),
]);
export type QuestionFilter = z.infer<typeof questionFilterSchema>;

/** A line of a blueprint: so many questions that fit. */
export const blueprintLineSchema = z.strictObject({
  count: z.int().min(1).max(200),
  filter: questionFilterSchema,
});
export type BlueprintLine = z.infer<typeof blueprintLineSchema>;
