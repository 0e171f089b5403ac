import { z } from "zod";
import { localizedSchema } from "../item/content";

const count = z.number().int().nonnegative();

const tallySchema = {
  title: localizedSchema,
  /** As the sitting had it, whether or not the student came to it. */
  items: count,
  attempted: count,
  /** null until the results are released. */
  right: count.nullable(),
};

/** What a CAT has beside its scores. */
export const catFields = {
  /** The level of the test, A–G. */
  level: z.string(),
  /** Age in years whose norm the scores are compared with. */
  norm_age: z.number(),
  /** Half of the items and of the time: bands are wider. */
  short_form: z.boolean(),
  batteries: z.array(
    z.strictObject({
      ...tallySchema,
      battery: z.string(),
      /** Fewer than a third of its items were attempted, so that its score says more of the blanks than of ability. */
      too_few: z.boolean(),
    }),
  ),
  subtests: z.array(
    z.strictObject({
      ...tallySchema,
      subtest: z.string(),
      battery: z.string(),
      /** The student came to it. */
      reached: z.boolean(),
      elapsed_ms: count,
      time_limit_ms: count.nullable(),
    }),
  ),
  /** Which of words and shapes is the stronger, in stanines; null where one of the two has too few answers. */
  profile: z
    .strictObject({
      /** Verbal less spatial. */
      difference: z.number().int(),
      bias: z.enum(["none", "verbal", "spatial"]),
      degree: z.enum(["none", "mild", "moderate", "extreme"]),
    })
    .nullable(),
  /** Batteries whose scores lie 10 or more apart. */
  gaps: z.array(z.strictObject({ higher: z.string(), lower: z.string(), points: count })),
};
