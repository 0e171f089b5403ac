import { z } from "zod";
import { accommodationSchema } from "./attempt/accommodation";
import { duration, id, instant } from "./calls/primitives";
import { familyIds, scoreUnits, tools } from "./families";
import { cefrLevels } from "./item/cefr";
import { localizedSchema } from "./item/content";
import { mediaSchema } from "./item/item";

export const familySchema = z.enum(familyIds);

export const examInfoSchema = z.strictObject({
  /** 2: adaptive, together with `extract_question_logic` 1. 0: fixed. */
  type: z.number().int(),
  /** 1: the server extracts one item after the other. */
  extract_question_logic: z.number().int(),
  extract_question_number: z.number().int(),
  /** 1: map auto scoring; not 0: the score is shown in the result. */
  scoring_method: z.number().int(),
  /** 1 with type 0: correct-rate scoring. */
  correct_rate_method: z.number().int(),
});
export type ExamInfo = z.infer<typeof examInfoSchema>;

export const toolSchema = z.enum(tools);

/** items: scored questions. practice: a worked example and practice items, not scored. break: rest only. */
export const sectionKindSchema = z.enum(["items", "practice", "break"]);

export const sectionInfoSchema = z.strictObject({
  stage: id,
  title: localizedSchema,
  /** A shorter title for small spaces; absent: the title. */
  short: localizedSchema.optional(),
  /** Absent: items. */
  kind: sectionKindSchema.optional(),
  /** The part of the test that contains the section. */
  part: localizedSchema.optional(),
  /** Directions for the section, in HTML; they may hold a passage for its questions. */
  directions: localizedSchema.optional(),
  /** The files that the directions refer to; absent: none. */
  media: z.array(mediaSchema).max(40).optional(),
  /** The section has directions, which are sent when it begins. */
  directed: z.boolean().optional(),
  items: z.number().int().nonnegative(),
  /** null: untimed. */
  time_limit_ms: duration.nullable(),
  /** Intended duration of a break, in ms. */
  rest_ms: duration.optional(),
  /** The section cannot be left before its time is over. */
  held: z.boolean().optional(),
  /** The items have audio, so the sound is checked before the section. */
  heard: z.boolean().optional(),
  tools: z.array(toolSchema),
  /** Tools that no accommodation adds: for instance no reading aloud in a section that measures reading. */
  withheld: z.array(toolSchema).optional(),
});
export type SectionInfo = z.infer<typeof sectionInfoSchema>;

/** One score with its band, in the family's unit (RIT, percent right, …). */
export const scoreSummarySchema = z.strictObject({
  unit: z.enum(scoreUnits),
  value: z.number(),
  low: z.number(),
  high: z.number(),
  scale: z.tuple([z.number(), z.number()]),
  /** The level of the value on a scale of levels. */
  level: z.enum(cefrLevels).optional(),
  /** The versions of the test and of the family's scoring rule that produced the score; absent: not recorded. */
  made_by: z.strictObject({ test_version: z.number().int(), rule: z.number().int() }).optional(),
});
export type ScoreSummary = z.infer<typeof scoreSummarySchema>;

/**
 * The purpose of an attempt. real: counts. practice: counts only for the student. preview: an author's trial, counts
 * nowhere.
 */
export const attemptKindSchema = z.enum(["real", "practice", "preview"]);
export type AttemptKind = z.infer<typeof attemptKindSchema>;

export const attemptSummarySchema = z.strictObject({
  attempt_id: id,
  menu_id: id,
  mode: z.string(),
  kind: attemptKindSchema,
  status: z.enum(["sitting", "finished"]),
  started_at: instant,
  finished_at: instant.nullable(),
  answered: z.number().int(),
  total: z.number().int(),
  /** End of the whole test. */
  deadline: instant.nullable(),
  /** End of the current section; null: no section clock is running. */
  stage_deadline: instant.nullable().default(null),
  /** Whether the attempt has any time limit, even if no clock is running now; absent: unknown. */
  timed: z.boolean().optional(),
  score: scoreSummarySchema.nullable(),
  /** Points that a person has yet to mark, which are no part of the score; absent: none. */
  awaiting_points: z.number().optional(),
  /** Number of answers that came after the end; stored, not scored. */
  held: z.number().int(),
});
export type AttemptSummary = z.infer<typeof attemptSummarySchema>;

