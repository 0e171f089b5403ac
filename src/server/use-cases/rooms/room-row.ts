import { eq } from "drizzle-orm";
import { roomMachine, type RoomEvent } from "../../../../machines/room/room.machine";
import { seatMachine, type SeatEvent } from "../../../../machines/room/seat.machine";
import { phaseAfter } from "../../../../machines/studio/phase-after";
import { roomPhaseSchema, seatPhaseSchema } from "../../../contract/rooms/room-phases";
import type { Queries } from "../../db/open";
import { rooms, seats } from "../../db/rooms-schema";
import { CallRefusal } from "../../support/refusal";
import { findAssignment } from "../assignments/assignment-row";
import type { Caller } from "../caller";
import { refusedAs } from "../classes/class-access";

export type RoomRow = typeof rooms.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;

type RoomPhased = Pick<RoomRow, "phase" | "admits" | "heldSince" | "endsAt">;
type SeatPhased = Pick<SeatRow, "phase" | "handedInBy">;

/** The columns of a room after an event, as the chart `room` says; null: it is not taken. */
export function roomAfter({ phase, admits, heldSince, endsAt }: RoomPhased, event: RoomEvent): RoomPhased | null {
  const after = phaseAfter(roomMachine, { value: phase, context: { admits, heldSince, endsAt } }, [event]);
  return after === null ? null : { phase: roomPhaseSchema.parse(after.value), ...after.context };
}

/** The columns of a seat after an event, as the chart `seat` says; null: it is not taken. */
export function seatAfter({ phase, handedInBy }: SeatPhased, event: SeatEvent): SeatPhased | null {
  const after = phaseAfter(seatMachine, { value: phase, context: { handedInBy } }, [event]);
  return after === null ? null : { phase: seatPhaseSchema.parse(after.value), ...after.context };
}

/** Throws `roomElsewhere` for a room whose end has begun. */
export function refuseRoomOver({ phase }: Pick<RoomRow, "phase">): void {
  if (["ending", "ended", "signed"].includes(phase)) throw new CallRefusal("roomElsewhere", { phase });
}

/** Throws `roomUnknown` unless the caller may invigilate the class of the room. */
export async function findRoom(queries: Queries, caller: Caller, roomId: string) {
  const [room] = await queries.select().from(rooms).where(eq(rooms.roomId, roomId));
  if (room === undefined) throw new CallRefusal("roomUnknown");
  return {
    room,
    ...(await refusedAs("roomUnknown", findAssignment(queries, caller, room.assignmentId), "assignmentUnknown")),
  };
}

/** The same, with the room locked until the end of the transaction. */
export async function lockRoom(tx: Queries, caller: Caller, roomId: string) {
  const [room] = await tx.select().from(rooms).where(eq(rooms.roomId, roomId)).for("update");
  if (room === undefined) throw new CallRefusal("roomUnknown");
  return {
    room,
    ...(await refusedAs("roomUnknown", findAssignment(tx, caller, room.assignmentId), "assignmentUnknown")),
  };
}
