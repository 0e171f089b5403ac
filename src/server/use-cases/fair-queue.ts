import { setTimeout } from "node:timers/promises";
import { CallRefusal } from "../support/refusal";

/** The source of work; sources take turns. */
export interface WorkSource {
  readonly key: string;
  /** Known sources go before others, except for every fourth turn. */
  readonly isKnown: boolean;
}

/** Clock and timer of the queue; left out: those of the process. */
export interface Timing {
  readonly clock?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

interface Settings extends Timing {
  /** How much work runs at the same time, in all and for one source. */
  readonly atOnce: number;
  /** How much work may wait for one source; more is refused. */
  readonly longest: number;
}

export interface FairQueue {
  readonly run: <Result>(source: WorkSource, work: () => Promise<Result>, cost?: number) => Promise<Result>;
  /**
   * Waits as `run` would, for as long as work of this cost takes, but without taking turns from other sources. Now and
   * then `work` is really executed, so that the waiting time stays realistic.
   */
  readonly imitate: (source: WorkSource, work: () => Promise<unknown>, cost?: number) => Promise<void>;
}

const retryAfterSeconds = 5;
const mostKnownInARow = 3;
const samplesKept = 8;
const sampleEveryMs = 1_000;

/** Limits how much runs at the same time; `leave` admits the next one. */
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

/** Recent durations of work of one cost, including the waiting time for its turn among the sources. */
interface Samples {
  readonly durations: number[];
  next: number;
  takenAt: number;
}

/**
 * Runs limited work at a time, with sources taking turns: a source with much work delays only itself. Imitated work
 * occupies a place of its source, and delays no others.
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
      // each source has at most `atOnce` works in this queue, so that its next ones wait behind those of others;
      // known sources are not measured, since imitated work waits like that of other sources
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
