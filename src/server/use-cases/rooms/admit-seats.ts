import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { RoomCommandResult, roomSeatsInput } from "../../../contract/rooms/room-commands";
import type { Queries } from "../../db/open";
import { roomEntries, seats } from "../../db/rooms-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { moveSeats, seatsOf } from "./move-seats";
import { inRoom } from "./room-command";
import type { SeatRow } from "./room-row";

type Input = z.output<typeof roomSeatsInput>;

/** Gives each of these seats the device that asked first; returns the entries. */
async function letFirstIn(tx: Queries, rows: readonly SeatRow[]): Promise<void> {
  const ids = rows.map(({ seatId }) => seatId);
  if (ids.length === 0) return;
  const first = tx
    .selectDistinctOn([roomEntries.seatId], { seatId: roomEntries.seatId, entryId: roomEntries.entryId })
    .from(roomEntries)
    .where(and(inArray(roomEntries.seatId, ids), eq(roomEntries.standing, "asking")))
    .orderBy(roomEntries.seatId, asc(roomEntries.askedAt), asc(roomEntries.entryId))
    .as("first");
  const admitted = await tx
    .update(seats)
    .set({ entryId: sql`${first.entryId}` })
    .from(first)
    .where(eq(seats.seatId, first.seatId))
    .returning({ entryId: seats.entryId });
  const entries = admitted.flatMap(({ entryId }) => entryId ?? []);
  await tx.update(roomEntries).set({ standing: "in" }).where(inArray(roomEntries.entryId, entries));
}

/** Lets the students in who wait at these seats, each with the device that asked first. */
export const admitSeats = (deps: Dependencies, caller: Caller, input: Input): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room }) => {
    const asked = await seatsOf(tx, room, input.seats);
    const rows = input.seats === "all" ? asked.filter(({ phase }) => phase === "waiting") : asked;
    const { taken, refused } = await moveSeats(tx, rows, { type: "seat.admitted" });
    await letFirstIn(tx, taken);
    const ids = taken.map(({ seatId }) => seatId);
    return { kind: ids.length === 0 ? null : "admitted", seats: ids, refused };
  });

/** Sends away the devices that wait at these seats; the seats are expected as before. */
export const refuseSeats = (deps: Dependencies, caller: Caller, input: Input): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room }) => {
    const asked = await seatsOf(tx, room, input.seats);
    const rows = input.seats === "all" ? asked.filter(({ phase }) => phase === "waiting") : asked;
    const { taken, refused } = await moveSeats(tx, rows, { type: "seat.refused" });
    const ids = taken.map(({ seatId }) => seatId);
    if (ids.length === 0) return { kind: null, refused };
    await tx
      .update(roomEntries)
      .set({ standing: "out" })
      .where(and(inArray(roomEntries.seatId, ids), inArray(roomEntries.standing, ["asking", "in"])));
    await tx.update(seats).set({ entryId: null }).where(inArray(seats.seatId, ids));
    return { kind: "refused", seats: ids, facts: { reason: input.reason }, refused };
  });
