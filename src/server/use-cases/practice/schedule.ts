import { FSRSAlgorithm, generatorParameters, Rating, State } from "ts-fsrs";
import type { ScheduledCard } from "../../db/shapes";
import { dayNumber, startOfDay } from "../days";

/** When an entry of the wrong-answer book is to be repeated. */
export interface Schedule {
  /** When the day begins on which it is due. null: it was never repeated, and is due from the start. */
  readonly dueAt: number | null;
  readonly card: ScheduledCard | null;
  /** Right repetitions in a row that were due. */
  readonly streak: number;
  /** When it left the book; null: it is in it. */
  readonly masteredAt: number | null;
}

export const unscheduled: Schedule = { dueAt: null, card: null, streak: 0, masteredAt: null };

/** What time it is, and where the student's days begin. */
export interface DayClock {
  readonly now: number;
  readonly timeZone: string;
}

const rightInARow = 3;
const longInterval = 21;

/** FSRS with its default parameters, in whole days, without chance: the same review gives the same day. */
const algorithm = new FSRSAlgorithm(generatorParameters({ enable_fuzz: false }));

/** When tomorrow begins where the student is. */
export const endOfToday = (now: number, timeZone: string): number => startOfDay(dayNumber(now, timeZone) + 1, timeZone);

/** Whether an entry is due today, which ends at `tonight`: it is from the beginning of its day. */
export const isDueNow = ({ dueAt, masteredAt }: Pick<Schedule, "dueAt" | "masteredAt">, tonight: number): boolean =>
  masteredAt === null && (dueAt === null || dueAt < tonight);

/**
 * The schedule after a repetition now. Before its day it changes nothing: the same schedule comes back. Days are
 * counted where the student is: the library counts the midnights of UTC, and keeps a day between each of four grades of
 * which students can give two, so that only its model of memory is asked. An entry leaves the book after three due
 * repetitions in a row that were right, once the next would lie 21 days ahead or more; any wrong one starts the row
 * again.
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
