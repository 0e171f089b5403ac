import { and, eq, gte, isNotNull, ne, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { calendarWeeks, type ProgressRecord } from "../../../contract/report/progress";
import { practiceItems, practiceSets } from "../../db/practice-schema";
import { attempts } from "../../db/schema";
import type { Caller } from "../caller";
import { dayAt } from "../days";
import type { Dependencies } from "../dependencies";

type Day = ProgressRecord["days"][number];
type Calendar = Pick<ProgressRecord, "from" | "to" | "days">;

const dayMs = 86_400_000;

/** The Monday of the first week of the calendar. */
function firstDay(today: string): string {
  const at = Date.parse(today);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - (sinceMonday + (calendarWeeks - 1) * 7) * dayMs).toISOString().slice(0, 10);
}

const dayOf = (column: AnyColumn, timeZone: string): SQL<string> =>
  sql<string>`to_char(to_timestamp(${column} / 1000.0) at time zone ${timeZone}, 'YYYY-MM-DD')`;

/** The days of the last weeks on which a person finished an attempt or answered a practice question. */
export async function calendarOf(deps: Dependencies, { userId }: Caller, timeZone: string): Promise<Calendar> {
  const to = dayAt(deps.clock(), timeZone);
  const from = firstDay(to);
  /** A day earlier than the first, enough for every time zone. */
  const since = Date.parse(from) - dayMs;
  const [sat, practised] = await Promise.all([
    deps.db
      .select({
        day: dayOf(attempts.finishedAt, timeZone),
        sittings: sql<number>`count(*)::int`,
        answered: sql<number>`sum(${attempts.answered})::int`,
      })
      .from(attempts)
      .where(
        and(
          eq(attempts.userId, userId),
          eq(attempts.status, "finished"),
          ne(attempts.kind, "preview"),
          gte(attempts.finishedAt, since),
        ),
      )
      .groupBy(sql`1`),
    deps.db
      .select({ day: dayOf(practiceItems.checkedAt, timeZone), practised: sql<number>`count(*)::int` })
      .from(practiceItems)
      .innerJoin(practiceSets, eq(practiceSets.setId, practiceItems.setId))
      .where(
        and(eq(practiceSets.userId, userId), isNotNull(practiceItems.checkedAt), gte(practiceItems.checkedAt, since)),
      )
      .groupBy(sql`1`),
  ]);
  const days = new Map<string, Day>();
  for (const part of [...sat, ...practised])
    days.set(part.day, {
      ...(days.get(part.day) ?? { day: part.day, sittings: 0, answered: 0, practised: 0 }),
      ...part,
    });
  const inside = [...days.values()].filter(({ day }) => day >= from && day <= to);
  return { from, to, days: inside.toSorted((one, other) => (one.day < other.day ? -1 : 1)) };
}
