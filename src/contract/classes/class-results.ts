import { z } from "zod";
import { duration, id, instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { answerMarkSchema } from "../report/marked-item";

const count = z.number().int().nonnegative();

/** A number with how many answers it rests on, and the interval in which it lies with 95 %; value null: too few. */
export const estimateSchema = z.strictObject({
  value: z.number().nullable(),
  n: count,
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type Estimate = z.infer<typeof estimateSchema>;

/** Answers that a coefficient needs. */
export const fewestForCoefficient = 20;

export const resultCellSchema = z.strictObject({
  item_id: id,
  mark: answerMarkSchema.nullable(),
  points: z.number().nullable(),
  elapsed_ms: duration,
  changes: count,
  /** Given faster than the question can be read. */
  rapid: z.boolean(),
});

export const memberStateSchema = z.enum(["notBegun", "sitting", "handedIn", "marking", "settled", "missed", "excused"]);

export const memberResultSchema = z.strictObject({
  member_id: id,
  name: z.string(),
  state: memberStateSchema,
  attempt_id: id.nullable(),
  /** On the scale of the test; null: none yet. */
  score: z.number().nullable(),
  band: z.strictObject({ low: z.number(), high: z.number() }).nullable(),
  points: z.number().nullable(),
  cells: z.array(resultCellSchema),
});

export const resultItemSchema = z.strictObject({
  item_id: id,
  position: count,
  words: z.string(),
  skill: localizedSchema,
  points: z.number(),
  /** The share of the points that those who met it reached. */
  facility: estimateSchema,
});

export const resultsInput = z.strictObject({ assignment_id: id });
export const resultsOutput = z.strictObject({
  members: z.array(memberResultSchema),
  items: z.array(resultItemSchema),
  skills: z.array(
    z.strictObject({
      skill: localizedSchema,
      members: z.array(z.strictObject({ member_id: id, share: estimateSchema })),
    }),
  ),
  /** When the data were read. */
  at: instant,
});

export const itemStatsInput = z.strictObject({ assignment_id: id, item_id: id });
export const itemStatsOutput = z.strictObject({
  facility: estimateSchema,
  /** Correlation of the item's points with the score on all others. */
  discrimination: estimateSchema,
  omitted: count,
  time_ms: z.strictObject({ median: duration.nullable(), low: duration.nullable(), high: duration.nullable() }),
  /** How often each option was chosen, by thirds of the class from the lowest scores. */
  options: z.array(
    z.strictObject({ option_id: z.string(), is_key: z.boolean(), thirds: z.tuple([count, count, count]) }),
  ),
});
