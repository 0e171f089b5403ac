import { useCallback, useEffect, useRef } from "react";

/**
 * Milliseconds that an item has been on the visible screen, in all. `isRunning` stops it under a cover;
 * `already` is what earlier windows had counted.
 */
export const useStopwatch = (exerciseId: string | null, isRunning: boolean, already: number): (() => number) => {
  const spent = useRef(new Map<string, number>());
  const since = useRef<number | null>(null);

  const read = useCallback(() => {
    if (exerciseId === null) return 0;
    const running = since.current === null ? 0 : performance.now() - since.current;
    return Math.round((spent.current.get(exerciseId) ?? already) + running);
  }, [exerciseId, already]);

  useEffect(() => {
    if (exerciseId === null || !isRunning) return undefined;
    const begin = () => {
      since.current = document.visibilityState === "visible" ? performance.now() : null;
    };
    const pause = () => {
      spent.current.set(exerciseId, read());
      since.current = null;
    };
    const turn = () => (document.visibilityState === "visible" ? begin() : pause());
    begin();
    document.addEventListener("visibilitychange", turn);
    return () => {
      document.removeEventListener("visibilitychange", turn);
      pause();
    };
  }, [exerciseId, isRunning, read]);

  return read;
};
