import { useCallback, useSyncExternalStore } from "react";

/**
 * The time of this device in ms since 1970, as it was at the last whole multiple of `every` ms; a page that was kept
 * hidden comes back with the time of now.
 */
export function useNow(every: number): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(tick, every);
      return () => clearInterval(timer);
    },
    [every],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / every) * every);
}
