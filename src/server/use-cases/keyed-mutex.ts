import { Mutex, Semaphore, withTimeout } from "async-mutex";
import { CallRefusal } from "../support/refusal";

export type KeyedMutex = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

const retryAfterSeconds = 2;

export interface Width {
  /** How much work runs at the same time. */
  readonly atOnce: number;
  /** Work that has waited for longer is refused; the caller retries, or has given up. */
  readonly patienceMs: number;
}

/** Limits how much runs at the same time; the rest waits in the order of arrival. */
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
 * Runs work with the same name one after the other, and, given a width, at most that much in all. Many requests of one
 * person then wait here instead of occupying one database connection each while waiting for a row lock. With a width,
 * requests of a whole year at the same moment finish sooner than if all ran at once.
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
