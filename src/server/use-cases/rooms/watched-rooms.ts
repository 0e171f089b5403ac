import type { Board, BoardSeat, BoardUpdate } from "../../../contract/rooms/rooms";
import type { ListenTo } from "../../db/listen";
import type { Every } from "../../support/every";
import { createBackoff } from "../backoff";
import type { Dependencies } from "../dependencies";
import { roomChannel } from "./announce-room";
import { atOneMoment, eventsSince, readBoard, roomSince } from "./board";
import { seatChanges, seatsOfEvents } from "./board-changes";
import { marksOfSeats, type RoomMarks } from "./seat-marks";
import { seatsOnBoard, someSeatsOnBoard } from "./seats-on-board";
import { sweepRooms } from "./sweep-rooms";

/** A board that is open somewhere, and receives what changes. */
export interface BoardReader {
  /** Receives the whole board; from then on what changes. */
  readonly open: (board: Board) => void;
  readonly update: (update: BoardUpdate) => void;
  /** The room could not be read: the reader must ask again. */
  readonly end: () => void;
}

interface Watched {
  seq: number;
  room: Board["room"];
  readonly seats: Map<string, BoardSeat>;
  marks: RoomMarks["seats"];
  readonly readers: Set<BoardReader>;
}

/** Interval at which rooms with open boards are looked at, in ms; commands are seen at once, by a notification. */
const lookEveryMs = 750;

type Reading = Pick<Dependencies, "db" | "clock" | "ids" | "catalogue">;
interface Watching {
  readonly every: Every;
  readonly listenTo: ListenTo;
  readonly failed: (error: unknown) => void;
}

/**
 * The rooms whose boards are open at this process. Each is read once for all its boards: when another process tells of
 * an event, and at intervals, on which nothing of what is shown depends but its speed.
 */
export function createWatchedRooms(deps: Reading, { every, listenTo, failed }: Watching) {
  const watched = new Map<string, Watched>();
  const opening = new Map<string, Promise<Watched>>();
  const backoff = createBackoff();
  let stop: (() => void) | null = null;

  const tell = (room: Watched, update: BoardUpdate): void => {
    for (const change of update.seats) {
      const known = room.seats.get(change.seat_id);
      room.seats.set(change.seat_id, { ...known, ...change } as BoardSeat);
    }
    for (const reader of room.readers) reader.update(update);
  };

  /** Reads a room after events, with the seats that they name or that have other marks. */
  const readEvents = async (roomId: string, room: Watched, marked: readonly string[]): Promise<void> => {
    const update = await atOneMoment(deps.db, async (tx): Promise<BoardUpdate> => {
      const now = await roomSince(tx, deps, roomId, room.seq);
      const named = seatsOfEvents(now.events);
      const seats =
        named === null
          ? await seatsOnBoard(tx, roomId)
          : await someSeatsOnBoard(tx, [...new Set([...named, ...marked])]);
      return { ...now, seats: seatChanges(room.seats, seats) };
    });
    room.seq = update.seq;
    room.room = update.room ?? room.room;
    tell(room, update);
  };

  const look = async (roomIds: readonly string[]): Promise<void> => {
    const marks = await marksOfSeats(deps.db, roomIds);
    const quiet: { readonly room: Watched; readonly seatIds: readonly string[] }[] = [];
    for (const roomId of roomIds) {
      const [room, now] = [watched.get(roomId), marks.get(roomId)];
      if (room === undefined || now === undefined) continue;
      const seatIds = [...now.seats].flatMap(([seatId, mark]) => (room.marks.get(seatId) === mark ? [] : [seatId]));
      room.marks = now.seats;
      if (now.seq > room.seq) await readEvents(roomId, room, seatIds);
      else if (seatIds.length > 0) quiet.push({ room, seatIds });
    }
    const rows = await someSeatsOnBoard(
      deps.db,
      quiet.flatMap(({ seatIds }) => seatIds),
    );
    const byId = new Map(rows.map((row) => [row.seat_id, row]));
    for (const { room, seatIds } of quiet) {
      const seats = seatChanges(
        room.seats,
        seatIds.flatMap((seatId) => byId.get(seatId) ?? []),
      );
      if (seats.length > 0) tell(room, { events: [], seats, seq: room.seq, server_time: deps.clock() });
    }
  };

  const endAll = (): void => {
    for (const { readers } of watched.values()) for (const reader of readers) reader.end();
  };

  let looking: Promise<void> = Promise.resolve();
  const told = new Set<string>();
  let isDue = false;
  let isQueued = false;
  /** Looks at rooms once the look before is over; what was asked for meanwhile is looked at together. */
  const lookSoon = (): void => {
    if (isQueued) return;
    isQueued = true;
    looking = looking.then(async () => {
      isQueued = false;
      const roomIds = isDue ? [...watched.keys()] : [...told];
      const isRound = isDue;
      isDue = false;
      told.clear();
      try {
        if (isRound) await sweepRooms(deps, { backoff, failed: (_roomId, error) => failed(error) }, roomIds);
        await look(roomIds);
      } catch (error) {
        failed(error);
        endAll();
      }
    });
  };

  const begin = (): (() => void) => {
    const stopRounds = every(lookEveryMs, () => {
      isDue = true;
      lookSoon();
    });
    const stopListening = listenTo(roomChannel, (payload) => {
      const [roomId = ""] = payload.split(" ");
      if (!watched.has(roomId)) return;
      told.add(roomId);
      lookSoon();
    });
    return () => {
      stopRounds();
      stopListening();
    };
  };

  const open = async (roomId: string): Promise<Watched> => {
    const { room, seats, seq } = await readBoard(deps, roomId, 0);
    const known: Watched = {
      seq,
      room,
      seats: new Map(seats.map((seat) => [seat.seat_id, seat])),
      marks: new Map(),
      readers: new Set(),
    };
    watched.set(roomId, known);
    stop ??= begin();
    return known;
  };

  const opened = (roomId: string): Promise<Watched> => {
    const known = watched.get(roomId);
    if (known !== undefined) return Promise.resolve(known);
    const under = opening.get(roomId) ?? open(roomId).finally(() => opening.delete(roomId));
    opening.set(roomId, under);
    return under;
  };

  const leave = (roomId: string, reader: BoardReader): void => {
    const room = watched.get(roomId);
    if (room === undefined) return;
    room.readers.delete(reader);
    if (room.readers.size > 0) return;
    watched.delete(roomId);
    if (watched.size > 0) return;
    stop?.();
    stop = null;
  };

  return {
    /**
     * Opens the board of a room with its events after a number for a reader, which then receives what changes until it
     * leaves. Throws `roomUnknown`.
     */
    join: async (roomId: string, since: number, reader: BoardReader): Promise<void> => {
      for (;;) {
        const room = await opened(roomId);
        const { seq } = room;
        const events = await eventsSince(deps.db, roomId, since);
        // meanwhile the room may have gone on, or its last reader may have left it
        if (room.seq !== seq || watched.get(roomId) !== room) continue;
        room.readers.add(reader);
        const seats = [...room.seats.values()];
        return reader.open({ room: room.room, seats, events, seq, server_time: deps.clock() });
      }
    },
    leave,
    /** Ends every board and every look; resolves when the last look is over. */
    close: async (): Promise<void> => {
      endAll();
      await looking;
    },
  };
}
