import { sql } from "drizzle-orm";
import type { Queries } from "../../db/open";
import { rooms, seatPresence, seats } from "../../db/rooms-schema";
import { attempts } from "../../db/schema";
import { placeholder, statement } from "../../db/statement";

const marksStatement = statement<
  { readonly room: string; readonly seq: number; readonly seat: string | null; readonly mark: string },
  "rooms"
>(
  "marks_of_seats",
  () => sql`
  select ${rooms.roomId} as room, ${rooms.lastSeq} as seq, ${seats.seatId} as seat,
    concat_ws(' ', ${attempts.lastSeq}, ${seatPresence.seenAt}, ${seatPresence.unsent}, ${seatPresence.readSeq}) as mark
  from ${rooms}
  left join ${seats} on ${seats.roomId} = ${rooms.roomId}
  left join ${attempts} on ${attempts.attemptId} = ${seats.attemptId}
  left join ${seatPresence} on ${seatPresence.seatId} = ${seats.seatId}
  where ${rooms.roomId} = any (${placeholder("rooms")}::text[])`,
);

/** How far a room is, and of each seat a text that differs once its answers or the signs of its device are others. */
export interface RoomMarks {
  readonly seq: number;
  readonly seats: ReadonlyMap<string, string>;
}

/** The marks of rooms by their ids, in one statement; rooms that do not exist are missing. */
export async function marksOfSeats(
  queries: Queries,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, RoomMarks>> {
  const marks = new Map<string, { readonly seq: number; readonly seats: Map<string, string> }>();
  for (const { room, seq, seat, mark } of await marksStatement(queries, { rooms: roomIds })) {
    const known = marks.get(room) ?? { seq, seats: new Map<string, string>() };
    if (seat !== null) known.seats.set(seat, mark);
    marks.set(room, known);
  }
  return marks;
}
