import { z } from "zod";
import { id } from "../calls/primitives";
import { languageSchema, localizedSchema } from "../item/content";
import { exportFormatNames } from "./export-formats";

/** A test and a format; `language`: the language of the export (absent: English if the test has it). */
export const exportInput = z.strictObject({
  menu_id: id,
  format: z.enum(exportFormatNames),
  language: languageSchema.optional(),
});

const reason = z.strictObject({ code: z.string(), sentence: localizedSchema });

/** The changes and omissions of an export, for display before it is made. */
export const exportReportOutput = z.strictObject({
  title: localizedSchema,
  /** The languages in which the test can be written. */
  languages: z.array(languageSchema),
  /** Numbers of questions by outcome. */
  exact: z.int().nonnegative(),
  changed: z.int().nonnegative(),
  left_out: z.int().nonnegative(),
  /** Changes and omissions that concern the test as a whole. */
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
