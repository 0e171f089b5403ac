import { count, eq } from "drizzle-orm";
import type { z } from "zod";
import type { absencesInput, AbsenceSums } from "../../contract/absences";
import { absences } from "../db/schema";
import { absencesOf } from "../sitting/absences";
import { ownAttempt, type AttemptRow } from "../sitting/attempt";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";

/** More of one sitting are not kept: nobody looks away so often, and no client may fill the disk. */
const mostOfOneSitting = 1_000;
/** A shorter look away is none. */
const shortestMs = 1_000;

type Input = z.output<typeof absencesInput>;

/** The part of an absence that lies within the sitting and is not in the future; null: too little of it. */
function within({ startedAt, finishedAt }: AttemptRow, told: Input["absences"][number], now: number) {
  const leftAt = Math.max(told.left_at, startedAt);
  const backAt = Math.min(told.back_at, finishedAt ?? now);
  return backAt - leftAt < shortestMs ? null : { kind: told.kind, leftAt, backAt };
}

/**
 * Keeps when the student looked away, as the device tells it; what was told before stays as it is. Takes no lock and
 * asks for no lease: it is a note beside the sitting, and nothing in it depends on it.
 */
export async function noteAbsences(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { userId }: Caller,
  { attempt_id: attemptId, absences: told }: Input,
): Promise<AbsenceSums> {
  const now = clock();
  const attempt = await ownAttempt(db, userId, attemptId);
  const rows = told.flatMap((one) => within(attempt, one, now) ?? []);
  const [kept] = await db.select({ rows: count() }).from(absences).where(eq(absences.attemptId, attemptId));
  const room = rows.slice(0, Math.max(0, mostOfOneSitting - (kept?.rows ?? 0)));
  if (room.length > 0)
    await db
      .insert(absences)
      .values(room.map((row) => ({ ...row, attemptId, receivedAt: now })))
      .onConflictDoNothing();
  return absencesOf(db, attemptId);
}
