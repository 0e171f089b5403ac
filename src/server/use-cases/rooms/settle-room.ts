import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { SeatEvent } from "../../../../machines/room/seat.machine";
import type { HandedInBy } from "../../../contract/rooms/room-phases";
import type { Queries } from "../../db/open";
import { rooms, seats } from "../../db/rooms-schema";
import { attempts } from "../../db/schema";
import type { Dependencies } from "../dependencies";
import { moveSeats } from "./move-seats";
import { appendRoomEvent } from "./room-events";
import { roomAfter, type RoomRow, type SeatRow } from "./room-row";
import { closeClocks } from "./seat-clocks";

type Settling = Pick<Dependencies, "ids">;

/** A seat whose sitting has begun or ended since the seat was last looked at. */
interface Behind {
  readonly seat: SeatRow;
  readonly status: "sitting" | "finished";
  readonly reason: "submitted" | "completed" | "expired" | null;
  readonly deadline: number | null;
  readonly finishedAt: number | null;
}

/** SQL condition, of seats joined with their sittings: the sitting has gone on without the seat. */
export const isSeatBehind = or(
  and(eq(seats.phase, "admitted"), isNotNull(seats.attemptId)),
  and(inArray(seats.phase, ["sitting", "paused"]), eq(attempts.status, "finished")),
);

const behindIn = (tx: Queries, { roomId }: RoomRow): Promise<Behind[]> =>
  tx
    .select({
      seat: seats,
      status: attempts.status,
      reason: attempts.finishReason,
      deadline: attempts.deadline,
      finishedAt: attempts.finishedAt,
    })
    .from(seats)
    .innerJoin(attempts, eq(attempts.attemptId, seats.attemptId))
    .where(and(eq(seats.roomId, roomId), isSeatBehind))
    .orderBy(seats.seatId);

/** The window hands in by itself when its clock has run out. */
const isOutOfTime = ({ reason, deadline, finishedAt }: Behind): boolean =>
  reason === "expired" || (deadline !== null && finishedAt !== null && finishedAt >= deadline);

const endedBy = (one: Behind): HandedInBy =>
  one.seat.closedBy !== null ? "forced" : isOutOfTime(one) ? "time" : "self";

/** The room after one event of its own, stored. */
async function happened(
  tx: Queries,
  room: RoomRow,
  {
    kind,
    at,
    touched = [],
    facts = {},
    changes = {},
  }: {
    readonly kind: string;
    readonly at: number;
    readonly touched?: readonly SeatRow[];
    readonly facts?: Readonly<Record<string, unknown>>;
    readonly changes?: Partial<RoomRow>;
  },
): Promise<RoomRow> {
  const ids = touched.map(({ seatId }) => seatId);
  const lastSeq = await appendRoomEvent(tx, room, { at, kind, by: null, key: null, seats: ids, facts }, changes);
  return { ...room, ...changes, lastSeq };
}

async function seatsCatchUp(tx: Queries, before: RoomRow, now: number): Promise<RoomRow> {
  let room = before;
  const behind = await behindIn(tx, room);
  const move = async (kind: string, rows: readonly SeatRow[], event: SeatEvent): Promise<void> => {
    if (rows.length === 0) return;
    const { taken } = await moveSeats(tx, rows, event);
    const facts = event.type === "sitting.handedIn" ? { by: event.by } : {};
    room = await happened(tx, room, { kind, at: now, touched: taken, facts });
  };
  await move(
    "begun",
    behind.flatMap(({ seat }) => (seat.phase === "admitted" ? [seat] : [])),
    { type: "sitting.begun" },
  );
  const over = behind.filter(({ status }) => status === "finished");
  for (const by of ["self", "time", "forced"] as const) {
    const rows = over.filter((one) => endedBy(one) === by).map(({ seat }) => seat);
    const sitting = rows.map((seat) => (seat.phase === "admitted" ? { ...seat, phase: "sitting" as const } : seat));
    await move("handedIn", sitting, { type: "sitting.handedIn", by });
  }
  return room;
}

