import type { z } from "zod";
import type { roomRecordInput, roomRecordOutput } from "../../../contract/rooms/rooms";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { eventsSince } from "./board";
import { findRoom } from "./room-row";

/** The record of a room as it was signed, with the remarks that were added below it. */
export async function signedRecord(
  { db }: Pick<Dependencies, "db">,
  caller: Caller,
  { room_id: roomId }: z.output<typeof roomRecordInput>,
): Promise<z.input<typeof roomRecordOutput>> {
  const { room } = await findRoom(db, caller, roomId);
  const events = room.record === null ? [] : await eventsSince(db, roomId, 0);
  const remarks = events.filter(({ kind }) => kind === "remarked");
  return {
    room_id: roomId,
    phase: room.phase,
    record: room.record,
    remarks: remarks.map(({ at, by, facts }) => ({ at, by: by ?? "", text: String(facts["remark"]) })),
  };
}
