import { createEmptyCard, fsrs, generatorParameters, Rating, type Card } from "ts-fsrs";
import type { ScheduledCard } from "../../db/shapes";

/** When an entry of the wrong-answer book is to be repeated. */
export interface Schedule {
  /** null: it was never repeated, and is due from the start. */
  readonly dueAt: number | null;
  readonly card: ScheduledCard | null;
  /** Right repetitions in a row that were due. */
  readonly streak: number;
  /** When it left the book; null: it is in it. */
  readonly masteredAt: number | null;
}

export const unscheduled: Schedule = { dueAt: null, card: null, streak: 0, masteredAt: null };

const dayMs = 86_400_000;
const rightInARow = 3;
const longInterval = 21 * dayMs;

/** FSRS with its default parameters, in whole days, without chance: the same review gives the same day. */
const scheduler = fsrs(generatorParameters({ enable_fuzz: false, enable_short_term: false }));

const cardOf = ({ card, dueAt }: Schedule, now: number): Card => {
  if (card === null) return createEmptyCard(new Date(now));
  const { reviewed_at: reviewedAt, ...kept } = card;
  return {
    ...kept,
    elapsed_days: Math.floor((now - reviewedAt) / dayMs),
    learning_steps: 0,
    due: new Date(dueAt ?? now),
    last_review: new Date(reviewedAt),
  };
};

export const isDueNow = ({ dueAt, masteredAt }: Pick<Schedule, "dueAt" | "masteredAt">, now: number): boolean =>
  masteredAt === null && (dueAt === null || dueAt <= now);

/**
 * The schedule after a repetition at `now`. Before it is due it changes nothing: the same schedule comes back.
 * An entry leaves the book after three due repetitions in a row that were right, once the next would lie 21 days ahead
 * or more; any wrong one starts the row again.
 */
export function reviewed(schedule: Schedule, isRight: boolean, now: number): Schedule {
  if (!isDueNow(schedule, now)) return schedule;
  const { card } = scheduler.next(cardOf(schedule, now), new Date(now), isRight ? Rating.Good : Rating.Again);
  const { stability, difficulty, scheduled_days, reps, lapses, state } = card;
  const dueAt = card.due.getTime();
  const streak = isRight ? schedule.streak + 1 : 0;
  return {
    dueAt,
    card: { stability, difficulty, scheduled_days, reps, lapses, state, reviewed_at: now },
    streak,
    masteredAt: streak >= rightInARow && dueAt - now >= longInterval ? now : null,
  };
}
