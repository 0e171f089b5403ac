import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Board, boardInput, RoomHappening } from "../../../contract/rooms/rooms";
import { testLimitFor } from "../../attempts/accommodated";
import { users } from "../../db/accounts-schema";
import type { Database, Queries } from "../../db/open";
import { roomEvents, rooms } from "../../db/rooms-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { titleOfRoom } from "./lobby";
import { codeOfRoom } from "./room-codes";
import { findRoom, type RoomRow } from "./room-row";
import { seatsOnBoard } from "./seats-on-board";

/** Events of a room after a number, in order, with the names of the invigilators. */
export async function eventsSince(queries: Queries, roomId: string, since: number): Promise<RoomHappening[]> {
  const rows = await queries
    .select()
    .from(roomEvents)
    .where(and(eq(roomEvents.roomId, roomId), gt(roomEvents.seq, since)))
    .orderBy(asc(roomEvents.seq));
  const ids = [...new Set(rows.flatMap(({ by }) => by ?? []))];
  const named = await queries
    .select({ userId: users.userId, nickname: users.nickname })
    .from(users)
    .where(inArray(users.userId, ids));
  const names = new Map(named.map(({ userId, nickname }) => [userId, nickname]));
  return rows.map(({ seq, at, kind, by, seats: touched, facts }) => ({
    seq,
    at,
    kind,
    by: by === null ? null : (names.get(by) ?? ""),
    seats: [...touched],
    facts: { ...facts },
  }));
}

async function signatureOf(queries: Queries, { signedBy, signedAt, record }: RoomRow) {
  if (signedAt === null) return null;
  const [person] = await queries
    .select({ nickname: users.nickname })
    .from(users)
    .where(eq(users.userId, signedBy ?? ""));
  return { by: person?.nickname ?? record?.signed_by ?? "", at: signedAt, remark: record?.remark ?? "" };
}

async function roomOnBoard(
  queries: Queries,
  deps: Pick<Dependencies, "catalogue">,
  room: RoomRow,
): Promise<Board["room"]> {
  const { title, className, outline, asksBrowser } = await titleOfRoom(queries, deps, room);
  const { sections } = outline.definition;
  return {
    room_id: room.roomId,
    assignment_id: room.assignmentId,
    class_name: className,
    title,
    phase: room.phase,
    entry: room.entry,
    admits: room.admits,
    code: await codeOfRoom(queries, room.roomId),
    held_since: room.heldSince,
    ends_at: room.endsAt,
    time_limit_ms: testLimitFor(outline.definition, null),
    has_sound: sections.some(({ heard }) => heard === true),
    stages: sections.map(({ stage }) => stage),
    asks_browser: asksBrowser,
    opened_at: room.openedAt,
    signed: await signatureOf(queries, room),
  };
}

/** Reads in a transaction whose statements all see the same moment. */
export const atOneMoment = <Result>(
  db: Pick<Database, "$client">,
  read: (tx: Queries) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return read(tx);
  });

type Reading = Pick<Dependencies, "clock" | "catalogue">;

/** A room as it is at one moment, with its events after a number, and without its seats. Throws `roomUnknown`. */
export async function roomSince(
  tx: Queries,
  deps: Reading,
  roomId: string,
  since: number,
): Promise<Omit<Board, "seats">> {
  const [room] = await tx.select().from(rooms).where(eq(rooms.roomId, roomId));
  if (room === undefined) throw new CallRefusal("roomUnknown");
  return {
    room: await roomOnBoard(tx, deps, room),
    events: await eventsSince(tx, roomId, since),
    seq: room.lastSeq,
    server_time: deps.clock(),
  };
}

/** A room with its seats as they are at one moment, with its events after a number. Throws `roomUnknown`. */
export const readBoard = (deps: Reading & Pick<Dependencies, "db">, roomId: string, since: number): Promise<Board> =>
  atOneMoment(deps.db, async (tx) => ({
    ...(await roomSince(tx, deps, roomId, since)),
    seats: await seatsOnBoard(tx, roomId),
  }));

/** A room as its invigilators see it now, with its events after a number. */
export async function board(
  deps: Dependencies,
  caller: Caller,
  { room_id: roomId, since }: z.output<typeof boardInput>,
): Promise<Board> {
  await findRoom(deps.db, caller, roomId);
  return readBoard(deps, roomId, since);
}
