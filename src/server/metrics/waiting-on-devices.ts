/** Longer than two heartbeats; a window that says nothing for so long is not counted any more. */
const believedMs = 30_000;

/** What devices still hold, as the last heartbeat of each sitting tells. */
export function createWaitingOnDevices(clock: () => number) {
  const told = new Map<string, { readonly count: number; readonly at: number }>();
  return {
    tell: (attemptId: string, count: number): void => {
      told.delete(attemptId);
      if (count > 0) told.set(attemptId, { count, at: clock() });
    },
    total: (): number => {
      const now = clock();
      let sum = 0;
      for (const [attemptId, { count, at }] of told) {
        if (now - at > believedMs) told.delete(attemptId);
        else sum += count;
      }
      return sum;
    },
  };
}
