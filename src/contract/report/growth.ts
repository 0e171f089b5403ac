import { z } from "zod";
import { id, instant } from "../calls/primitives";

const band = z.tuple([z.number(), z.number()]);
const term = {
  grade: z.number().int(),
  season: z.enum(["fall", "winter", "spring"]),
};

/** At most so many terms are told, the latest ones. */
export const mostTerms = 5;

export const growthRecordInput = z.strictObject({ attempt_id: id });

/** Growth on the RIT scale in one subject, up to one sitting. */
export const growthRecordSchema = z.strictObject({
  subject: z.string(),
  /** The last sitting of each term, oldest first; the sitting itself is the last of them. */
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
  /** From the term before to the last one; null: there is none before. */
  growth: z
    .strictObject({
      observed: z.number(),
      expected: z.number(),
      /** As much as expected or more; never where the score fell. */
      met: z.boolean(),
      /** Share of students with the same start who grew as much or less, 1–99. */
      percentile: z.number().int(),
    })
    .nullable(),
  /**
   * The next term, null after the last grade: where students with this score are expected to stand, ± one standard
   * deviation of growth.
   */
  projection: z.strictObject({ ...term, rit: z.number(), band, norm_mean: z.number() }).nullable(),
});
export type GrowthRecord = z.infer<typeof growthRecordSchema>;
