/** How often each value is there. */
export function countOf<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The highest of the counts, 0 without any. */
export const mostOf = (counts: ReadonlyMap<unknown, number>): number => Math.max(0, ...counts.values());
