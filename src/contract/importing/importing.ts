import { z } from "zod";
import { countSchema, duration, id, instant, numberInAddress } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { itemBodySchema, keySchema } from "../item/item";
import { importLimits, importOutcomes, importStates } from "./import-limits";

const language = z.enum(["zh", "en"]);
const attempts = z.number().int().min(1).max(100).nullable();
const title = z.string().trim().min(1).max(300);
/** Numbers in an address arrive as text. */
const page = numberInAddress;
const placeInAddress = z.coerce.number().int().min(0).max(100_000);

/** A remark about a question, a test or the file; `detail` is a short datum from the file. */
export const importReasonSchema = z.strictObject({
  code: z.string(),
  detail: z.string().optional(),
  sentence: localizedSchema,
});
export type ImportReason = z.infer<typeof importReasonSchema>;

const countsSchema = z.strictObject({
  exact: countSchema,
  changed: countSchema,
  refused: countSchema,
  /** Number of readable questions that a person has left out. */
  left_out: countSchema,
  /** Number of questions that will be imported under the current choices. */
  coming: countSchema,
});
export type ImportCounts = z.infer<typeof countsSchema>;

/** A person's choices for a test before it is imported; absent fields keep the values of the file. */
export const importChoicesSchema = z.strictObject({
  title: title.optional(),
  language: language.optional(),
  subject: z
    .string()
    .trim()
    .min(1)
    .max(64)
    .regex(/^[\w.-]+$/)
    .optional(),
  /** null: no limit. */
  time_limit_ms: duration.max(36_000_000).nullable().optional(),
  /** null: no limit. */
  attempts: attempts.optional(),
  /** By the place of a section in the file, from 0. */
  sections: z
    .record(z.string().regex(/^\d{1,4}$/), z.strictObject({ title: title.optional(), merged: z.boolean().optional() }))
    .optional(),
});
export type ImportChoices = z.infer<typeof importChoicesSchema>;

export const importTestSchema = z.strictObject({
  /** The place of the test in the file, from 0. */
  place: countSchema,
  title: z.string(),
  language,
  subject: z.string(),
  /** null: no limit. */
  time_limit_ms: duration.nullable(),
  attempts,
  kept: z.array(importReasonSchema),
  changed: z.array(importReasonSchema),
  /** The reason why the test as a whole cannot be used; absent: it can be used. */
  refusal: importReasonSchema.optional(),
  sections: z.array(
    z.strictObject({
      title: z.string().nullable(),
      directions: z.string().optional(),
      /** Number of readable questions in it. */
      items: countSchema,
      draw: countSchema.optional(),
      shuffle: z.boolean().optional(),
      time_limit_ms: duration.optional(),
    }),
  ),
  counts: countsSchema,
  choices: importChoicesSchema,
  /** null: no test was made of it. */
  menu_id: id.nullable(),
  published: z.boolean(),
});
export type ImportTest = z.infer<typeof importTestSchema>;

/** An import with all remarks on its file and its tests, without the questions. */
export const importSchema = z.strictObject({
  import_id: id,
  /** Increases with every change; a request for a change names the version on which it is based. */
  version: countSchema,
  state: z.enum(importStates),
  file_name: z.string(),
  size: countSchema,
  /** Number of bytes that have arrived. */
  received: countSchema,
  /** User name of the account that sent the file; empty: the account was deleted. */
  by: z.string(),
  at: instant,
  /** Number of questions read so far. */
  read: countSchema,
  format: z.string().nullable(),
  fault: importReasonSchema.nullable(),
  /** An earlier import of the same file; `import_id` is absent if it was made by a command. null: there is none. */
  known: z.strictObject({ import_id: id.optional(), menu_id: id }).nullable(),
  counts: countsSchema,
  tests: z.array(importTestSchema),
});
export type ImportDetail = z.infer<typeof importSchema>;

/** One entry of the list of imports. */
export const importEntrySchema = importSchema
  .pick({
    import_id: true,
    state: true,
    file_name: true,
    size: true,
    received: true,
    by: true,
    at: true,
    counts: true,
  })
  .extend({
    /** At least one of its tests is published. */
    published: z.boolean().optional(),
  });
export type ImportEntry = z.infer<typeof importEntrySchema>;

/**
 * A question of a report. `drawn` is the question as a student sees it, with key, points and explanation; null: it is
 * refused.
 */
export const importQuestionSchema = z.strictObject({
  /** Its number in the whole file, from 1. */
  number: countSchema,
  /** The place of its test, from 0. */
  test: countSchema,
  section: countSchema.nullable(),
  where: z.strictObject({
    file: z.string().optional(),
    /** From 1. */
    line: countSchema.optional(),
    identifier: z.string().optional(),
  }),
  title: z.string(),
  outcome: z.enum(importOutcomes),
  reasons: z.array(importReasonSchema),
  left_out: z.boolean(),
  drawn: z
    .strictObject({
      ...itemBodySchema.shape,
      key: keySchema,
      points: z.number().positive(),
      explanation: localizedSchema.nullable(),
    })
    .nullable(),
});
export type ImportQuestion = z.infer<typeof importQuestionSchema>;

export const importListInput = z.strictObject({ page: page.optional() });
export const importListOutput = z.strictObject({
  list: z.array(importEntrySchema),
  total: countSchema,
  page_size: countSchema,
});

export const importDetailInput = z.strictObject({ import_id: id });

export const importQuestionsInput = z.strictObject({
  import_id: id,
  test: placeInAddress.optional(),
  show: z.enum([...importOutcomes, "leftOut"]).optional(),
  page: page.optional(),
});
export const importQuestionsOutput = z.strictObject({
  list: z.array(importQuestionSchema),
  total: countSchema,
  page_size: countSchema,
});

export const beginImportInput = z.strictObject({
  file_name: z.string().trim().min(1).max(255),
  size: z.number().int().positive(),
  /** A test with jumps and conditions is imported as a plain list of questions instead of being refused. */
  flatten: z.boolean().optional(),
});

const onVersion = { import_id: id, version: countSchema } as const;
export const changeImportInput = z.strictObject(onVersion);
export const chooseInImportInput = z.strictObject({ ...onVersion, test: countSchema, choices: importChoicesSchema });
export const leaveOutInput = z.strictObject({
  ...onVersion,
  numbers: z
    .array(z.number().int().positive())
    .min(1)
    .max(importLimits.page * 10),
  left_out: z.boolean(),
});

/** The whole report for saving as a file: everything except the questions' texts. */
export const importReportOutput = z.strictObject({
  ...importSchema.omit({ read: true, version: true, received: true }).shape,
  questions: z.array(importQuestionSchema.omit({ drawn: true })),
});
export type ImportReport = z.infer<typeof importReportOutput>;
