import { count, eq } from "drizzle-orm";
import type { Absence, AbsenceSums } from "../../../contract/attempt/absences";
import { absencesOf } from "../../attempts/absences";
import type { AttemptRow } from "../../attempts/attempt";
import type { Queries } from "../../db/open";
import { absences } from "../../db/student-schema";

/** Maximum number stored per attempt: more than any student produces, to keep a client from filling the disk. */
const mostOfOneSitting = 1_000;
/** Shorter absences are ignored. */
const shortestMs = 1_000;

/** The part of an absence that lies within the attempt and not in the future; null: it is too short. */
function within({ startedAt, finishedAt }: AttemptRow, told: Absence, now: number) {
  const leftAt = Math.max(told.left_at, startedAt);
  const backAt = Math.min(told.back_at, finishedAt ?? now);
  return backAt - leftAt < shortestMs ? null : { kind: told.kind, leftAt, backAt };
}

/**
 * Stores the absences that the device reports; those stored before are not changed. Takes no lock and needs no lease,
 * since nothing in the attempt depends on them.
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
