import { and, eq, exists, isNull, or, sql } from "drizzle-orm";
import { assignments, classMembers } from "../../db/classes-schema";
import { lockdowns } from "../../db/lockdown-schema";
import type { Queries } from "../../db/open";
import { roomEntries, rooms, seats } from "../../db/rooms-schema";
import type { RoomRow } from "../rooms/room-row";
import { isLockdownOf, lockLockdown, type LockdownOf, type LockdownRow } from "./lockdown-row";

/** Whether a person is a member to whom an assignment may be given, or sits in one of its rooms. */
export async function isOfAssignment(queries: Queries, { assignmentId, personId }: LockdownOf): Promise<boolean> {
  const member = queries
    .select({ one: sql`1` })
    .from(classMembers)
    .where(
      and(
        eq(classMembers.classId, assignments.classId),
        eq(classMembers.userId, personId),
        isNull(classMembers.leftAt),
      ),
    );
  const seated = queries
    .select({ one: sql`1` })
    .from(roomEntries)
    .innerJoin(rooms, eq(rooms.roomId, roomEntries.roomId))
    .where(and(eq(rooms.assignmentId, assignments.assignmentId), eq(roomEntries.guestId, personId)));
  const [row] = await queries
    .select({ assignmentId: assignments.assignmentId })
    .from(assignments)
    .where(and(eq(assignments.assignmentId, assignmentId), or(exists(member), exists(seated))));
  return row !== undefined;
}

/** A locked row of a person's browser, with the seat of the sitting and its locked room, where it has one. */
export interface LockdownPlace {
  readonly lockdown: LockdownRow;
  readonly seat: { readonly seatId: string; readonly room: RoomRow } | null;
}

/** Locks the room of the sitting first, as commands of invigilators do, then the row. */
export async function lockPlace(tx: Queries, of: LockdownOf): Promise<LockdownPlace> {
  const [seat = null] = await tx
    .select({ seatId: seats.seatId, room: rooms })
    .from(lockdowns)
    .innerJoin(seats, eq(seats.attemptId, lockdowns.attemptId))
    .innerJoin(rooms, eq(rooms.roomId, seats.roomId))
    .where(isLockdownOf(of))
    .for("update", { of: rooms });
  return { lockdown: await lockLockdown(tx, of), seat };
}
