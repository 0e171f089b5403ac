import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { boardInput, BoardSeat, boardOutput, RoomHappening } from "../../../contract/rooms/rooms";
import { foldName } from "../../../contract/validators/folding";
import { testLimitFor } from "../../attempts/accommodated";
import { users } from "../../db/accounts-schema";
import type { Queries } from "../../db/open";
import { roomEntries, roomEvents, seatPresence, seats } from "../../db/rooms-schema";
import { attempts } from "../../db/schema";
import { absences } from "../../db/student-schema";
import { timeCredits } from "../../db/time-credits-schema";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { titleOfRoom } from "./lobby";
import { codeOfRoom } from "./room-codes";
import { findRoom, type RoomRow } from "./room-row";

type Entrant = BoardSeat["entrants"][number];

async function entrantsOf(queries: Queries, roomId: string): Promise<ReadonlyMap<string, Entrant[]>> {
  const rows = await queries
    .select()
    .from(roomEntries)
    .where(and(eq(roomEntries.roomId, roomId), eq(roomEntries.standing, "asking")))
    .orderBy(asc(roomEntries.askedAt), asc(roomEntries.entryId));
  const bySeat = new Map<string, Entrant[]>();
  for (const { seatId, entryId, name, browser, system, askedAt } of rows) {
    const entrants = bySeat.get(seatId) ?? [];
    entrants.push({ entry_id: entryId, name, device: { browser, system }, asked_at: askedAt });
    bySeat.set(seatId, entrants);
  }
  return bySeat;
}

const sum = (column: ReturnType<typeof sql>) => sql<number>`coalesce(${column}, 0)::float8`;

/** Rows of seats with everything that the board shows of them, in the order of their names. */
function seatRows(queries: Queries, roomId: string) {
  const given = sum(sql`(select sum(${timeCredits.ms}) from ${timeCredits}
    where ${timeCredits.attemptId} = ${seats.attemptId})`);
  const away = sql`(select json_build_object('count', count(*), 'ms', coalesce(sum(back_at - left_at), 0))
    from ${absences} where ${absences.attemptId} = ${seats.attemptId} and ${absences.kind} = 'away')`;
  const saved = sql<number | null>`(select max(saved_at) from answers where answers.attempt_id = ${seats.attemptId})`;
  return queries
    .select({
      seat: seats,
      entry: { browser: roomEntries.browser, system: roomEntries.system, entryId: roomEntries.entryId },
      presence: seatPresence,
      attempt: attempts,
      given,
      away: sql<BoardSeat["away"]>`${away}`,
      saved: saved.mapWith(Number),
    })
    .from(seats)
    .leftJoin(roomEntries, eq(roomEntries.entryId, seats.entryId))
    .leftJoin(seatPresence, eq(seatPresence.seatId, seats.seatId))
    .leftJoin(attempts, eq(attempts.attemptId, seats.attemptId))
    .where(eq(seats.roomId, roomId))
    .orderBy(asc(seats.name), asc(seats.seatId));
}

/** The seats of a room with everything that the board shows of them. */
export async function seatsOnBoard(queries: Queries, roomId: string): Promise<BoardSeat[]> {
  const rows = await seatRows(queries, roomId);
  const entrants = await entrantsOf(queries, roomId);
  const names = new Map<string, number>();
  for (const { seat } of rows) names.set(foldName(seat.name), (names.get(foldName(seat.name)) ?? 0) + 1);
  return rows.map(({ seat, entry, presence, attempt, given, away, saved }) => ({
    seat_id: seat.seatId,
    name: seat.name,
    name_twice: (names.get(foldName(seat.name)) ?? 0) > 1,
    on_list: seat.memberId !== null,
    phase: seat.phase,
    handed_in_by: seat.handedInBy,
    device: entry === null ? null : { browser: entry.browser, system: entry.system },
    entrants: entrants.get(seat.seatId) ?? [],
    accommodation: attempt?.accommodation ?? null,
    seen_at: presence?.seenAt ?? null,
    answered: attempt?.answered ?? 0,
    total: attempt?.total ?? 0,
    saved_at: saved === null || Number.isNaN(saved) ? null : saved,
    unsent: presence?.unsent ?? 0,
    away,
    deadline: attempt?.deadline ?? null,
    stage: attempt?.stage ?? null,
    stage_deadline: attempt?.stageDeadline ?? null,
    stopped_at: attempt?.stoppedAt ?? null,
    given_ms: given,
    read_seq: presence?.readSeq ?? 0,
  }));
}

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

/** A room as its invigilators see it now, with its events after a number. */
export async function board(
  deps: Dependencies,
  caller: Caller,
  { room_id: roomId, since }: z.output<typeof boardInput>,
): Promise<z.input<typeof boardOutput>> {
  const { room } = await findRoom(deps.db, caller, roomId);
  const { title, className, outline } = await titleOfRoom(deps.db, deps, room);
  const { sections } = outline.definition;
  return {
    room: {
      room_id: roomId,
      assignment_id: room.assignmentId,
      class_name: className,
      title,
      phase: room.phase,
      entry: room.entry,
      admits: room.admits,
      code: await codeOfRoom(deps.db, roomId),
      held_since: room.heldSince,
      ends_at: room.endsAt,
      time_limit_ms: testLimitFor(outline.definition, null),
      has_sound: sections.some(({ heard }) => heard === true),
      stages: sections.map(({ stage }) => stage),
      opened_at: room.openedAt,
      signed: await signatureOf(deps.db, room),
    },
    seats: await seatsOnBoard(deps.db, roomId),
    events: await eventsSince(deps.db, roomId, since),
    seq: room.lastSeq,
    server_time: deps.clock(),
  };
}
