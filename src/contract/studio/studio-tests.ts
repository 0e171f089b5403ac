import { z } from "zod";
import { countSchema, id, idempotencyKey, instant, numberInAddress } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { draftTestSchema } from "./draft-test";
import { forecastSchema } from "./forecast";

/** The phases of a draft test; the chart `edition` says which follows which. */
export const editionPhases = ["drafting", "checking", "simulating", "ready", "frozen", "withdrawn"] as const;
export const editionPhaseSchema = z.enum(editionPhases);
export type EditionPhase = z.infer<typeof editionPhaseSchema>;

/** Something that a check has found. blocking: the test cannot be published with it. */
export const testFindingSchema = z.strictObject({
  severity: z.enum(["blocking", "notice"]),
  code: z.string(),
  item_id: id.optional(),
  stage: id.optional(),
  /** The line of a blueprint's section, from 1. */
  line: z.number().int().positive().optional(),
  detail: z.string().optional(),
  sentence: localizedSchema,
});
export type TestFinding = z.infer<typeof testFindingSchema>;

export const saveTestInput = z.union([
  z.strictObject({ idempotency_key: idempotencyKey, definition: draftTestSchema }),
  z.strictObject({ idempotency_key: idempotencyKey, test_id: id, version: countSchema, definition: draftTestSchema }),
]);
export const savedTestSchema = z.strictObject({ test_id: id, version: countSchema, saved_at: instant });
export type SavedTest = z.infer<typeof savedTestSchema>;

export const testVersionInput = z.strictObject({ test_id: id, version: countSchema });
export const studioTestInput = z.strictObject({ test_id: id, version: numberInAddress.optional() });
export const studioTestsInput = z.strictObject({ page: numberInAddress.default(1) });

export const testEntrySchema = z.strictObject({
  test_id: id,
  version: countSchema,
  title: localizedSchema,
  kind: z.enum(["fixed", "blueprint", "adaptive"]),
  phase: editionPhaseSchema,
  /** Of a blueprint the number wanted, of an adaptive test its most length. */
  questions: countSchema,
  /** The newest published edition; 0: none. */
  edition: countSchema,
  /** Findings of the last check that block. */
  blocking: countSchema,
  /** Real attempts at any edition. */
  attempts: countSchema,
  touched_at: instant,
});
export const studioTestsOutput = z.strictObject({ tests: z.array(testEntrySchema), total: countSchema });

export const draftTestDetailSchema = z.strictObject({
  test_id: id,
  version: countSchema,
  definition: draftTestSchema,
  phase: editionPhaseSchema,
  edition: countSchema,
  findings: z.array(testFindingSchema),
  /** What simulated students made of this version; null: none have sat it. */
  forecast: forecastSchema.nullable(),
  /** The share of simulated students that have sat this version, while it is simulated; else null. */
  simulated: z.number().min(0).max(1).nullable(),
  saved_at: instant,
  /** The earliest version that can be brought back. */
  earliest: countSchema,
});
export type DraftTestDetail = z.infer<typeof draftTestDetailSchema>;

/** A question of a test as its list shows it. */
export const testItemEntrySchema = z.strictObject({
  item_id: id,
  /** The beginning of its question, without formatting. */
  words: z.string(),
  type: z.string(),
  points: z.number(),
  /** A revision can be made of it as it stands. */
  complete: z.boolean(),
});
export type TestItemEntry = z.infer<typeof testItemEntrySchema>;
export const testItemsInput = z.strictObject({ test_id: id });
export const testItemsOutput = z.strictObject({ items: z.array(testItemEntrySchema) });

export const testCheckOutput = z.strictObject({
  phase: editionPhaseSchema,
  findings: z.array(testFindingSchema),
});
export const simulateTestOutput = z.strictObject({ phase: editionPhaseSchema, forecast: forecastSchema });
export const publishedTestSchema = z.strictObject({ menu_id: id, version: z.number().int().positive() });
