import { z } from "zod";
import { countSchema } from "../calls/primitives";
import { localizedSchema } from "../item/content";

const tallySchema = {
  title: localizedSchema,
  /** Number of items in the attempt, including those that the student did not reach. */
  items: countSchema,
  attempted: countSchema,
  /** null until the results are released. */
  right: countSchema.nullable(),
};

/** The fields of a CAT report in addition to its scores. */
export const catFields = {
  /** The level of the test, A–G. */
  level: z.string(),
  /** Age in years of the norm group for the scores. */
  norm_age: z.number(),
  /** Half of the items and of the time, so that bands are wider. */
  short_form: z.boolean(),
  batteries: z.array(
    z.strictObject({
      ...tallySchema,
      battery: z.string(),
      /** Fewer than a third of its items were attempted, so that the score reflects blanks more than ability. */
      too_few: z.boolean(),
    }),
  ),
  subtests: z.array(
    z.strictObject({
      ...tallySchema,
      subtest: z.string(),
      battery: z.string(),
      /** The student reached this subtest. */
      reached: z.boolean(),
      elapsed_ms: countSchema,
      time_limit_ms: countSchema.nullable(),
    }),
  ),
  /** The stronger side, verbal or spatial, in stanines; null if one of the two has too few answers. */
  profile: z
    .strictObject({
      /** Verbal minus spatial. */
      difference: z.number().int(),
      bias: z.enum(["none", "verbal", "spatial"]),
      degree: z.enum(["none", "mild", "moderate", "extreme"]),
    })
    .nullable(),
  /** Pairs of batteries whose scores differ by 10 or more. */
  gaps: z.array(z.strictObject({ higher: z.string(), lower: z.string(), points: countSchema })),
};
