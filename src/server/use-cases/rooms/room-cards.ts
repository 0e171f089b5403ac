import { and, asc, eq, isNotNull, isNull, notInArray } from "drizzle-orm";
import type { z } from "zod";
import type { RoomCommandResult, roomStepInput } from "../../../contract/rooms/room-commands";
import type { roomCardsInput, RoomCards } from "../../../contract/rooms/rooms";
import type { Queries } from "../../db/open";
import { roomCodes, seats } from "../../db/rooms-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { titleOfRoom } from "./lobby";
import { roomCodeFrom } from "./room-codes";
import { inRoom } from "./room-command";
import { findRoom, refuseRoomOver } from "./room-row";

const codesPerStatement = 1_000;

/** Stores a code for each of these seats; one that another room has already is drawn again. */
async function storeCards(
  tx: Queries,
  { secret }: Pick<Dependencies, "secret">,
  roomId: string,
  asked: readonly string[],
  now: number,
): Promise<void> {
  let without = [...asked];
  while (without.length > 0) {
    const rows = without
      .slice(0, codesPerStatement)
      .map((seatId) => ({ code: roomCodeFrom(secret()), roomId, seatId, madeAt: now }));
    const made = await tx.insert(roomCodes).values(rows).onConflictDoNothing().returning({ seatId: roomCodes.seatId });
    const stored = new Set(made.map(({ seatId }) => seatId));
    without = without.filter((seatId) => !stored.has(seatId));
  }
}

/**
 * Makes a personal code for each seat that somebody may still come to; those made before admit nobody any more. Throws
 * `roomElsewhere` for a room that is over.
 */
export const makeCards = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof roomStepInput>,
): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    const { roomId } = room;
    refuseRoomOver(room);
    await tx
      .update(roomCodes)
      .set({ endedAt: now })
      .where(and(eq(roomCodes.roomId, roomId), isNull(roomCodes.endedAt), isNotNull(roomCodes.seatId)));
    const open = await tx
      .select({ seatId: seats.seatId })
      .from(seats)
      .where(and(eq(seats.roomId, roomId), notInArray(seats.phase, ["handedIn", "dismissed", "absent"])))
      .orderBy(seats.seatId);
    const ids = open.map(({ seatId }) => seatId);
    await storeCards(tx, deps, roomId, ids, now);
    return { kind: "cardsMade", facts: { count: ids.length } };
  });

/** The personal codes of a room that are in force. Throws `roomUnknown`. */
export async function roomCards(
  deps: Pick<Dependencies, "db" | "catalogue">,
  caller: Caller,
  { room_id: roomId }: z.output<typeof roomCardsInput>,
): Promise<RoomCards> {
  const { room } = await findRoom(deps.db, caller, roomId);
  const { title, className } = await titleOfRoom(deps.db, deps, room);
  const rows = await deps.db
    .select({ seat_id: seats.seatId, name: seats.name, code: roomCodes.code, madeAt: roomCodes.madeAt })
    .from(roomCodes)
    .innerJoin(seats, eq(seats.seatId, roomCodes.seatId))
    .where(and(eq(roomCodes.roomId, roomId), isNull(roomCodes.endedAt)))
    .orderBy(asc(seats.name), asc(seats.seatId));
  return {
    class_name: className,
    title,
    phase: room.phase,
    made_at: rows[0]?.madeAt ?? null,
    cards: rows.map(({ seat_id, name, code }) => ({ seat_id, name, code })),
  };
}
