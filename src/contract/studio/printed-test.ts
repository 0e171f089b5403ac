import { z } from "zod";
import { duration, id, instant, numberInAddress } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { itemBodySchema, keySchema, mediaSchema } from "../item/item";
import { sectionKindSchema } from "../tests";

export const assignmentPaperInput = z.strictObject({ assignment_id: id });
export const editionPaperInput = z.strictObject({ test_id: id, edition: numberInAddress });

const paperQuestionSchema = z.strictObject({
  item_id: id,
  /** As on screen: from 1 in each section. */
  number: z.int().positive(),
  points: z.number(),
  /** null: it is heard, so that it does not stand on paper. */
  body: itemBodySchema.nullable(),
});
export type PaperQuestion = z.infer<typeof paperQuestionSchema>;

const paperSectionSchema = z.strictObject({
  stage: id,
  title: localizedSchema,
  part: localizedSchema.optional(),
  kind: sectionKindSchema,
  directions: localizedSchema.optional(),
  /** The files that the directions refer to. */
  media: z.array(mediaSchema).max(40),
  time_limit_ms: duration.nullable(),
  questions: z.array(paperQuestionSchema),
});
export type PaperSection = z.infer<typeof paperSectionSchema>;

/**
 * Why a test has no paper: the next question, or the next section, is chosen by the answers; or the caller is sitting
 * it.
 */
export const noPaperSchema = z.enum(["adaptive", "staged", "sitting"]);

/** A test as it is printed, without keys. */
export const testPaperSchema = z.strictObject({
  title: localizedSchema,
  menu_id: id,
  edition: z.int().positive(),
  /** The class that it is printed for; null: none. */
  class_name: z.string().nullable(),
  time_limit_ms: duration.nullable(),
  /** Names the draw where the test draws questions or their order; null: every paper is alike. */
  draw: z.string().nullable(),
  without: noPaperSchema.nullable(),
  /** Without breaks. */
  sections: z.array(paperSectionSchema),
});
export type TestPaper = z.infer<typeof testPaperSchema>;

/**
 * Why the keys do not leave the server now. inUse: a student may still begin the test or sits it. held: the results of
 * the assignment are not released. resting: the caller has skimmed the test. closing, manual, never: its policy.
 */
export const keysWithheldSchema = z.strictObject({
  reason: z.enum(["sitting", "inUse", "resting", "held", "closing", "manual", "never"]),
  /** The earliest time at which the reason can end; null: not known. */
  until: instant.nullable(),
});
export type KeysWithheld = z.infer<typeof keysWithheldSchema>;

const paperKeySchema = z.strictObject({
  item_id: id,
  key: keySchema,
  skill: localizedSchema,
  /** What is heard; null: nothing, or it is not written down. */
  transcript: localizedSchema.nullable(),
});

/** The keys to the questions of a paper. */
export const paperKeysSchema = z.strictObject({
  withheld: keysWithheldSchema.nullable(),
  keys: z.array(paperKeySchema),
});
export type PaperKeys = z.infer<typeof paperKeysSchema>;
