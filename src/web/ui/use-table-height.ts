import { useSyncExternalStore } from "react";

/** Pixels around a table, those of one more row of controls above it, and the minimum height of a table (SPEC §9). */
const around = 291;
const eachRow = 60;
const least = 240;

const subscribe = (listener: () => void) => {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
};

/**
 * Height in pixels of a table that fills the window; `extraRows` counts the rows of controls above it beyond the first.
 */
export function useTableHeight(extraRows: number): number {
  const windowHeight = useSyncExternalStore(subscribe, () => window.innerHeight);
  return Math.max(least, windowHeight - around - eachRow * extraRows);
}
