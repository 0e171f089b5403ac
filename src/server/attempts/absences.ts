import { sql, type SQL } from "drizzle-orm";
import type { AbsenceSum, AbsenceSums } from "../../contract/attempt/absences";
import type { Queries } from "../db/open";
import { jsonOf, placeholder, statement } from "../db/statement";
import { absences } from "../db/student-schema";

/**
 * One absence: a stretch of time in which the student looked away (away) or the window was not full screen (windowed).
 */
export type AbsenceStretch = Pick<typeof absences.$inferSelect, "kind" | "leftAt" | "backAt">;

/** Count and total length of stretches that are sorted by start; an overlap, as two devices report it, counts once. */
function sumOf(stretches: readonly AbsenceStretch[]): AbsenceSum {
  let [count, total, until] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const { leftAt, backAt } of stretches) {
    if (leftAt > until) count += 1;
    total += Math.max(0, backAt - Math.max(leftAt, until));
    until = Math.max(until, backAt);
  }
  return { count, total_ms: total };
}

/** SQL for the absences of the attempt `attemptId`: a JSON array, earliest first. */
export const absencesAsJson = (attemptId: SQL = placeholder("attemptId")): SQL => sql`(
  select coalesce(json_agg(
    ${jsonOf({ kind: absences.kind, leftAt: absences.leftAt, backAt: absences.backAt })} order by ${absences.leftAt}
  ), '[]')
  from ${absences} where ${absences.attemptId} = ${attemptId})`;

const readStatement = statement<{ readonly rows: AbsenceStretch[] }, "attemptId">(
  "absences_of_sitting",
  () => sql`select ${absencesAsJson()} as rows`,
);

/** Count and total length of the absences by kind. `stretches` must be sorted by start, earliest first. */
export function absenceSums(stretches: readonly AbsenceStretch[]): AbsenceSums {
  const of = (kind: AbsenceStretch["kind"]) => sumOf(stretches.filter((stretch) => stretch.kind === kind));
  return { away: of("away"), windowed: of("windowed") };
}

/** Reads the absences of an attempt and returns their sums. */
export async function absencesOf(queries: Queries, attemptId: string): Promise<AbsenceSums> {
  const [read] = await readStatement(queries, { attemptId });
  return absenceSums(read?.rows ?? []);
}
