import { z } from "zod";
import { id, instant, numberInAddress } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { itemBodySchema, keySchema } from "../item/item";
import { mistakesSchema } from "../item/mistakes";
import { reviewStateSchema } from "./review-states";

const positive = z.number().int().positive();
const longestNote = 4_000;

/** The state of the review of one revision. */
export const reviewSchema = z.strictObject({
  item_id: id,
  revision: positive,
  review: reviewStateSchema,
  review_version: positive,
  note: z.string().optional(),
});
export type RevisionReview = z.infer<typeof reviewSchema>;

const revisionOfReview = {
  item_id: id,
  revision: positive,
  /** The step that the caller has seen. */
  review_version: positive,
};
export const reviewStepInput = z.strictObject(revisionOfReview);
const note = z.string().trim().max(longestNote);
/** A revision that is returned says what is to be changed. */
export const decideReviewInput = z.discriminatedUnion("decision", [
  z.strictObject({ ...revisionOfReview, decision: z.literal("approved"), note: note.optional() }),
  z.strictObject({ ...revisionOfReview, decision: z.literal("returned"), note: note.min(1) }),
]);

export const waitingReviewSchema = z.strictObject({
  item_id: id,
  revision: positive,
  review_version: positive,
  /** The name of the author; empty: the account was deleted. */
  author: z.string(),
  asked_at: instant,
  /** What was noted when it was returned before. */
  note: z.string().optional(),
  subject: z.string(),
  skill: z.string(),
  body: itemBodySchema,
  key: keySchema,
  explanation: localizedSchema.optional(),
  mistakes: mistakesSchema.optional(),
  transcript: localizedSchema.optional(),
  points: z.number(),
  expected_ms: positive,
});
export type WaitingReview = z.infer<typeof waitingReviewSchema>;
export const waitingReviewsInput = z.strictObject({ page: numberInAddress.default(1) });
export const waitingReviewsOutput = z.strictObject({
  waiting: z.array(waitingReviewSchema),
  total: positive.or(z.literal(0)),
});
