import { z } from "zod";
import { examColours } from "./exam-colours";

/** Larger text: the sizes of the sheet that a student may be given, in percent. */
export const textSizes = [100, 125, 150, 200] as const;

/** What one student has otherwise than a test's policy gives everybody. */
export const accommodationSchema = z.strictObject({
  /** How many times as long as others; null: without any limit. */
  time_factor: z.number().min(1).max(10).nullable(),
  /** How many times as long each break lasts. */
  break_factor: z.number().min(1).max(10),
  /** A break after each section that counts, where the test has breaks at all. */
  extra_breaks: z.boolean(),
  /** Reads questions aloud, except where a section withholds that. */
  text_to_speech: z.boolean(),
  /** How large the sheet is at first, in percent. */
  text_size: z.literal(textSizes),
  /** In which colours the exam is shown at first; null: in the usual ones. */
  colours: z.enum(examColours).nullable(),
});
export type Accommodation = z.infer<typeof accommodationSchema>;

/** What everybody has. */
export const noAccommodation: Accommodation = {
  time_factor: 1,
  break_factor: 1,
  extra_breaks: false,
  text_to_speech: false,
  text_size: 100,
  colours: null,
};
