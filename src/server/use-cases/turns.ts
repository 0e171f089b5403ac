import { CallRefusal } from "../refusal";

export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

const retryAfterSeconds = 2;

export interface Width {
  /** How much goes on at the same time. */
  readonly atOnce: number;
  /** What has waited for so long is refused: whoever asked tries again, or has gone. */
  readonly patienceMs: number;
}

/** Lets so many through at the same time; the others wait in the order in which they came. */
function createGate({ atOnce, patienceMs }: Width): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting = new Set<() => void>();
  let inside = 0;
  const passed = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const pass = () => {
        clearTimeout(timer);
        waiting.delete(pass);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(pass);
        reject(new CallRefusal("unavailable", {}, retryAfterSeconds));
      }, patienceMs);
      waiting.add(pass);
    });
  return async (work) => {
    if (inside < atOnce) inside += 1;
    else await passed();
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next === undefined) inside -= 1;
      else next();
    }
  };
}

/**
 * Runs work of the same name one after the other, and with a width no more than that in all. One person's many requests
 * then wait here, and not on a row lock with a database connection each, which others need; and what a whole year asks
 * for at the same moment is done sooner than if all of it were begun at once.
 */
export function createTurns(width?: Width): InTurn {
  const last = new Map<string, Promise<unknown>>();
  const throughGate = width === undefined ? <Result>(work: () => Promise<Result>) => work() : createGate(width);
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const begin = () => throughGate(work);
    const mine = before.then(begin, begin);
    const settled = mine.catch(() => undefined);
    last.set(name, settled);
    try {
      return await mine;
    } finally {
      if (last.get(name) === settled) last.delete(name);
    }
  };
}
