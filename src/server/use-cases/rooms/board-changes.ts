import { isDeepStrictEqual } from "node:util";
import type { BoardSeat, RoomHappening, SeatChange } from "../../../contract/rooms/rooms";

/** Events after which any seat of the room may be another, or a new one may be there. */
const ofWholeRoom = new Set(["arrived", "deviceMoved", "held", "resumed", "ended"]);

/** The seats that events may have changed; null: all, and new ones. */
export const seatsOfEvents = (events: readonly RoomHappening[]): readonly string[] | null =>
  events.some(({ kind }) => ofWholeRoom.has(kind)) ? null : events.flatMap(({ seats }) => seats);

const fieldsChanged = (before: BoardSeat, { seat_id: id, ...now }: SeatChange): SeatChange | null => {
  const known: Readonly<Record<string, unknown>> = { ...before };
  const changed = Object.entries(now).filter(([field, value]) => !isDeepStrictEqual(known[field], value));
  return changed.length === 0 ? null : { seat_id: id, ...Object.fromEntries(changed) };
};

/** What differs of seats; a seat that was not there has all its fields. */
export const seatChanges = (before: ReadonlyMap<string, BoardSeat>, now: readonly SeatChange[]): SeatChange[] =>
  now.flatMap((seat) => {
    const known = before.get(seat.seat_id);
    return known === undefined ? seat : (fieldsChanged(known, seat) ?? []);
  });
