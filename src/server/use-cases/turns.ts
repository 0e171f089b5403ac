export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Lets so many through at the same time; the others wait in the order in which they came. */
function createGate(width: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside < width) inside += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) inside -= 1;
      else next();
    }
  };
}

/**
 * Runs work of the same name one after the other, and no more than `atOnce` in all. One person's many requests then
 * wait here, and not on a row lock with a database connection each, which others need; and what a whole year asks for
 * at the same moment is done sooner than if all of it were begun at once.
 */
export function createTurns(atOnce = Number.POSITIVE_INFINITY): InTurn {
  const last = new Map<string, Promise<unknown>>();
  const throughGate = createGate(atOnce);
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
