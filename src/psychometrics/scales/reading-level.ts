import { clamp } from "./share";

const scale = [0, 1400] as const;
const below = 100;
const above = 50;

/**
 * The range of text levels that suit a reader of this RIT, on a line fitted to the medians of grades: 22 · RIT − 3660,
 * in steps of 10; 0 is the level of beginners.
 */
export function readingLevelOf(rit: number): [number, number] {
  const level = 10 * Math.round((22 * rit - 3660) / 10);
  return [clamp(level - below, scale), clamp(level + above, scale)];
}
