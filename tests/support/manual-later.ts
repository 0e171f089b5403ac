import type { Later } from "../../src/web/effects/later";

/** Time that passes only when a test advances it. */
export const manualLater = () => {
  let now = 0;
  let timers: readonly { readonly at: number; readonly run: () => void }[] = [];
  const later: Later = (milliseconds, run) => {
    const timer = { at: now + milliseconds, run };
    timers = [...timers, timer];
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  return {
    later,
    /** How many wait. */
    waiting: () => timers.length,
    pass: (milliseconds: number) => {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
};
