type Clearing = () => Promise<unknown>;

const waiting: Clearing[] = [];

/** Has something cleared away once the test file has ended, also where a single test made it. */
export const afterTheFile = (clear: Clearing): void => void waiting.push(clear);

/** Removes everything that this file has left, newest first. */
export async function clearAway(): Promise<void> {
  for (const clear of waiting.splice(0).toReversed()) await clear();
}
