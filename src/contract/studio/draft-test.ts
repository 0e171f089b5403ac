import { z } from "zod";
import { duration, id } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { releasePolicySchema, toolSchema } from "../tests";

const mostSections = 50;
const mostItems = 1000;
const longestTest = 36_000_000;

/** A section of a draft test; `stage` names it and never changes. */
export const draftSectionSchema = z.strictObject({
  stage: id,
  title: localizedSchema,
  /** Directions or a passage before its questions, as typed; absent: none. */
  directions: localizedSchema.optional(),
  /** null: no limit of its own. */
  time_limit_ms: duration.max(longestTest).nullable(),
  /** How many of its questions each attempt gets; absent: all. */
  draw: z.int().positive().optional(),
  /** The order of its questions is drawn for each attempt. */
  shuffle: z.boolean(),
  /** The drafts of its questions, in their order. */
  items: z.array(id).max(mostItems),
});

/** How a test is taken. */
export const testPoliciesSchema = z.strictObject({
  /** null: no limit. */
  time_limit_ms: duration.max(longestTest).nullable(),
  /** null: no limit. */
  attempts: z.int().min(1).max(100).nullable(),
  release: releasePolicySchema,
  tools: z.array(toolSchema).max(20),
  late: z.enum(["hold", "accept"]),
});

/** A fixed test as its author is putting it together. It may be incomplete. */
export const draftTestSchema = z.strictObject({
  title: localizedSchema,
  /** One sentence that students see about it; absent: none. */
  measures: localizedSchema.optional(),
  subject: id,
  kind: z.literal("fixed"),
  sections: z.array(draftSectionSchema).min(1).max(mostSections),
  policies: testPoliciesSchema,
});
export type DraftTest = z.infer<typeof draftTestSchema>;
