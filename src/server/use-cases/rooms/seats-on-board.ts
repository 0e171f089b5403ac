import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { BoardSeat } from "../../../contract/rooms/rooms";
import { foldName } from "../../../contract/validators/folding";
import { lockdowns } from "../../db/lockdown-schema";
import type { Queries } from "../../db/open";
import { roomEntries, rooms, seatPresence, seats } from "../../db/rooms-schema";
import { attempts } from "../../db/schema";
import { absences } from "../../db/student-schema";
import { timeCredits } from "../../db/time-credits-schema";
import { lockdownToWire } from "../lockdown/lockdown-row";

type Entrant = BoardSeat["entrants"][number];

/** Seats of a room: all, or those with these ids. */
type Asked = ReturnType<typeof eq>;

async function entrantsOf(queries: Queries, asked: Asked): Promise<ReadonlyMap<string, Entrant[]>> {
  const rows = await queries
    .select({ seatId: seats.seatId, entry: roomEntries })
    .from(seats)
    .innerJoin(roomEntries, and(eq(roomEntries.seatId, seats.seatId), eq(roomEntries.standing, "asking")))
    .where(asked)
    .orderBy(asc(roomEntries.askedAt), asc(roomEntries.entryId));
  const bySeat = new Map<string, Entrant[]>();
  for (const { seatId, entry } of rows) {
    const { entryId, name, browser, system, askedAt } = entry;
    const entrants = bySeat.get(seatId) ?? [];
    entrants.push({ entry_id: entryId, name, device: { browser, system }, asked_at: askedAt });
    bySeat.set(seatId, entrants);
  }
  return bySeat;
}

/** Rows of seats with everything that the board shows of them, in the order of their names. */
function seatRows(queries: Queries, asked: Asked) {
  const given = sql<number>`coalesce((select sum(${timeCredits.ms}) from ${timeCredits}
    where ${timeCredits.attemptId} = ${seats.attemptId}), 0)::float8`;
  const away = sql<BoardSeat["away"]>`(select json_build_object('count', count(*),
    'ms', coalesce(sum(back_at - left_at), 0))
    from ${absences} where ${absences.attemptId} = ${seats.attemptId} and ${absences.kind} = 'away')`;
  const saved = sql<number | null>`(select max(saved_at) from answers where answers.attempt_id = ${seats.attemptId})`;
  return queries
    .select({
      seat: seats,
      // the first column of each is never null where the row is there: by it Drizzle decides whether it is
      entry: { entryId: roomEntries.entryId, browser: roomEntries.browser, system: roomEntries.system },
      presence: { seenAt: seatPresence.seenAt, unsent: seatPresence.unsent, readSeq: seatPresence.readSeq },
      attempt: {
        answered: attempts.answered,
        accommodation: attempts.accommodation,
        total: attempts.total,
        deadline: attempts.deadline,
        stage: attempts.stage,
        stageDeadline: attempts.stageDeadline,
        stoppedAt: attempts.stoppedAt,
        lockedAt: attempts.lockedAt,
      },
      lockdown: { phase: lockdowns.phase, version: lockdowns.version },
      given,
      away,
      saved: saved.mapWith(Number),
    })
    .from(seats)
    .leftJoin(roomEntries, eq(roomEntries.entryId, seats.entryId))
    .leftJoin(seatPresence, eq(seatPresence.seatId, seats.seatId))
    .leftJoin(attempts, eq(attempts.attemptId, seats.attemptId))
    .innerJoin(rooms, eq(rooms.roomId, seats.roomId))
    .leftJoin(
      lockdowns,
      and(
        eq(lockdowns.assignmentId, rooms.assignmentId),
        eq(lockdowns.personId, sql`coalesce(${roomEntries.userId}, ${roomEntries.guestId})`),
      ),
    )
    .where(asked)
    .orderBy(asc(seats.name), asc(seats.seatId));
}

type SeatShown = Omit<BoardSeat, "name_twice">;

async function shownSeats(queries: Queries, asked: Asked): Promise<SeatShown[]> {
  const rows = await seatRows(queries, asked);
  const entrants = await entrantsOf(queries, asked);
  return rows.map(({ seat, entry, presence, attempt, lockdown, given, away, saved }) => ({
    seat_id: seat.seatId,
    name: seat.name,
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
    lockdown: lockdown === null ? null : lockdownToWire(lockdown, attempt?.lockedAt ?? null),
  }));
}

/** The seats of a room with everything that the board shows of them. */
export async function seatsOnBoard(queries: Queries, roomId: string): Promise<BoardSeat[]> {
  const shown = await shownSeats(queries, eq(seats.roomId, roomId));
  const names = new Map<string, number>();
  for (const { name } of shown) names.set(foldName(name), (names.get(foldName(name)) ?? 0) + 1);
  return shown.map(({ seat_id, name, ...rest }) => ({
    seat_id,
    name,
    name_twice: (names.get(foldName(name)) ?? 0) > 1,
    ...rest,
  }));
}

/** The same of some seats, of any rooms, without a look at the names of the others. */
export const someSeatsOnBoard = (queries: Queries, seatIds: readonly string[]): Promise<SeatShown[]> =>
  seatIds.length === 0 ? Promise.resolve([]) : shownSeats(queries, inArray(seats.seatId, [...seatIds]));
