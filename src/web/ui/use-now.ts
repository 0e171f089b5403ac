import { useCallback, useSyncExternalStore } from "react";
import { serverNow } from "../platform/server-time";

/**
 * The time of `clock` in ms since 1970, as it was at the last whole multiple of `every` ms; a page that was kept hidden
 * comes back with the time of now.
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

/** The time of this device: for greetings and pauses, never for a deadline. */
export const useNow = (every: number): number => useTime(every, Date.now);

/** The server's time, by which deadlines are judged. */
export const useServerNow = (every: number): number => useTime(every, serverNow);
