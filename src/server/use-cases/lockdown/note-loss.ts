import type { Queries } from "../../db/open";
import { appendRoomEvent } from "../rooms/room-events";
import type { LockdownPlace } from "./lockdown-place";
import { lockdownAfter, lockSitting, writeLockdown, type LockdownRow } from "./lockdown-row";

/**
 * The browser is not the one that is asked for any more: in mid-exam the sitting is locked, and the invigilators of its
 * room see it.
 */
export async function noteLoss(tx: Queries, { lockdown, seat }: LockdownPlace, now: number): Promise<LockdownRow> {
  const phase = lockdownAfter(lockdown, { type: "check.failed" });
  if (phase === null) return writeLockdown(tx, lockdown);
  if (phase === "locked" && lockdown.attemptId !== null) {
    await lockSitting(tx, lockdown.attemptId, now);
    const lost = { at: now, kind: "browserLost", by: null, key: null, facts: {} };
    if (seat !== null) await appendRoomEvent(tx, seat.room, { ...lost, seats: [seat.seatId] });
  }
  return writeLockdown(tx, { ...lockdown, phase });
}
