import { asc, eq } from "drizzle-orm";
import type { AbsenceSum, AbsenceSums } from "../../contract/absences";
import type { Queries } from "../db/open";
import { absences } from "../db/student-schema";

type AbsenceRow = typeof absences.$inferSelect;
type Stretch = Pick<AbsenceRow, "leftAt" | "backAt">;

/** Stretches of time, earliest first; what two devices saw at the same time counts once. */
function sumOf(stretches: readonly Stretch[]): AbsenceSum {
  let [count, total, until] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const { leftAt, backAt } of stretches) {
    if (leftAt > until) count += 1;
    total += Math.max(0, backAt - Math.max(leftAt, until));
    until = Math.max(until, backAt);
  }
  return { count, total_ms: total };
}

/** How often and how long the student looked away from a sitting. */
export async function absencesOf(queries: Queries, attemptId: string): Promise<AbsenceSums> {
  const rows = await queries
    .select()
    .from(absences)
    .where(eq(absences.attemptId, attemptId))
    .orderBy(asc(absences.leftAt));
  const of = (kind: AbsenceRow["kind"]) => sumOf(rows.filter((row) => row.kind === kind));
  return { away: of("away"), windowed: of("windowed") };
}
