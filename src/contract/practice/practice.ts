import { z } from "zod";
import { exerciseDetailSchema, idempotencyKeySchema } from "../attempt/exam";
import { duration, id, instant } from "../calls/primitives";
import { localizedSchema } from "../item/content";
import { answerSchema } from "../item/item";
import { timeZoneSchema } from "../site/time-zone";
import { familySchema } from "../tests";
import { practiceDifficulties, practiceLengths, practiceSources } from "./practice-choices";

const subject = z.string().min(1).max(64);
const skill = z.string().min(1).max(120);

/** The selection of a set of practice questions; absent fields do not restrict it. */
export const practiceChoiceSchema = z.strictObject({
  from: z.enum(practiceSources),
  family: familySchema.optional(),
  subject: subject.optional(),
  skill: skill.optional(),
  /** Applies to questions from the bank; wrong answers and favourites are used at any difficulty. */
  difficulty: z.enum(practiceDifficulties).default("any"),
  length: z.literal([...practiceLengths]),
});
export type PracticeChoice = z.output<typeof practiceChoiceSchema>;

const practiceSkillSchema = z.strictObject({
  family: familySchema,
  subject: z.string(),
  skill: z.string(),
  title: localizedSchema,
  /** Difficulties at which an unlimited number of new questions can be generated. */
  fresh: z.array(z.enum(["easy", "medium", "hard"])),
  /** Number of questions from the student's finished attempts that may be repeated. */
  seen: z.number().int(),
  wrong: z.number().int(),
  /** Those of the wrong ones that are due for repetition. */
  due: z.number().int(),
  favourite: z.number().int(),
});
export type PracticeSkill = z.infer<typeof practiceSkillSchema>;

export const practiceQuestionSchema = z.strictObject({
  /** Index of the question, from 0. */
  place: z.number().int(),
  family: familySchema,
  /** Title of the skill. */
  title: localizedSchema,
  /** Generated for this set; otherwise a question that the student has met before. */
  fresh: z.boolean(),
  /** The question is unavailable now: its test is being taken, or its results are not released. */
  rests: z.boolean(),
  /** `review` is null until the answer has been checked. */
  exercise: exerciseDetailSchema,
  /** The effect of the answer on the entry of the wrong-answer book that it repeats; null: it repeats none. */
  repeats: z
    .strictObject({
      /** false: the repetition was not due yet, so the schedule is unchanged. */
      counted: z.boolean(),
      due_at: instant.nullable(),
      mastered: z.boolean(),
    })
    .nullable(),
});
export type PracticeQuestion = z.infer<typeof practiceQuestionSchema>;

/** The current state of a set, with everything that a client needs to start or resume it on any device. */
export const practiceSchema = z.strictObject({
  practice_id: id,
  choice: practiceChoiceSchema,
  started_at: instant,
  finished_at: instant.nullable(),
  questions: z.array(practiceQuestionSchema),
});
export type Practice = z.infer<typeof practiceSchema>;

export const practiceOfferInput = z.strictObject({ time_zone: timeZoneSchema });
export const practiceOfferOutput = z.strictObject({
  skills: z.array(practiceSkillSchema),
  /** The set under way; null: none. */
  open: z
    .strictObject({ practice_id: id, started_at: instant, checked: z.number().int(), total: z.number().int() })
    .nullable(),
});
export type PracticeOffer = z.infer<typeof practiceOfferOutput>;

export const practiceStartInput = practiceChoiceSchema.extend({
  idempotency_key: idempotencyKeySchema,
  time_zone: timeZoneSchema,
});
/** null: no question matches the choice. A set may be shorter than requested. */
export const practiceOutput = z.strictObject({ practice: practiceSchema.nullable() });

/** Without an id: the set under way. */
export const practiceDetailInput = z.strictObject({ practice_id: id.optional() });

/** The first answer to a question is final: repeating it, or sending another, returns the same result. */
export const practiceCheckInput = z.strictObject({
  practice_id: id,
  place: z.number().int().min(0).max(100),
  answer: answerSchema,
  elapsed_ms: duration.max(86_400_000).default(0),
  time_zone: timeZoneSchema,
});

/** Ends a set before its last question; repeatable. */
export const practiceFinishInput = z.strictObject({ practice_id: id });
