interface Timer {
  readonly due: number;
  readonly ring: () => void;
}

/**
 * A clock whose timers fire only on request, in any order but never early: as in a browser that delays some of them.
 */
export const makeManualClock = () => {
  const timers = new Map<number, Timer>();
  let now = 0;
  let made = 0;
  return {
    now: () => now,
    setTimeout: (ring: (...args: unknown[]) => void, ms: number): number => {
      made += 1;
      timers.set(made, { due: now + ms, ring });
      return made;
    },
    clearTimeout: (id: number): void => void timers.delete(id),
    /** Lets time pass until then, and the one timer ring that was set for then. Throws where none was. */
    ringAt: (due: number): void => {
      const found = [...timers].find(([, timer]) => timer.due === due);
      if (found === undefined) throw new Error(`no timer rings at ${due}`);
      now = Math.max(now, due);
      timers.delete(found[0]);
      found[1].ring();
    },
  };
};
