import { z } from "zod";
import { id, idempotencyKey } from "../calls/primitives";
import { keySchema } from "../item/item";

/** The phases of a regrade; the chart `regrade` says which follows which. */
export const regradePhases = ["proposed", "previewed", "awaitingSecond", "applied", "told", "dropped"] as const;
export const regradePhaseSchema = z.enum(regradePhases);
export type RegradePhase = z.infer<typeof regradePhaseSchema>;

/**
 * newKey: another answer is right. alsoRight: another too. fullCredit: for everybody. leaveOut: it does not count.
 * restore: as it was before an earlier regrade.
 */
export const regradeRuleSchema = z.enum(["newKey", "alsoRight", "fullCredit", "leaveOut", "restore"]);
export type RegradeRule = z.infer<typeof regradeRuleSchema>;

export const regradePreviewInput = z.strictObject({
  idempotency_key: idempotencyKey,
  assignment_id: id,
  item_id: id,
  rule: regradeRuleSchema,
  /** Of the first two rules. */
  key: keySchema.optional(),
  reason: z.string().trim().min(1).max(500),
  /** Nobody's score falls; always so once results were released. */
  never_lower: z.boolean(),
});

export const scoreChangeSchema = z.strictObject({
  attempt_id: id,
  name: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
});

export const regradePreviewOutput = z.strictObject({
  regrade_id: id,
  phase: regradePhaseSchema,
  /** Of the attempts as they are and every change; `regradeApply` applies exactly this. */
  digest: z.string(),
  changes: z.array(scoreChangeSchema),
  unchanged: z.number().int().nonnegative(),
});

export const regradeApplyInput = z.strictObject({
  idempotency_key: idempotencyKey,
  regrade_id: id,
  digest: z.string().min(16).max(64),
});
export const regradeApplyOutput = z.strictObject({
  phase: regradePhaseSchema,
  changed: z.number().int().nonnegative(),
});
