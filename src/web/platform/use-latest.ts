import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function at every render, which calls the latest one given: for parts that are drawn only when needed. */
export function useLatest<Parameters extends readonly unknown[]>(
  latest: (...given: Parameters) => void,
): (...given: Parameters) => void {
  const called = useRef(latest);
  useLayoutEffect(() => {
    called.current = latest;
  });
  return useCallback((...given: Parameters) => called.current(...given), []);
}
