import { FSRSAlgorithm, generatorParameters, Rating, State } from "ts-fsrs";
import type { ScheduledCard } from "../../db/shapes";
import { dayNumber, startOfDay } from "../days";

/** The schedule of repetitions of an entry in the wrong-answer book. */
export interface Schedule {
  /** The beginning of the day on which it is due (epoch ms). null: it was never repeated, and is due from the start. */
  readonly dueAt: number | null;
  readonly card: ScheduledCard | null;
  /** The number of consecutive right repetitions that were due. */
  readonly streak: number;
  /** When it left the book; null: it is still in it. */
  readonly masteredAt: number | null;
}

export const unscheduled: Schedule = { dueAt: null, card: null, streak: 0, masteredAt: null };

/** The present time, and the time zone that decides where the student's days begin. */
export interface DayClock {
  readonly now: number;
  readonly timeZone: string;
}

const rightInARow = 3;
const longInterval = 21;

/** FSRS with its default parameters, in whole days and without randomness, so that equal reviews give equal dates. */
const algorithm = new FSRSAlgorithm(generatorParameters({ enable_fuzz: false }));

/** The end of the student's day (epoch ms), i.e. the beginning of the next. */
export const endOfToday = (now: number, timeZone: string): number => startOfDay(dayNumber(now, timeZone) + 1, timeZone);

/** Whether an entry is due today, which ends at `tonight`: entries are due from the beginning of their day. */
export const isDueNow = ({ dueAt, masteredAt }: Pick<Schedule, "dueAt" | "masteredAt">, tonight: number): boolean =>
  masteredAt === null && (dueAt === null || dueAt < tonight);

/**
 * The schedule after a repetition now. Before the day on which it is due, the same schedule is returned. Days are
 * counted in the student's time zone and only the library's memory model is used, since the library itself counts UTC
 * days, and spaces the intervals of four grades a day apart although students give only two. An entry leaves the book
 * after three consecutive right repetitions that were due, once the next interval is 21 days or more; a wrong one
 * restarts the count.
 */
export function reviewed(schedule: Schedule, isRight: boolean, { now, timeZone }: DayClock): Schedule {
  if (!isDueNow(schedule, endOfToday(now, timeZone))) return schedule;
  const { card } = schedule;
  const today = dayNumber(now, timeZone);
  const elapsed = card === null ? 0 : Math.max(0, today - dayNumber(card.reviewed_at, timeZone));
  const { stability, difficulty } = algorithm.next_state(card, elapsed, isRight ? Rating.Good : Rating.Again);
  const interval = algorithm.next_interval(stability, elapsed);
  const streak = isRight ? schedule.streak + 1 : 0;
  return {
    dueAt: startOfDay(today + interval, timeZone),
    card: {
      stability,
      difficulty,
      scheduled_days: interval,
      reps: (card?.reps ?? 0) + 1,
      lapses: (card?.lapses ?? 0) + (card !== null && !isRight ? 1 : 0),
      state: State.Review,
      reviewed_at: now,
    },
    streak,
    masteredAt: streak >= rightInARow && interval >= longInterval ? now : null,
  };
}