/** The sittings of a room that are under way. */
const sittingsUnderWayIn = (tx: Queries, roomId: string) =>
  tx
    .select({ attemptId: attempts.attemptId, stoppedAt: attempts.stoppedAt })
    .from(seats)
    .innerJoin(attempts, eq(attempts.attemptId, seats.attemptId))
    .where(and(eq(seats.roomId, roomId), eq(attempts.status, "sitting")));

/** A planned end that is noticed later than this came while the server was away. */
const lateMs = 15_000;

interface RoomClosing {
  readonly now: number;
  /** The invigilator; null: the planned end has come. */
  readonly by: string | null;
  readonly note: string;
}

/**
 * Begins to end a room: nobody comes in any more, and all sittings under way are closed. At a planned end they end by
 * the time that their windows have been showing; with the usual notice where the clock stood still or the server was
 * away.
 */
export async function closeRoomSittings(
  tx: Queries,
  deps: Settling,
  room: RoomRow,
  giving: RoomClosing,
): Promise<void> {
  const missing = ["expected", "waiting", "admitted"] as const;
  await tx
    .update(seats)
    .set({ phase: "absent" })
    .where(and(eq(seats.roomId, room.roomId), inArray(seats.phase, [...missing])));
  const { now, by } = giving;
  if (by !== null)
    await tx
      .update(seats)
      .set({ closedBy: sql`coalesce(${seats.closedBy}, ${by})` })
      .where(and(eq(seats.roomId, room.roomId), inArray(seats.phase, ["sitting", "paused"])));
  const shown = by === null && room.endsAt !== null && now <= room.endsAt + lateMs ? room.endsAt : null;
  const sittings = await sittingsUnderWayIn(tx, room.roomId);
  const close = async (closesAt: number | undefined, closed: typeof sittings): Promise<void> =>
    closeClocks(
      tx,
      deps,
      closed.map(({ attemptId }) => attemptId),
      { ...giving, ...(closesAt === undefined ? {} : { closesAt }) },
    );
  if (shown !== null)
    await close(
      shown,
      sittings.filter(({ stoppedAt }) => stoppedAt === null),
    );
  await close(
    undefined,
    sittings.filter(({ stoppedAt }) => shown === null || stoppedAt !== null),
  );
}

/**
 * Brings a locked room up to date: seats whose sittings have begun or ended, the planned end, and the end of the last
 * sitting.
 */
export async function settleRoom(tx: Queries, deps: Settling, before: RoomRow, now: number): Promise<RoomRow> {
  let room = await seatsCatchUp(tx, before, now);
  if (room.endsAt !== null && room.endsAt <= now) {
    const changes = roomAfter(room, { type: "end.reached" });
    if (changes !== null) {
      await closeRoomSittings(tx, deps, room, { now, by: null, note: "" });
      room = await happened(tx, room, { kind: "ended", at: now, changes, facts: { planned: true } });
    }
  }
  if (room.phase === "ending" && (await sittingsUnderWayIn(tx, room.roomId)).length === 0) {
    const changes = roomAfter(room, { type: "sittings.ended" });
    if (changes !== null) room = await happened(tx, room, { kind: "over", at: now, changes });
  }
  return room;
}

/** SQL condition: time, or a sitting, may have brought something to a room. */
export const dueRooms = (queries: Queries, now: number) =>
  or(
    sql`${rooms.endsAt} <= ${now} and ${rooms.phase} = 'running'`,
    eq(rooms.phase, "ending"),
    sql`exists (${queries
      .select({ one: sql`1` })
      .from(seats)
      .innerJoin(attempts, eq(attempts.attemptId, seats.attemptId))
      .where(and(eq(seats.roomId, rooms.roomId), isSeatBehind))})`,
  );
