import { useCallback, useEffect, useMemo, useRef } from "react";
import { keepTimeOn, timeOn } from "./item-times";

/** Milliseconds between two times that the time on an item is stored while it is read. */
const keepEveryMs = 5_000;

interface Stopwatch {
  /** The time until now, in milliseconds. */
  readonly read: () => number;
  /** The time known when the item came on screen, or when the server reported a longer one. */
  readonly before: number;
}

/**
 * Total milliseconds for which an item of an attempt was on the visible screen, across reloads and returns. `isRunning`
 * is false under a cover; `already` is the time known to the server.
 */
export const useStopwatch = (
  attemptId: string,
  exerciseId: string | null,
  isRunning: boolean,
  already = 0,
): Stopwatch => {
  const spent = useRef(new Map<string, number>());
  const since = useRef<number | null>(null);
  const before = useMemo(
    () => (exerciseId === null ? 0 : Math.max(already, timeOn(attemptId, exerciseId))),
    [attemptId, exerciseId, already],
  );

  const read = useCallback(() => {
    if (exerciseId === null) return 0;
    const running = since.current === null ? 0 : performance.now() - since.current;
    return Math.round(Math.max(before, spent.current.get(exerciseId) ?? 0) + running);
  }, [exerciseId, before]);

  useEffect(() => {
    if (exerciseId === null || !isRunning) return undefined;
    const begin = () => {
      since.current = document.visibilityState === "visible" ? performance.now() : null;
    };
    const pause = () => {
      const ms = read();
      spent.current.set(exerciseId, ms);
      keepTimeOn(attemptId, exerciseId, ms);
      since.current = null;
    };
    const turn = () => (document.visibilityState === "visible" ? begin() : pause());
    const timer = setInterval(() => {
      if (since.current !== null) keepTimeOn(attemptId, exerciseId, read());
    }, keepEveryMs);
    begin();
    document.addEventListener("visibilitychange", turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", turn);
      pause();
    };
  }, [attemptId, exerciseId, isRunning, read]);

  return useMemo(() => ({ read, before }), [read, before]);
};
