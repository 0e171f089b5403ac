import { z } from "zod";
import { countSchema, id } from "../calls/primitives";

const share = z.number().min(0).max(1);

/** Errors of estimated abilities in logits over some simulated students. */
const precision = {
  mean_length: z.number(),
  bias: z.number(),
  rmse: z.number(),
  /** The mean of the standard errors that the test reports. */
  mean_se: z.number(),
  /** The share of true abilities within 1.96 reported standard errors. */
  coverage95: share,
};

const facts = {
  /** The version of the draft that the figures belong to. */
  version: countSchema,
  /** The same seed gives the same figures. */
  seed: z.string(),
  simulees: countSchema,
  /** The mean and SD of the true abilities of the simulated students, in logits. */
  population: z.strictObject({ mean: z.number(), sd: z.number() }),
};

/** What simulated students make of a test before it is published. */
export const forecastSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("none"),
    version: countSchema,
    /** scalesDiffer: its questions are calibrated on scales that cannot be compared. */
    reason: z.enum(["notCalibrated", "scalesDiffer"]),
    /** The questions that are not calibrated, at most 50 of them. */
    items: z.array(id).max(50),
  }),
  z.strictObject({
    kind: z.literal("scores"),
    ...facts,
    questions: countSchema,
    /** Mean and SD of the scores in percent. */
    mean: z.number(),
    sd: z.number(),
    /** The share of simulated students with each score in percent: from 0 in steps of ten, 100 in the last. */
    distribution: z.array(share).length(10),
    /** By true ability in logits, the expected score in percent and its standard error. */
    by_ability: z.array(z.strictObject({ theta: z.number(), score: z.number(), se: z.number() })),
  }),
  z.strictObject({
    kind: z.literal("adaptive"),
    ...facts,
    ...precision,
    pool: countSchema,
    /** How many simulated students got each length. */
    lengths: z.array(z.strictObject({ items: countSchema, simulees: countSchema })),
    /** By true ability, from inclusive, to exclusive. */
    bands: z.array(z.strictObject({ from: z.number(), to: z.number(), simulees: countSchema, ...precision })),
    exposure: z.strictObject({
      /** The largest share of simulated students who saw one question. */
      most: share,
      /** The mean share of questions that two students have in common. */
      overlap: share,
      /** The share of the pool that nobody saw. */
      never_used: share,
    }),
  }),
]);
export type Forecast = z.infer<typeof forecastSchema>;
export type ForecastOf<Kind extends Forecast["kind"]> = Extract<Forecast, { kind: Kind }>;
