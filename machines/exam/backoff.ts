export const shortestBackoffMs = 500;
export const longestBackoffMs = 8_000;

/** How long to wait after so many failures in a row; doubles from the shortest to the longest. */
export const backoffMs = (failures: number): number =>
  Math.min(longestBackoffMs, shortestBackoffMs * 2 ** (failures - 1));
