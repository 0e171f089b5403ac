import { z } from "zod";
import { countSchema, id, instant, numberInAddress } from "../calls/primitives";
import { languageSchema, localizedSchema } from "../item/content";
import { itemBodySchema, keySchema } from "../item/item";
import { editionPhaseSchema } from "./studio-tests";

const edition = z.number().int().positive();

export const withdrawnTestSchema = z.strictObject({ phase: editionPhaseSchema, edition: countSchema });

/** A preview is sat under a menu_id of its own, which only its author can open. */
export const previewTestInput = z.strictObject({
  test_id: id,
  /** A published edition; absent: the draft as it stands. */
  edition: edition.optional(),
});
export const previewTestOutput = z.strictObject({ menu_id: id, version: edition });

export const studioEditionsInput = z.strictObject({ test_id: id });
const editionEntrySchema = z.strictObject({
  version: edition,
  published_at: instant,
  /** The name of the person who published it. */
  published_by: z.string(),
  questions: countSchema,
  /** Attempts at it, without previews. */
  attempts: countSchema,
  /** Whether attempts at it can begin now. */
  available: z.boolean(),
});
export type EditionEntry = z.infer<typeof editionEntrySchema>;
export const studioEditionsOutput = z.strictObject({
  /** The newest first. */
  editions: z.array(editionEntrySchema),
});

/** One part of a question in which two versions differ. */
export const changedPartSchema = z.strictObject({
  part: z.enum([
    "stem",
    "stimulus",
    "option",
    "answerForm",
    "key",
    "explanation",
    "mistakes",
    "transcript",
    "media",
    "points",
    "expected_ms",
    "skill",
    "subject",
  ]),
  /** The id of the choice that the part belongs to. */
  option_id: z.string().optional(),
  /** Of a text: its language. */
  language: languageSchema.optional(),
  /** The text or number before and after; null: none. Absent where the whole questions show it. */
  from: z.string().nullable().optional(),
  to: z.string().nullable().optional(),
});
export type ChangedPart = z.infer<typeof changedPartSchema>;

/** A question as a version serves it, with its key. */
export const questionVersionSchema = z.strictObject({
  body: itemBodySchema,
  key: keySchema,
  explanation: localizedSchema.optional(),
  points: z.number(),
  expected_ms: countSchema,
  /** The revision of its draft; absent: it has none. */
  revision: edition.optional(),
});
export type QuestionVersion = z.infer<typeof questionVersionSchema>;

const placeSchema = z.strictObject({
  stage: id,
  /** From 1, in the whole test. */
  number: z.number().int().positive(),
});

export const editionDifferenceInput = z.strictObject({ test_id: id, from: numberInAddress, to: numberInAddress });
export const questionDifferenceSchema = z.strictObject({
  item_id: id,
  change: z.enum(["added", "removed", "kept"]),
  from: placeSchema.nullable(),
  to: placeSchema.nullable(),
  /** Whether it stands elsewhere among the questions that both have. */
  moved: z.boolean(),
  parts: z.array(changedPartSchema),
  before: questionVersionSchema.nullable(),
  after: questionVersionSchema.nullable(),
});
export const settingDifferenceSchema = z.strictObject({
  setting: z.string(),
  /** The section that the setting is of; absent: of the whole test. */
  stage: id.optional(),
  /** null: not set. */
  from: z.json(),
  to: z.json(),
});
export const editionDifferenceOutput = z.strictObject({
  /** In the order of the later edition, then those that are only in the earlier one; only those that differ. */
  questions: z.array(questionDifferenceSchema),
  settings: z.array(settingDifferenceSchema),
});
export type EditionDifference = z.infer<typeof editionDifferenceOutput>;

export const revisionDifferenceInput = z.strictObject({ item_id: id, from: numberInAddress, to: numberInAddress });
export const revisionDifferenceOutput = z.strictObject({
  parts: z.array(changedPartSchema),
  before: questionVersionSchema,
  after: questionVersionSchema,
});
