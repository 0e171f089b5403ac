import { and, eq, inArray } from "drizzle-orm";
import type { Terms } from "../../attempts/accommodated";
import { termsOf } from "../../attempts/accommodations";
import { classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { roomEntries, rooms, seats } from "../../db/rooms-schema";
import { CallRefusal } from "../../support/refusal";
import type { Guest, Principal } from "../caller";
import type { SeatRow } from "./room-row";

/** The seat at which a student begins, with the accommodation of its member. */
export interface StartingSeat {
  readonly seat: SeatRow;
  readonly terms: Terms;
}

/**
 * The seat of an assignment to which the caller's device is admitted, with the room locked against commands; null: the
 * assignment never had a room.
 * Throws `roomNotAdmitted` without one, and `roomWaiting` unless the room runs.
 */
export async function startingSeat(
  tx: Queries,
  caller: Principal,
  assignmentId: string,
  now: number,
): Promise<StartingSeat | null> {
  const [row] = await tx
    .select({ seat: seats, phase: rooms.phase })
    .from(roomEntries)
    .innerJoin(seats, eq(seats.entryId, roomEntries.entryId))
    .innerJoin(rooms, eq(rooms.roomId, roomEntries.roomId))
    .where(
      and(
        eq(roomEntries.tokenHash, caller.tokenHash),
        eq(roomEntries.standing, "in"),
        eq(rooms.assignmentId, assignmentId),
      ),
    )
    .for("share", { of: rooms });
  if (row === undefined) {
    if ((await tx.$count(rooms, eq(rooms.assignmentId, assignmentId))) === 0) return null;
    throw new CallRefusal("roomNotAdmitted");
  }
  if (row.phase !== "running") throw new CallRefusal("roomWaiting", { phase: row.phase });
  const [member] = await tx
    .select({ userId: classMembers.userId })
    .from(classMembers)
    .where(eq(classMembers.memberId, row.seat.memberId ?? ""));
  const userId = member?.userId ?? null;
  return { seat: row.seat, terms: userId === null ? null : await termsOf(tx, userId, now) };
}

/**
 * Throws `roomOver` for a guest whose room has ended. From then on the visit is for the result alone: nobody who uses
 * the same device later sits or sees the test as this guest.
 */
export async function refuseAfterRoom(tx: Queries, { tokenHash }: Guest): Promise<void> {
  const [row] = await tx
    .select({ phase: rooms.phase })
    .from(roomEntries)
    .innerJoin(rooms, eq(rooms.roomId, roomEntries.roomId))
    .where(and(eq(roomEntries.tokenHash, tokenHash), inArray(rooms.phase, ["ended", "signed"])));
  if (row !== undefined) throw new CallRefusal("roomOver");
}

/** Writes down the sitting of a seat; the seat itself follows when the room is next brought up to date. */
export const noteSeatSitting = async (tx: Queries, seatId: string, attemptId: string): Promise<void> =>
  void (await tx.update(seats).set({ attemptId }).where(eq(seats.seatId, seatId)));

/**
 * Throws `roomOtherDevice` if a sitting has a seat that another device is admitted to: only an invigilator moves a seat
 * to another device.
 */
export async function refuseOtherDevice(
  tx: Queries,
  caller: Principal,
  { attemptId, assignmentId }: { readonly attemptId: string; readonly assignmentId: string | null },
): Promise<void> {
  if (assignmentId === null) return;
  const [row] = await tx
    .select({ tokenHash: roomEntries.tokenHash })
    .from(seats)
    .innerJoin(roomEntries, eq(roomEntries.entryId, seats.entryId))
    .where(eq(seats.attemptId, attemptId));
  if (row !== undefined && row.tokenHash !== caller.tokenHash) throw new CallRefusal("roomOtherDevice");
}
