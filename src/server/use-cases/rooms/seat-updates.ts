import { eq, sql, type SQL } from "drizzle-orm";
import type { RoomPhase } from "../../../contract/rooms/room-phases";
import type { RoomUpdate, SeatNotice } from "../../../contract/rooms/room-update";
import { createGatherer } from "../../attempts/answer-batch/gather";
import type { AttemptRow } from "../../attempts/attempt";
import type { Queries } from "../../db/open";
import { roomEvents, rooms, seatPresence, seats } from "../../db/rooms-schema";
import { givenRows, placeholder, statement } from "../../db/statement";
import { timeCredits } from "../../db/time-credits-schema";

/** The events that a student learns of, by the names that they have in the log of a room. */
const noticed = {
  messaged: "message",
  held: "stopped",
  paused: "stopped",
  resumed: "resumed",
  unpaused: "resumed",
  extended: "extended",
  endPlanned: "endPlanned",
  ended: "ending",
  closed: "ending",
  reopened: "reopened",
} as const satisfies Readonly<Record<string, SeatNotice["kind"]>>;

interface LoggedEvent {
  readonly seq: number;
  readonly at: number;
  readonly kind: keyof typeof noticed;
  readonly facts: Readonly<Record<string, unknown>>;
}

const textIn = (facts: LoggedEvent["facts"], name: string): string => {
  const value = facts[name];
  return typeof value === "string" ? value : "";
};

function noticeOf({ seq, at, kind: name, facts }: LoggedEvent): SeatNotice {
  const kind = noticed[name];
  const reason = textIn(facts, "reason");
  if (kind === "message") return { seq, at, kind, text: facts["text"] as { zh?: string; en?: string } };
  if (kind === "extended") {
    const { ms, stage } = facts as { ms: number; stage: string | null };
    return { seq, at, kind, ms, stage, reason };
  }
  if (kind === "endPlanned") return { seq, at, kind, ends_at: facts["at"] as number | null, reason };
  return { seq, at, kind, reason };
}

/** The seat of a sitting, with the number of the room's last event. */
export interface SeatOfSitting {
  readonly seatId: string;
  readonly roomId: string;
  readonly lastSeq: number;
  /** The planned end of the room, until it comes. */
  readonly endsAt: number | null;
  readonly readSeq: number;
  readonly phase: RoomPhase;
}

/** SQL for the seat of a sitting as a `SeatOfSitting` in JSON; null: it has none. */
export const seatAsJson = (attemptId: SQL): SQL => sql`(
  select json_build_object('seatId', ${seats.seatId}, 'roomId', ${rooms.roomId}, 'lastSeq', ${rooms.lastSeq},
    'endsAt', case when ${rooms.phase} in ('running', 'held') then ${rooms.endsAt} end, 'phase', ${rooms.phase},
    'readSeq', coalesce((
      select ${seatPresence.readSeq} from ${seatPresence} where ${seatPresence.seatId} = ${seats.seatId}), 0))
  from ${seats} join ${rooms} on ${rooms.roomId} = ${seats.roomId}
  where ${seats.attemptId} = ${attemptId})`;

const seatStatement = statement<{ readonly seat: SeatOfSitting | null }, "attemptId">(
  "seat_of_sitting",
  () => sql`select ${seatAsJson(placeholder("attemptId", seats.attemptId))} as seat`,
);

interface AskedUpdate {
  readonly attemptId: string;
  readonly seat: SeatOfSitting;
  /** The number of the last event that the window knows. */
  readonly since: number;
}

interface FoundUpdate {
  readonly place: number;
  readonly events: readonly LoggedEvent[];
  readonly given: NonNullable<RoomUpdate["given"]>;
}

const askedColumns = {
  place: "integer",
  attempt_id: "uuid",
  room_id: "text",
  seat_id: "text",
  since: "integer",
  until: "integer",
} as const;

