import { z } from "zod";
import { id, instant } from "../calls/primitives";

const band = z.tuple([z.number(), z.number()]);
const term = {
  grade: z.number().int(),
  season: z.enum(["fall", "winter", "spring"]),
};

/** The greatest number of terms reported, the latest ones. */
export const mostTerms = 5;

export const growthRecordInput = z.strictObject({ attempt_id: id });

/** Growth on the RIT scale in one subject, up to one attempt. */
export const growthRecordSchema = z.strictObject({
  subject: z.string(),
  /** The last attempt of each term, oldest first; the requested attempt is the last entry. */
  terms: z
    .array(
      z.strictObject({
        attempt_id: z.string(),
        finished_at: instant,
        ...term,
        rit: z.number(),
        band,
        /** Mean of the norm group of that term. */
        norm_mean: z.number(),
      }),
    )
    .max(mostTerms),
  /** Growth from the term before to the last one; null: there is no term before. */
  growth: z
    .strictObject({
      observed: z.number(),
      expected: z.number(),
      /** Growth is as expected or more; always false if the score fell. */
      met: z.boolean(),
      /** Share of students with the same start who grew as much or less, 1–99. */
      percentile: z.number().int(),
    })
    .nullable(),
  /**
   * The next term, null after the last grade: the expected position of students with this score, ± one standard
   * deviation of growth.
   */
  projection: z.strictObject({ ...term, rit: z.number(), band, norm_mean: z.number() }).nullable(),
});
export type GrowthRecord = z.infer<typeof growthRecordSchema>;
