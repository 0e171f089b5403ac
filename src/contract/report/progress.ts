import { z } from "zod";
import { countSchema, instant } from "../calls/primitives";
import { scoreUnits } from "../families";
import { localizedSchema } from "../item/content";
import { familySchema } from "../tests";

/** Number of weeks in the calendar, the current one included. */
export const calendarWeeks = 26;
/** The greatest number of points of a line reported, the latest ones. */
export const mostPoints = 24;
/** The number of attempts over which skills are followed, the latest ones. */
export const mostFollowed = 12;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** A day of the calendar, such as 2026-11-23. */
const day = z.iso.date();

/** Identifies a line of comparable scores: a family with a subject, or with one of its tests. */
const line = z
  .string()
  .max(128)
  .regex(/^[\w.-]+$/);

const point = {
  attempt_id: z.string(),
  at: instant,
  value: z.number(),
  /** ±1 SE, except for units whose reports use other bands. */
  band: z.tuple([z.number(), z.number()]),
};

export const progressRecordInput = z.strictObject({
  /** Time zone that defines the start of a day, by its name in the IANA database. */
  time_zone: z.string().max(64).refine(isTimeZone).default("UTC"),
});

/** The days on which a student worked, and the course of the scores on each scale. */
export const progressRecordSchema = z.strictObject({
  /** The first day of the calendar and today, in the requested time zone. */
  from: day,
  to: day,
  /** Days on which an attempt was finished or questions were practised, oldest first. */
  days: z.array(
    z.strictObject({
      day,
      sittings: countSchema,
      /** Number of answers in those attempts. */
      answered: countSchema,
      /** Number of practice questions answered. */
      practised: countSchema,
    }),
  ),
  /** Comparable scores over time, by subject of a family or by school test, the one taken last first. */
  lines: z.array(
    z.strictObject({
      line,
      family: familySchema,
      /** Title from the attempt that ended last. */
      title: localizedSchema,
      unit: z.enum(scoreUnits),
      /** Oldest first. */
      points: z.array(z.strictObject(point)).max(mostPoints),
    }),
  ),
});
export type ProgressRecord = z.infer<typeof progressRecordSchema>;
export type ProgressLine = ProgressRecord["lines"][number];

export const skillProgressInput = z.strictObject({ line });

/** The course of the parts of a line's tests over its latest attempts. */
export const skillProgressSchema = z.strictObject({
  /** In the order of the latest report that contains them. */
  strands: z.array(
    z.strictObject({
      strand: z.string(),
      title: localizedSchema,
      unit: z.enum(scoreUnits),
      /** Oldest first. */
      points: z.array(z.strictObject({ ...point, items: countSchema })).max(mostFollowed),
    }),
  ),
});
export type SkillProgress = z.infer<typeof skillProgressSchema>;
export type Strand = SkillProgress["strands"][number];
