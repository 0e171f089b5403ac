import { faults } from "../../src/contract/calls/faults";
import type { Board, BoardSeat, BoardUpdate, RoomHappening, SeatChange } from "../../src/contract/rooms/rooms";
import type { Fault } from "../support/fault";
import { foldEvents } from "./board-fold";

export interface BoardContext {
  readonly roomId: string;
  /** null: not received yet. */
  readonly board: Board | null;
  /** When the server was last heard (epoch ms, by this device's clock); null: never. */
  readonly heardAt: number | null;
  /** Streams that broke in a row; 0: none since the last one that went on. */
  readonly failures: number;
  /** Boards received by polling since the last stream broke. */
  readonly polls: number;
  /** Another window of this browser has the stream. */
  readonly isElsewhere: boolean;
  readonly fault: Fault | null;
}

/** Events besides incidents and messages that a board keeps, so that its memory has a bound. */
const mostEvents = 500;
const isKept = ({ kind }: RoomHappening): boolean => kind === "incident" || kind === "messaged";

const joined = (known: readonly RoomHappening[], fresh: readonly RoomHappening[]): RoomHappening[] => {
  const last = known.at(-1)?.seq ?? 0;
  const all = [...known, ...fresh.filter(({ seq }) => seq > last)];
  const surplus = all.length - mostEvents;
  return surplus <= 0 ? all : all.filter((event, index) => index >= surplus || isKept(event));
};

/** A whole board with the events that were known before; an older one than the known is not taken. */
export const boardWith = (known: Board | null, board: Board): Board => {
  if (known === null) return board;
  return board.seq < known.seq ? known : { ...board, events: joined(known.events, board.events) };
};

/** Whether an update begins after an event that the board has not received. */
export const isGap = ({ seq }: Pick<Board, "seq">, { events }: Pick<BoardUpdate, "events">): boolean =>
  (events[0]?.seq ?? 0) > seq + 1;

const byName = (one: BoardSeat, other: BoardSeat): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.seat_id < other.seat_id ? -1 : 1;

const withSeats = (seats: readonly BoardSeat[], changes: readonly SeatChange[]): BoardSeat[] => {
  const changed = new Map(changes.map((change) => [change.seat_id, change]));
  const after = seats.map((seat) => {
    const change = changed.get(seat.seat_id);
    changed.delete(seat.seat_id);
    return change === undefined ? seat : { ...seat, ...change };
  });
  // a seat that the board does not have yet comes with all its fields
  return changed.size === 0 ? after : [...after, ...([...changed.values()] as BoardSeat[])].sort(byName);
};

/** A board after an update: its events by the charts of room and seat, then the fields that changed. */
export function boardAfter(board: Board, { events, room, seats, server_time: serverTime }: BoardUpdate): Board {
  const folded = foldEvents(board, events);
  return {
    ...folded,
    room: room ?? folded.room,
    seats: seats.length === 0 ? folded.seats : withSeats(folded.seats, seats),
    events: joined(board.events, events),
    server_time: serverTime,
  };
}

/** Polls that must succeed before the stream is opened again; at once after the first failure. */
const mostPolls = 12;
export const mayFollow = ({ failures, polls, isElsewhere }: BoardContext): boolean =>
  !isElsewhere && polls >= Math.min(mostPolls, 3 * (failures - 1));

/** Whether the sign-in has ended. */
export const isSignInEnded = ({ code }: Fault): boolean => code === faults.tokenInvalid.code || code === 401;

/** Whether the room is not open to this person any more. */
export const isAccessLost = ({ code }: Fault): boolean =>
  code === faults.roomUnknown.code || code === faults.forbidden.code;
