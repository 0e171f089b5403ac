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

/** What a set of practice questions is built from; what is left out is open. */
export const practiceChoiceSchema = z.strictObject({
  from: z.enum(practiceSources),
  family: familySchema.optional(),
  subject: subject.optional(),
  skill: skill.optional(),
  /** Of questions from the bank; what was wrong or is a favourite comes as it is. */
  difficulty: z.enum(practiceDifficulties).default("any"),
  length: z.literal([...practiceLengths]),
});
export type PracticeChoice = z.output<typeof practiceChoiceSchema>;

const practiceSkillSchema = z.strictObject({
  family: familySchema,
  subject: z.string(),
  skill: z.string(),
  title: localizedSchema,
  /** Difficulties at which new questions are made without end. */
  fresh: z.array(z.enum(["easy", "medium", "hard"])),
  /** Questions that one has met in a finished sitting and may repeat. */
  seen: z.number().int(),
  wrong: z.number().int(),
  /** Of the wrong ones. */
  due: z.number().int(),
  favourite: z.number().int(),
});
export type PracticeSkill = z.infer<typeof practiceSkillSchema>;

export const practiceQuestionSchema = z.strictObject({
  /** From 0. */
  place: z.number().int(),
  family: familySchema,
  /** Of the skill. */
  title: localizedSchema,
  /** Made for this set; otherwise a question that one has met before. */
  fresh: z.boolean(),
  /** It may not be worked on now: its test is being sat, or its results are held back. */
  rests: z.boolean(),
  /** `review` is null until the answer was checked. */
  exercise: exerciseDetailSchema,
  /** What came of it for the entry of the wrong-answer book that it repeats; null: it repeats none. */
  repeats: z
    .strictObject({
      /** false: it was not due yet, so the schedule stays as it was. */
      counted: z.boolean(),
      due_at: instant.nullable(),
      mastered: z.boolean(),
    })
    .nullable(),
});
export type PracticeQuestion = z.infer<typeof practiceQuestionSchema>;

/** A set as it stands: everything that a client needs to begin or to go on, on any device. */
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
  /** The set that is under way; null: none. */
  open: z
    .strictObject({ practice_id: id, started_at: instant, checked: z.number().int(), total: z.number().int() })
    .nullable(),
});
export type PracticeOffer = z.infer<typeof practiceOfferOutput>;

export const practiceStartInput = practiceChoiceSchema.extend({
  idempotency_key: idempotencyKeySchema,
  time_zone: timeZoneSchema,
});
/** null: nothing fits the choice. A set may be shorter than was asked for. */
export const practiceOutput = z.strictObject({ practice: practiceSchema.nullable() });

/** Without an id: the set that is under way. */
export const practiceDetailInput = z.strictObject({ practice_id: id.optional() });

/** The first answer to a question stands: sending it again, or another, repeats what came of it. */
export const practiceCheckInput = z.strictObject({
  practice_id: id,
  place: z.number().int().min(0).max(100),
  answer: answerSchema,
  elapsed_ms: duration.max(86_400_000).default(0),
  time_zone: timeZoneSchema,
});

/** Ends a set before its last question; repeatable. */
export const practiceFinishInput = z.strictObject({ practice_id: id });
