export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs work of the same name one after the other. One person's many requests then wait here, and
 * not on a row lock with a database connection each, which others need.
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    last.set(name, settled);
    try {
      return await mine;
    } finally {
      if (last.get(name) === settled) last.delete(name);
    }
  };
}
