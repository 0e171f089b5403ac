import { sql } from "drizzle-orm";
import { createGatherer } from "../../attempts/answer-batch/gather";
import { seatPresence } from "../../db/rooms-schema";
import { givenRows, statement } from "../../db/statement";
import type { Dependencies } from "../dependencies";

/** A sign of the device of a seat. */
export interface SeatSign {
  readonly seatId: string;
  readonly roomId: string;
  /** When it came, by the server's clock. */
  readonly seenAt: number;
  /** Answers that wait on the device. */
  readonly unsent: number;
  /** The number of the last message that the student has read. */
  readonly readSeq: number;
}

/** The signs of the seats of a process, written in bulk and at most every ten seconds a seat. */
export interface SeatSigns {
  /** Resolves when the sign is written, or waits to be written with the next ones. */
  readonly note: (sign: SeatSign) => Promise<void>;
  /** Writes the waiting signs whose turn has come. */
  readonly write: () => Promise<void>;
  /** Writes all waiting signs. */
  readonly writeAll: () => Promise<void>;
}

const signEveryMs = 10_000;
const ways = 1;
const mostTogether = 500;

const signColumns = {
  seat_id: "text",
  room_id: "text",
  seen_at: "bigint",
  unsent: "integer",
  read_seq: "integer",
} as const;

/** The rows are written in the order of their keys, so that two processes never wait for each other. */
const writeStatement = statement<object, "signs">(
  "write_seat_signs",
  () => sql`
  insert into ${seatPresence} (seat_id, room_id, seen_at, unsent, read_seq)
  select seat_id, room_id, seen_at, unsent, read_seq from ${givenRows("signs", signColumns)}
  order by seat_id
  on conflict (seat_id) do update set
    seen_at = greatest(${seatPresence.seenAt}, excluded.seen_at),
    unsent = case when excluded.seen_at >= ${seatPresence.seenAt} then excluded.unsent else ${seatPresence.unsent} end,
    read_seq = greatest(${seatPresence.readSeq}, excluded.read_seq)`,
);

interface KnownSeat {
  /** When a sign of the seat was last written. */
  readonly writtenAt: number;
  readonly readSeq: number;
  /** null: the last sign is written. */
  readonly waiting: SeatSign | null;
}

/** Collects signs of seats. The first sign, one after ten seconds, and one with a message read are written at once. */
export function createSeatSigns({ db, clock }: Pick<Dependencies, "db" | "clock">): SeatSigns {
  const seats = new Map<string, KnownSeat>();
  const written = createGatherer<SeatSign, null>({
    send: async (signs) => {
      const newest = new Map(signs.map((sign) => [sign.seatId, sign]));
      const rows = [...newest.values()].map(({ seatId, roomId, seenAt, unsent, readSeq }) => ({
        seat_id: seatId,
        room_id: roomId,
        seen_at: seenAt,
        unsent,
        read_seq: readSeq,
      }));
      await writeStatement(db, { signs: JSON.stringify(rows) });
      return signs.map(() => null);
    },
    outcomeOfError: (error) => {
      throw error;
    },
    ways,
    most: mostTogether,
  });

  async function put(sign: SeatSign): Promise<void> {
    seats.set(sign.seatId, { writtenAt: clock(), readSeq: sign.readSeq, waiting: null });
    await written(sign);
  }

  async function writeSince(latest: number): Promise<void> {
    const due: SeatSign[] = [];
    for (const [seatId, { writtenAt, waiting }] of seats) {
      if (writtenAt > latest) continue;
      if (waiting === null) seats.delete(seatId);
      else due.push(waiting);
    }
    await Promise.all(due.map(put));
  }

  return {
    note: async (sign) => {
      const known = seats.get(sign.seatId);
      if (known === undefined || sign.seenAt - known.writtenAt >= signEveryMs || sign.readSeq > known.readSeq)
        return put(sign);
      seats.set(sign.seatId, { ...known, waiting: sign });
    },
    write: () => writeSince(clock() - signEveryMs),
    writeAll: () => writeSince(Number.POSITIVE_INFINITY),
  };
}
