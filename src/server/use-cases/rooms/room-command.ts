import { and, eq } from "drizzle-orm";
import type { RoomCommandResult } from "../../../contract/rooms/room-commands";
import type { Queries } from "../../db/open";
import { roomEvents } from "../../db/rooms-schema";
import { inTransaction } from "../../db/transaction";
import type { AssignmentAccess } from "../assignments/assignment-row";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { appendRoomEvent } from "./room-events";
import { lockRoom, type RoomRow } from "./room-row";
import { settleRoom } from "./settle-room";

/** A room locked for one command. */
export interface RoomInCommand extends AssignmentAccess {
  readonly tx: Queries;
  readonly room: RoomRow;
  readonly now: number;
}

/** What a command does. An event without a kind is none: nothing was done. */
export interface RoomOutcome {
  /** The columns of the room that it changes. */
  readonly changes?: Partial<RoomRow>;
  readonly kind: string | null;
  readonly seats?: readonly string[];
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly refused?: RoomCommandResult["refused"];
}

interface Command {
  readonly room_id: string;
  readonly idempotency_key: string;
}

/**
 * Carries out a command of an invigilator: with the room locked, once for each key, with one event. Throws
 * `roomUnknown`.
 */
export const inRoom = (
  deps: Pick<Dependencies, "db" | "clock" | "ids">,
  caller: Caller,
  { room_id: roomId, idempotency_key: key }: Command,
  act: (context: RoomInCommand) => Promise<RoomOutcome>,
): Promise<RoomCommandResult> =>
  inTransaction(deps.db, async (tx) => {
    const access = await lockRoom(tx, caller, roomId);
    const [before] = await tx
      .select({ reply: roomEvents.reply })
      .from(roomEvents)
      .where(and(eq(roomEvents.roomId, roomId), eq(roomEvents.key, key)));
    if (before !== undefined) return before.reply as RoomCommandResult;
    const now = deps.clock();
    const room = await settleRoom(tx, deps, access.room, now);
    const deed = await act({ ...access, tx, room, now });
    const { changes = {}, kind, seats: touched = [], facts = {}, refused = [] } = deed;
    const phase = changes.phase ?? room.phase;
    if (kind === null) return { seq: null, phase, refused: [...refused] };
    const reply: RoomCommandResult = { seq: room.lastSeq + 1, phase, refused: [...refused] };
    await appendRoomEvent(tx, room, { at: now, kind, by: caller.userId, key, seats: touched, facts, reply }, changes);
    return reply;
  });
