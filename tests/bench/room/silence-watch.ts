import { setTimeout as pause } from "node:timers/promises";
import { roomLimits } from "../../../src/contract/rooms/room-limits";
import type { BoardStream } from "../../support/board-streams";
import type { SeatedStudent } from "./rooms-of-load";

/** Within this time a beat is on every board. */
const settlingMs = 5_000;
const lookEveryMs = 100;

/** Times by `performance.now()`. */
export interface Beating {
  /** Of the first beat; undefined: none yet. */
  readonly first: number | undefined;
  readonly last: number | undefined;
}

interface Watched {
  readonly boards: readonly BoardStream[];
  /** Students whose devices are lost. */
  readonly lost: ReadonlySet<SeatedStudent>;
  readonly beatsOf: (roomId: string, name: string) => Beating;
  readonly isOver: () => boolean;
}

export interface SeenSilence {
  /** For each lost device, ms from its last beat until a board named it silent; infinite: it was not named. */
  readonly named: ReadonlyMap<SeatedStudent, number>;
  /** Seats named silent although they beat. */
  readonly falselyNamed: number;
}

/** Reads boards until the end, and says who was named silent. */
export async function watchSilence({ boards, lost, beatsOf, isOver }: Watched): Promise<SeenSilence> {
  const named = new Map([...lost].map((one) => [one, Number.POSITIVE_INFINITY]));
  const falselyNamed = new Set<string>();
  const open = new Set(lost);
  const look = (roomId: string, name: string): void => {
    const { first, last } = beatsOf(roomId, name);
    const isOf = (one: SeatedStudent) => one.roomId === roomId && one.name === name;
    const student = [...open].find(isOf);
    // before this load nobody beat for a while, and the first beat is not on the board at once
    if (student !== undefined && last !== undefined && performance.now() - last > settlingMs) {
      named.set(student, performance.now() - last);
      open.delete(student);
    }
    const isBeating = first !== undefined && performance.now() - first > roomLimits.silentAfterMs;
    if (isBeating && ![...lost].some(isOf)) falselyNamed.add(`${roomId} ${name}`);
  };
  while (!isOver()) {
    for (const { board } of boards) {
      const known = board();
      for (const { seen_at: at, name } of known?.seats ?? [])
        if (at !== null && Date.now() - at > roomLimits.silentAfterMs) look(known?.room.room_id ?? "", name);
    }
    await pause(lookEveryMs);
  }
  return { named, falselyNamed: falselyNamed.size };
}
