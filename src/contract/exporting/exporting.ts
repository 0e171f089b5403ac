import { z } from "zod";
import { id } from "../calls/primitives";
import { languageSchema, localizedSchema } from "../item/content";
import { exportFormatNames } from "./export-formats";

/** A test in a format; `language`: the one that is written (absent: English where the test has it). */
export const exportInput = z.strictObject({
  menu_id: id,
  format: z.enum(exportFormatNames),
  language: languageSchema.optional(),
});

const reason = z.strictObject({ code: z.string(), sentence: localizedSchema });

/** What an export will change or leave out, told before it is made. */
export const exportReportOutput = z.strictObject({
  title: localizedSchema,
  /** The languages in which the test can be written. */
  languages: z.array(languageSchema),
  /** Numbers of questions by their outcome. */
  exact: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  left_out: z.int().nonnegative(),
  /** What is changed or left out of the test itself. */
  test: z.array(reason),
  /** The questions that are changed or left out, in the order of the test. */
  questions: z.array(
    z.strictObject({
      n: z.int().positive(),
      title: z.string(),
      outcome: z.enum(["changed", "leftOut"]),
      reasons: z.array(reason),
    }),
  ),
});
