/** Longer than two heartbeats; a window that is silent for so long is not counted any more. */
const believedMs = 30_000;

/** The operations not yet delivered by devices, as reported with the last heartbeat of each sitting. */
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
