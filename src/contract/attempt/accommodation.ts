import { z } from "zod";
import { examColours } from "./exam-colours";
import { textSizes } from "./text-sizes";

/** One student's deviations from a test's policy. */
export const accommodationSchema = z.strictObject({
  /** Factor on all time limits; null: no limit. */
  time_factor: z.number().min(1).max(10).nullable(),
  /** Factor on the duration of each break. */
  break_factor: z.number().min(1).max(10),
  /** A break after each scored section, in tests that have breaks. */
  extra_breaks: z.boolean(),
  /** Questions can be read aloud, except in sections that forbid it. */
  text_to_speech: z.boolean(),
  /** Initial text size of the question sheet, in percent. */
  text_size: z.literal(textSizes),
  /** Initial colours of the exam; null: the usual ones. */
  colours: z.enum(examColours).nullable(),
});
export type Accommodation = z.infer<typeof accommodationSchema>;
