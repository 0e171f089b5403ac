import { and, eq, inArray } from "drizzle-orm";
import type { SeatEvent } from "../../../../machines/room/seat.machine";
import type { RoomCommandResult } from "../../../contract/rooms/room-commands";
import type { Queries } from "../../db/open";
import { seats } from "../../db/rooms-schema";
import { seatAfter, type RoomRow, type SeatRow } from "./room-row";

/** Seats of a room by their ids, or all, in the order of their ids. Ids of other rooms are left out. */
export const seatsOf = (tx: Queries, { roomId }: Pick<RoomRow, "roomId">, asked: readonly string[] | "all") =>
  tx
    .select()
    .from(seats)
    .where(and(eq(seats.roomId, roomId), asked === "all" ? undefined : inArray(seats.seatId, [...asked])))
    .orderBy(seats.seatId)
    .for("update");

/** Seats to which an event applies, and those that it does not, by the chart `seat`. */
export interface MovedSeats {
  readonly taken: readonly SeatRow[];
  readonly refused: RoomCommandResult["refused"];
}

/** Moves seats by one event, as far as the chart takes it. */
export async function moveSeats(tx: Queries, rows: readonly SeatRow[], event: SeatEvent): Promise<MovedSeats> {
  const taken: SeatRow[] = [];
  const refused: RoomCommandResult["refused"] = [];
  for (const row of rows) {
    const after = seatAfter(row, event);
    if (after === null) refused.push({ seat_id: row.seatId, phase: row.phase });
    else taken.push({ ...row, ...after });
  }
  const places = new Map<string, { readonly after: Pick<SeatRow, "phase" | "handedInBy">; readonly ids: string[] }>();
  for (const { seatId, phase, handedInBy } of taken) {
    const place = `${phase} ${handedInBy ?? ""}`;
    const known = places.get(place) ?? { after: { phase, handedInBy }, ids: [] };
    known.ids.push(seatId);
    places.set(place, known);
  }
  for (const { after, ids } of places.values()) await tx.update(seats).set(after).where(inArray(seats.seatId, ids));
  return { taken, refused };
}
