import { clamp } from "./share";

const scale = [0, 1400] as const;
const below = 100;
const above = 50;

/**
 * From where to where texts suit a reader of this RIT, on a line fitted to the medians of grades: 22 · RIT − 3660, in
 * steps of 10, 0 being the level of beginners.
 */
export function readingLevelOf(rit: number): [number, number] {
  const level = 10 * Math.round((22 * rit - 3660) / 10);
  return [clamp(level - below, scale), clamp(level + above, scale)];
}
