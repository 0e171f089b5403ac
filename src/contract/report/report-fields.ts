import { z } from "zod";
import { absenceSumsSchema, noAbsences } from "../attempt/absences";
import { finishReasonSchema } from "../attempt/attempt";
import { countSchema } from "../calls/primitives";
import { scoreCorrectionSchema } from "../classes/regrades";
import { localizedSchema } from "../item/content";
import { examInfoSchema, familySchema, releasePolicySchema, scoreSummarySchema } from "../tests";
import { markedItemSchema } from "./marked-item";

/** The fields that reports of every kind have. */
export const reportFields = {
  attempt_id: z.string(),
  menu_id: z.string(),
  /** Name of the student; absent: a guest who gave no name. */
  student: z.string().optional(),
  /** The result belongs to a guest whom the reader invited; absent: it does not. */
  of_guest: z.boolean().optional(),
  family: familySchema,
  title: localizedSchema,
  mode: z.string(),
  exam_info: examInfoSchema,
  started_at: countSchema,
  finished_at: countSchema,
  /** Time from the first item shown to the end in ms, without pauses that the log shows. */
  duration_ms: countSchema,
  finish_reason: finishReasonSchema,
  items: z.array(markedItemSchema),
  /**
   * Keys, explanations and marks may be shown. Until then the report has the score with its band, and nothing that
   * reveals whether an item is right: marks are null; areas, trace and next steps are empty.
   */
  released: z.boolean().default(true),
  /** When keys, explanations and marks may be shown. */
  release: releasePolicySchema.default({ when: "after_finish" }),
  /** They are withheld while this student has another attempt at the test under way. */
  sitting_again: z.boolean().default(false),
  /** The teacher's assignment for which the test was taken; absent: the student's choice. */
  assignment_id: z.string().optional(),
  /** The assignment's results are not released yet: the report has no score. */
  score_withheld: z.literal(true).optional(),
  /** Number of answers that came after the end. */
  held: countSchema,
  /** Number of late answers that came when the student could have seen the keys; absent: none. */
  held_after_keys: countSchema.optional(),
  /** Number of answers made after the end, which are stored only in the attempt's log. */
  late: countSchema.default(0),
  /** Number of operations from the student's device that were refused; stored for a person to judge. */
  refused: countSchema.default(0),
  /** Number and duration of the student's absences, as the device observed them. */
  absences: absenceSumsSchema.default(noAbsences),
  /** The score at the end of the attempt, if another scoring rule produced it; absent: the same rule. */
  score_then: scoreSummarySchema.optional(),
  /** Corrections made afterwards, the earliest first; absent: none, or the results are not released. */
  corrections: z.array(scoreCorrectionSchema).optional(),
};
