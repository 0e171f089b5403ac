import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import type { roomListInput, roomListOutput } from "../../../contract/rooms/rooms";
import { assignments, classes, classTeachers } from "../../db/classes-schema";
import { rooms, seats } from "../../db/rooms-schema";
import { findAssignment } from "../assignments/assignment-row";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";

/** Rooms in one reply. */
const mostRooms = 50;

const seatsIn = (...phases: readonly (typeof seats.$inferSelect)["phase"][]) =>
  sql<number>`(count(*) filter (where ${inArray(seats.phase, [...phases])}))::int`;

/**
 * The rooms of an assignment, or of all classes that the caller teaches those that are not signed yet; the last opened
 * first. Throws `assignmentUnknown` for an assignment of others.
 */
export async function roomList(
  { db, catalogue }: Pick<Dependencies, "db" | "catalogue">,
  caller: Caller,
  { assignment_id: assignmentId }: z.output<typeof roomListInput>,
): Promise<z.input<typeof roomListOutput>> {
  if (assignmentId !== undefined) await findAssignment(db, caller, assignmentId);
  const taught = db
    .select({ classId: classTeachers.classId })
    .from(classTeachers)
    .where(eq(classTeachers.userId, caller.userId));
  const rows = await db
    .select({
      roomId: rooms.roomId,
      phase: rooms.phase,
      openedAt: rooms.openedAt,
      assignmentId: assignments.assignmentId,
      menuId: assignments.menuId,
      version: assignments.edition,
      className: classes.name,
    })
    .from(rooms)
    .innerJoin(assignments, eq(assignments.assignmentId, rooms.assignmentId))
    .innerJoin(classes, eq(classes.classId, assignments.classId))
    .where(
      assignmentId === undefined
        ? and(inArray(assignments.classId, taught), ne(rooms.phase, "signed"))
        : eq(rooms.assignmentId, assignmentId),
    )
    .orderBy(desc(rooms.openedAt), desc(rooms.roomId))
    .limit(mostRooms);
  const counts = await db
    .select({
      roomId: seats.roomId,
      waiting: seatsIn("waiting"),
      inside: seatsIn("admitted", "sitting", "paused"),
      seats: sql<number>`count(*)::int`,
    })
    .from(seats)
    .where(
      inArray(
        seats.roomId,
        rows.map(({ roomId }) => roomId),
      ),
    )
    .groupBy(seats.roomId);
  const countsOf = new Map(counts.map(({ roomId, ...one }) => [roomId, one]));
  const outlines = await catalogue.outlines(db, rows);
  return {
    rooms: rows.flatMap(({ roomId, assignmentId: ofAssignment, className, phase, openedAt }, index) => {
      const outline = outlines[index];
      if (outline === undefined) return [];
      return {
        room_id: roomId,
        assignment_id: ofAssignment,
        class_name: className,
        title: outline.definition.title,
        phase,
        opened_at: openedAt,
        ...(countsOf.get(roomId) ?? { waiting: 0, inside: 0, seats: 0 }),
      };
    }),
  };
}
