import { eq } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { roomEvents, rooms } from "../../db/rooms-schema";
import { announceRoom } from "./announce-room";
import type { RoomRow } from "./room-row";

/** Writes the next event of a locked room. */
export async function appendRoomEvent(
  tx: Queries,
  room: RoomRow,
  event: Omit<typeof roomEvents.$inferInsert, "roomId" | "seq">,
  changes: Partial<RoomRow> = {},
): Promise<number> {
  const seq = room.lastSeq + 1;
  await tx
    .update(rooms)
    .set({ ...changes, lastSeq: seq })
    .where(eq(rooms.roomId, room.roomId));
  await tx.insert(roomEvents).values({ ...event, roomId: room.roomId, seq });
  await announceRoom(tx, room.roomId, seq);
  return seq;
}
