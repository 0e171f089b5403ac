import { useCallback, useSyncExternalStore } from "react";
import { serverNow } from "../platform/server-time";

/**
 * The time of `clock` in ms since 1970, rounded down to a multiple of `every` ms; a page that was hidden shows the
 * current time when it returns.
 */
function useTime(every: number, clock: () => number): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(tick, every);
      return () => clearInterval(timer);
    },
    [every],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(clock() / every) * every);
}

/** This device's time: for greetings and pauses, never for a deadline. */
export const useNow = (every: number): number => useTime(every, Date.now);

/** The server's time, which decides on deadlines. */
export const useServerNow = (every: number): number => useTime(every, serverNow);
