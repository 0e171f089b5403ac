import { Mutex, Semaphore, withTimeout } from "async-mutex";
import { CallRefusal } from "../support/refusal";

export type KeyedMutex = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

const retryAfterSeconds = 2;

export interface Width {
  /** How much goes on at the same time. */
  readonly atOnce: number;
  /** What has waited for so long is refused: whoever asked tries again, or has gone. */
  readonly patienceMs: number;
}

/** Lets so many through at the same time; the others wait in the order in which they came. */
function createGate({ atOnce, patienceMs }: Width): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const gate = withTimeout(new Semaphore(atOnce), patienceMs);
  return async (work) => {
    const [, release] = await gate.acquire().catch(() => {
      throw new CallRefusal("unavailable", {}, retryAfterSeconds);
    });
    try {
      return await work();
    } finally {
      release();
    }
  };
}

/**
 * Runs work of the same name one after the other, and with a width no more than that in all. One person's many requests
 * then wait here, and not on a row lock with a database connection each, which others need; and what a whole year asks
 * for at the same moment is done sooner than if all of it were begun at once.
 */
export function createKeyedMutex(width?: Width): KeyedMutex {
  const mutexes = new Map<string, Mutex>();
  const throughGate = width === undefined ? <Result>(work: () => Promise<Result>) => work() : createGate(width);
  return async (name, work) => {
    const mutex = mutexes.get(name) ?? new Mutex();
    mutexes.set(name, mutex);
    try {
      return await mutex.runExclusive(() => throughGate(work));
    } finally {
      if (!mutex.isLocked()) mutexes.delete(name);
    }
  };
}
