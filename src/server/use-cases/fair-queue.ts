import { setTimeout } from "node:timers/promises";
import { CallRefusal } from "../support/refusal";

/** Where work comes from; each source has its turn. */
export interface WorkSource {
  readonly key: string;
  /** Work of known sources goes before that of others, but for every fourth turn. */
  readonly isKnown: boolean;
}

/** How the queue measures time and waits; left out: by the timers of the process. */
export interface Timing {
  readonly clock?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

interface Settings extends Timing {
  /** How much is done at the same time, in all and for one source. */
  readonly atOnce: number;
  /** What waits for one source; more is refused. */
  readonly longest: number;
}

export interface FairQueue {
  readonly run: <Result>(source: WorkSource, work: () => Promise<Result>, cost?: number) => Promise<Result>;
  /**
   * Waits as `run` would, and as long as work of this cost takes, but takes no turn from other sources. `work` is done
   * now and then, so that this stays true.
   */
  readonly imitate: (source: WorkSource, work: () => Promise<unknown>, cost?: number) => Promise<void>;
}

const retryAfterSeconds = 5;
const mostKnownInARow = 3;
const samplesKept = 8;
const sampleEveryMs = 1_000;

/** Lets so many in at the same time; `leave` lets the next one in. */
interface Gate {
  running: number;
  readonly waiting: (() => void)[];
}

const enter = (gate: Gate, atOnce: number, mine: (() => void)[] = gate.waiting): Promise<void> => {
  if (gate.running < atOnce) {
    gate.running += 1;
    return Promise.resolve();
  }
  return new Promise((resolve) => mine.push(resolve));
};

function leave(gate: Gate, next: (() => void) | undefined): void {
  if (next === undefined) gate.running -= 1;
  else next();
}

/** What work of one cost took of late, waiting for its turn among the sources included. */
interface Samples {
  readonly durations: number[];
  next: number;
  takenAt: number;
}

/**
 * Does some work at a time, for each source in its turn: one source that asks for much waits behind itself alone. What
 * is only imitated costs its source the place, and nobody anything else.
 */
export function createFairQueue({
  atOnce,
  longest,
  clock = () => performance.now(),
  pause = (ms) => setTimeout(ms),
}: Settings): FairQueue {
  const all: Gate = { running: 0, waiting: [] };
  const known: (() => void)[] = [];
  let knownInARow = 0;
  const sources = new Map<string, Gate>();
  const samples = new Map<number, Samples>();
  const samplesOf = (cost: number): Samples => {
    const found = samples.get(cost) ?? { durations: [], next: 0, takenAt: -Infinity };
    samples.set(cost, found);
    return found;
  };

  const nextOfAll = (): (() => void) | undefined => {
    const isKnownsTurn = known.length > 0 && (knownInARow < mostKnownInARow || all.waiting.length === 0);
    knownInARow = isKnownsTurn ? knownInARow + 1 : 0;
    return isKnownsTurn ? known.shift() : all.waiting.shift();
  };
  const inAllsTurn = async <Result>(source: WorkSource, cost: number, work: () => Promise<Result>): Promise<Result> => {
    const begun = clock();
    const sample = samplesOf(cost);
    sample.takenAt = begun;
    await enter(all, atOnce, source.isKnown ? known : all.waiting);
    try {
      return await work();
    } finally {
      leave(all, nextOfAll());
      // each source has no more than its width here, so that those who come back stand behind the others
      if (!source.isKnown) {
        sample.durations.push(clock() - begun);
        sample.durations.splice(0, sample.durations.length - samplesKept);
      }
    }
  };
  const inSourcesTurn = async <Result>({ key, isKnown }: WorkSource, work: () => Promise<Result>): Promise<Result> => {
    const name = `${isKnown ? "known" : "other"}\n${key}`;
    const gate = sources.get(name) ?? { running: 0, waiting: [] };
    if (gate.waiting.length >= longest) throw new CallRefusal("tooManyRequests", {}, retryAfterSeconds);
    sources.set(name, gate);
    await enter(gate, atOnce);
    try {
      return await work();
    } finally {
      leave(gate, gate.waiting.shift());
      if (gate.running === 0) sources.delete(name);
    }
  };
  return {
    run: (source, work, cost = 1) => inSourcesTurn(source, () => inAllsTurn(source, cost, work)),
    imitate: (source, work, cost = 1) =>
      inSourcesTurn(source, async () => {
        const sample = samplesOf(cost);
        if (sample.durations.length < samplesKept || clock() - sample.takenAt >= sampleEveryMs) {
          await inAllsTurn({ ...source, isKnown: false }, cost, work);
          return;
        }
        sample.next = (sample.next + 1) % sample.durations.length;
        await pause(sample.durations[sample.next] ?? 0);
      }),
  };
}