/** A way of taking a test that the student may choose: its length, or its strictness. */
export const modeSchema = z.strictObject({
  mode: id,
  items: z.number().int().positive(),
  minutes: z.tuple([z.number().int(), z.number().int()]),
  /** Share of each section's items and time that is used; absent: all. */
  share: z.number().positive().max(1).optional(),
  /** Sections cannot be left before their time is over. */
  held: z.boolean().optional(),
});
export type Mode = z.infer<typeof modeSchema>;

export const testCardSchema = z.strictObject({
  menu_id: id,
  family: familySchema,
  subject: z.string(),
  title: localizedSchema,
  measures: localizedSchema,
  exam_info: examInfoSchema,
  modes: z.array(modeSchema),
  /** null: untimed. */
  time_limit_ms: duration.nullable(),
  state: z.strictObject({
    status: z.enum(["new", "sitting", "finished"]),
    open_attempt: attemptSummarySchema.nullable(),
    last_attempt: attemptSummarySchema.nullable(),
    attempts: z.number().int(),
    /** Number of attempts that the test's policy still allows this student; null: no limit. */
    attempts_left: z.number().int().nullable(),
  }),
});
export type TestCard = z.infer<typeof testCardSchema>;

export const familyMenuSchema = z.strictObject({
  family: familySchema,
  title: localizedSchema,
  tests: z.array(testCardSchema),
});
export type FamilyMenu = z.infer<typeof familyMenuSchema>;

export const ruleSchema = z.enum([
  "untimed",
  "timed",
  "oneByOne",
  "freeMovement",
  "noWayBack",
  "noSkipping",
  "calculatorSometimes",
  "eliminator",
  "markForReview",
  "checkBeforeSubmit",
  "resumable",
  "clockKeepsRunning",
  "practiceEstimate",
  "guessingCosts",
  "blankIsWrong",
  "sectionsTimed",
  "practiceFirst",
  "breaks",
  "staged",
  "oneClock",
  "mayBeBlank",
  "heardTwice",
  "reachMost",
  "heard",
]);
export type Rule = z.infer<typeof ruleSchema>;

/**
 * When keys and explanations are shown: immediately after the end, from a date on, when the test's owner releases them,
 * or never.
 */
export const releasePolicySchema = z.discriminatedUnion("when", [
  z.strictObject({ when: z.literal("after_finish") }),
  z.strictObject({ when: z.literal("after_close"), at: instant }),
  z.strictObject({ when: z.literal("manual") }),
  z.strictObject({ when: z.literal("never") }),
]);
export type ReleasePolicy = z.infer<typeof releasePolicySchema>;

export const testDetailSchema = testCardSchema.extend({
  /** Number of attempts that the test's policy allows each student; null: no limit. */
  attempt_limit: z.number().int().positive().nullable(),
  release: releasePolicySchema,
  sections: z.array(sectionInfoSchema),
  rules: z.array(ruleSchema),
  /** Levels that the student may start from (adaptive delivery), with the proposed one; null: the test chooses. */
  start_levels: z.array(z.number().int()),
  start_level: z.number().int().nullable(),
  attempts: z.array(attemptSummarySchema),
  open_attempt: attemptSummarySchema.nullable(),
  /** The student's accommodation, already applied to the times and sections here; absent: none. */
  accommodation: accommodationSchema.optional(),
  /** The assignment for which alone the student may begin the test until it is used up or over; absent: none. */
  given_by_assignment: z.string().optional(),
});
export type TestDetail = z.infer<typeof testDetailSchema>;