const updatesStatement = statement<FoundUpdate, "asked">(
  "updates_of_seats",
  () => sql`
  select asked.place, (
    select coalesce(json_agg(json_build_object('seq', ${roomEvents.seq}, 'at', ${roomEvents.at},
      'kind', ${roomEvents.kind}, 'facts', ${roomEvents.facts}) order by ${roomEvents.seq}), '[]')
    from ${roomEvents}
    where ${roomEvents.roomId} = asked.room_id and ${roomEvents.seq} > asked.since
      and ${roomEvents.seq} <= asked.until
      and ${roomEvents.kind} in (${sql.raw(
        Object.keys(noticed)
          .map((kind) => `'${kind}'`)
          .join(", "),
      )})
      and (${roomEvents.seats} = '[]' or ${roomEvents.seats} ? asked.seat_id)) as events, (
    select coalesce(json_agg(json_build_object('ms', ${timeCredits.ms}, 'kind', ${timeCredits.reason},
      'reason', ${timeCredits.note}, 'at', ${timeCredits.givenAt})
      order by ${timeCredits.givenAt}, ${timeCredits.creditId}), '[]')
    from ${timeCredits} where ${timeCredits.attemptId} = asked.attempt_id) as given
  from ${givenRows("asked", askedColumns)}`,
);

async function readUpdates(queries: Queries, asked: readonly AskedUpdate[]): Promise<RoomUpdate[]> {
  const rows = asked.map(({ attemptId, seat, since }, place) => ({
    place,
    attempt_id: attemptId,
    room_id: seat.roomId,
    seat_id: seat.seatId,
    since,
    // the clock was read with this event, and not with later ones
    until: seat.lastSeq,
  }));
  const found = new Map<number, FoundUpdate>();
  for (const row of await updatesStatement(queries, { asked: JSON.stringify(rows) })) found.set(row.place, row);
  return asked.map(({ seat }, place) => {
    const { events = [], given = [] } = found.get(place) ?? {};
    return { seq: seat.lastSeq, ends_at: seat.endsAt, events: events.map(noticeOf), given: [...given] };
  });
}

const ways = 2;
const mostTogether = 64;

/** Reads what is new at seats, for many windows in one statement. */
export function createSeatUpdates(db: Queries) {
  const read = createGatherer<AskedUpdate, RoomUpdate>({
    send: (asked) => readUpdates(db, asked),
    outcomeOfError: (error) => {
      throw error;
    },
    ways,
    most: mostTogether,
  });
  return async (asked: AskedUpdate): Promise<RoomUpdate> => {
    const { lastSeq, endsAt } = asked.seat;
    return lastSeq > asked.since ? read(asked) : { seq: lastSeq, ends_at: endsAt, events: [] };
  };
}

/** The part of an attempt that informs its student about the room; empty: the sitting has no seat. */
export async function roomOfAttempt(
  queries: Queries,
  { attemptId, assignmentId, status, stoppedAt }: AttemptRow,
): Promise<{ readonly stopped_at?: number | null; readonly room?: RoomUpdate }> {
  if (assignmentId === null) return {};
  const [found] = await seatStatement(queries, { attemptId });
  const seat = found?.seat ?? null;
  if (seat === null) return {};
  const [update] = await readUpdates(queries, [{ attemptId, seat, since: 0 }]);
  if (update === undefined) return {};
  const room = { ...update, read_seq: seat.readSeq };
  if (status === "sitting") return { stopped_at: stoppedAt, room };
  return { room: { ...room, may_reopen: seat.phase === "running" || seat.phase === "held" } };
}

const seqStatement = statement<{ readonly roomId: string; readonly lastSeq: number }, "asked">(
  "last_events_of_rooms",
  () => sql`
  select ${rooms.roomId} as "roomId", ${rooms.lastSeq} as "lastSeq"
  from ${givenRows("asked", { room_id: "text" })} join ${rooms} on ${eq(rooms.roomId, sql`asked.room_id`)}`,
);

/** Reads the numbers of the last events of rooms, for many answers in one statement. */
export function createRoomSeqs(db: Queries): (roomId: string) => Promise<number> {
  return createGatherer<string, number>({
    send: async (roomIds) => {
      const asked = [...new Set(roomIds)].map((room_id) => ({ room_id }));
      const rows = await seqStatement(db, { asked: JSON.stringify(asked) });
      const seqs = new Map(rows.map(({ roomId, lastSeq }) => [roomId, lastSeq]));
      return roomIds.map((roomId) => seqs.get(roomId) ?? 0);
    },
    outcomeOfError: (error) => {
      throw error;
    },
    ways,
    most: mostTogether,
  });
}
