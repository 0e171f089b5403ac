import { count, eq } from "drizzle-orm";
import type { Absence, AbsenceSums } from "../../../contract/attempt/absences";
import { absencesOf } from "../../attempts/absences";
import type { AttemptRow } from "../../attempts/attempt";
import type { Queries } from "../../db/open";
import { absences } from "../../db/student-schema";

/** More of one sitting are not kept: nobody looks away so often, and no client may fill the disk. */
const mostOfOneSitting = 1_000;
/** A shorter look away is none. */
const shortestMs = 1_000;

/** The part of an absence that lies within the sitting and is not in the future; null: too little of it. */
function within({ startedAt, finishedAt }: AttemptRow, told: Absence, now: number) {
  const leftAt = Math.max(told.left_at, startedAt);
  const backAt = Math.min(told.back_at, finishedAt ?? now);
  return backAt - leftAt < shortestMs ? null : { kind: told.kind, leftAt, backAt };
}

/**
 * Keeps when the student looked away, as the device tells it; what was told before stays as it is. Takes no lock and
 * asks for no lease: it is a note beside the sitting, and nothing in it depends on it.
 */
export async function noteAbsences(
  queries: Queries,
  attempt: AttemptRow,
  told: readonly Absence[],
  now: number,
): Promise<AbsenceSums> {
  const { attemptId } = attempt;
  const rows = told.flatMap((one) => within(attempt, one, now) ?? []);
  const [kept] = await queries.select({ rows: count() }).from(absences).where(eq(absences.attemptId, attemptId));
  const room = rows.slice(0, Math.max(0, mostOfOneSitting - (kept?.rows ?? 0)));
  if (room.length > 0)
    await queries
      .insert(absences)
      .values(room.map((row) => ({ ...row, attemptId, receivedAt: now })))
      .onConflictDoNothing();
  return absencesOf(queries, attemptId);
}
