import { z } from "zod";
import { instant } from "../calls/primitives";
import { scoreUnits } from "../families";
import { localizedSchema } from "../item/content";
import { familySchema } from "../tests";

const count = z.number().int().nonnegative();

/** The calendar goes back so many weeks, the present one among them. */
export const calendarWeeks = 26;
/** At most so many points of a line are told, the latest ones. */
export const mostPoints = 24;
/** Skills are followed over so many sittings, the latest ones. */
export const mostFollowed = 12;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** A day of the calendar, as 2026-11-23. */
const day = z.iso.date();

/** Names what can be compared over time: a family with a subject, or with one of its tests. */
const line = z
  .string()
  .max(128)
  .regex(/^[\w.-]+$/);

const point = {
  attempt_id: z.string(),
  at: instant,
  value: z.number(),
  /** ±1 SE, except of units whose reports use other bands. */
  band: z.tuple([z.number(), z.number()]),
};

export const progressRecordInput = z.strictObject({
  /** Where the days begin: a name of the IANA database. */
  time_zone: z.string().max(64).refine(isTimeZone).default("UTC"),
});

/** On which days somebody worked, and how their scores went on each scale. */
export const progressRecordSchema = z.strictObject({
  /** The first day of the calendar and today, in the time zone that was asked for. */
  from: day,
  to: day,
  /** Days on which something was finished or practised, oldest first. */
  days: z.array(
    z.strictObject({
      day,
      sittings: count,
      /** Answers of those sittings. */
      answered: count,
      /** Practice questions that were answered. */
      practised: count,
    }),
  ),
  /** What can be compared over time: a subject of a family, or one school test; the one sat last first. */
  lines: z.array(
    z.strictObject({
      line,
      family: familySchema,
      /** Of the sitting that was ended last. */
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

/** How the parts of a line's tests went over its latest sittings. */
export const skillProgressSchema = z.strictObject({
  /** In the order of the latest report that tells of them. */
  strands: z.array(
    z.strictObject({
      strand: z.string(),
      title: localizedSchema,
      unit: z.enum(scoreUnits),
      /** Oldest first. */
      points: z.array(z.strictObject({ ...point, items: count })).max(mostFollowed),
    }),
  ),
});
export type SkillProgress = z.infer<typeof skillProgressSchema>;
export type Strand = SkillProgress["strands"][number];
