import type { ProgressRecord } from "../../../contract/report/progress";

export type CalendarDay = ProgressRecord["days"][number];

const dayMs = 86_400_000;

/** Number of answers per day at which each shade begins; any work gets at least the first. */
const shadesFrom = [1, 15, 40] as const;
export type Shade = 0 | 1 | 2 | 3;

/** Days are compared in UTC: a calendar day has no time zone. */
const nameOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const workOf = ({ answered, practised }: CalendarDay): number => answered + practised;

export function shadeOf(day: CalendarDay): Shade {
  if (day.sittings + workOf(day) === 0) return 0;
  const work = Math.max(1, workOf(day));
  return work >= shadesFrom[2] ? 3 : work >= shadesFrom[1] ? 2 : 1;
}

export interface Week {
  /** Monday first; future days are omitted. */
  readonly days: readonly CalendarDay[];
  /** The first day of a month, if it lies in this week. */
  readonly month: string | null;
}

/** The weeks from the first day, a Monday, to today. */
export function weeksOf({ from, to, days }: Pick<ProgressRecord, "from" | "to" | "days">): Week[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const last = Date.parse(to);
  const weeks: Week[] = [];
  for (let monday = Date.parse(from); monday <= last; monday += 7 * dayMs) {
    const names = Array.from({ length: 7 }, (_, place) => monday + place * dayMs).filter((at) => at <= last);
    const shown = names.map(nameOf);
    weeks.push({
      days: shown.map((day) => known.get(day) ?? { day, sittings: 0, answered: 0, practised: 0 }),
      month: shown.find((day) => day.endsWith("-01")) ?? null,
    });
  }
  return weeks;
}
