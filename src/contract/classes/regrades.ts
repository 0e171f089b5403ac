import { z } from "zod";
import { countSchema, id, idempotencyKey, instant } from "../calls/primitives";
import { itemBodySchema, keySchema } from "../item/item";
import { resultReleasePhaseSchema } from "./assignment-phases";

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

const reason = z.string().trim().min(1).max(500);

export const regradePreviewInput = z.strictObject({
  idempotency_key: idempotencyKey,
  assignment_id: id,
  item_id: id,
  rule: regradeRuleSchema,
  /** Of the first two rules. */
  key: keySchema.optional(),
  /** Of `restore`: the regrade whose rule stands, which is taken back. */
  regrade_id: id.optional(),
  reason,
  /** Nobody's score falls. Always so once results were released, except where a regrade is taken back. */
  never_lower: z.boolean(),
});

export const scoreChangeSchema = z.strictObject({
  attempt_id: id,
  name: z.string(),
  /** On the scale of the test; null: too few answers for a score. */
  before: z.number().nullable(),
  after: z.number().nullable(),
});

const rule = {
  regrade_id: id,
  phase: regradePhaseSchema,
  item_id: id,
  rule: regradeRuleSchema,
  reason: z.string(),
  never_lower: z.boolean(),
  /** Of the attempts as they are and every change; `regradeApply` applies exactly this. */
  digest: z.string(),
};

export const regradeDetailSchema = z.strictObject({
  ...rule,
  /** Of the first two rules. */
  key: keySchema.optional(),
  /** Every attempt in which the answer earns something else, by attempt_id. */
  changes: z.array(scoreChangeSchema),
  unchanged: countSchema,
});
export type RegradeDetail = z.infer<typeof regradeDetailSchema>;

export const regradeInput = z.strictObject({ regrade_id: id });

export const regradeApplyInput = z.strictObject({
  idempotency_key: idempotencyKey,
  regrade_id: id,
  digest: z.string().min(16).max(64),
});
export const regradeDropInput = z.strictObject({ idempotency_key: idempotencyKey, regrade_id: id });
export const regradeStepSchema = z.strictObject({ phase: regradePhaseSchema, changed: countSchema });
export type RegradeStep = z.infer<typeof regradeStepSchema>;

export const regradesInput = z.strictObject({ assignment_id: id });
export const regradeEntrySchema = z.strictObject({
  ...rule,
  changed: countSchema,
  unchanged: countSchema,
  proposed_by: z.string(),
  /** The caller has proposed it, and somebody else confirms it. */
  is_own: z.boolean(),
  seconded_by: z.string().nullable(),
  created_at: instant,
  applied_at: instant.nullable(),
  /** Its rule stands for the question, and can be taken back. */
  is_standing: z.boolean(),
  /** Attempts that were handed in after it was applied, to which its rule does not apply yet. */
  later: countSchema,
});
export type RegradeEntry = z.infer<typeof regradeEntrySchema>;

export const regradesOutput = z.strictObject({
  /** Those applied last come first, before all others, which stand by their age. */
  regrades: z.array(regradeEntrySchema),
});

export const regradeQuestionInput = z.strictObject({ assignment_id: id, item_id: id });

/** A question with what a rule about it starts from. */
export const regradeQuestionOutput = z.strictObject({
  item_id: id,
  body: itemBodySchema,
  /** As it was published. */
  key: keySchema,
  /** The regrade whose rule stands; null: it is scored as it was published. */
  standing: z
    .strictObject({
      regrade_id: id,
      rule: regradeRuleSchema,
      /** Of the first two rules. */
      key: keySchema.optional(),
      reason: z.string(),
      applied_at: instant,
    })
    .nullable(),
  release_phase: resultReleasePhaseSchema,
});
export type RegradeQuestion = z.infer<typeof regradeQuestionOutput>;

/** What a student reads about a correction of a question. */
export const correctionSchema = z.strictObject({
  exercise_id: id,
  at: instant,
  rule: regradeRuleSchema,
  reason: z.string(),
});

/** The same of one attempt, with its score before and after; null: too few answers for one, or none is shown. */
export const scoreCorrectionSchema = correctionSchema.extend({
  before: z.number().nullable().default(null),
  after: z.number().nullable().default(null),
  /** The regrade, if the report that it replaced can still be read; absent: none was stored. */
  regrade_id: id.optional(),
});
export type ScoreCorrection = z.infer<typeof scoreCorrectionSchema>;
