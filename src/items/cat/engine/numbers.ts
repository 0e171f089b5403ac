import type { Draw } from "../../engine/draw";

const offsets = [1, 2, 3, 4, 5, 10, 6, 8, 12, 20] as const;

/** A wrong number with the mistake that gives it, null when the number is only a filler. */
export type Slip = readonly [mistake: string | null, value: number];

/** For each option the first mistake that gives it; null for the key and for fillers. */
export const mistakesBehind = (slips: readonly Slip[], options: readonly number[], key: number): (string | null)[] =>
  options.map((option) =>
    option === key ? null : (slips.find(([mistake, value]) => mistake !== null && value === option)?.[0] ?? null),
  );

/**
 * Five numbers in ascending order with the key at `place`; the others are results of mistakes, then numbers near the
 * key. undefined when too few allowed numbers from zero up lie on one side of the key.
 */
export const aroundKey = (
  draw: Draw,
  key: number,
  mistakes: readonly number[],
  place: number,
  isAllowed: (value: number) => boolean,
): number[] | undefined => {
  const close = offsets.slice(0, Math.abs(key) < 20 ? 6 : 10);
  const near = draw.shuffled(close).flatMap((by) => [key - by, key + by]);
  const all = [...new Set([...draw.shuffled(mistakes), ...near])].filter(
    (value) => Number.isInteger(value) && value !== key && value >= 0 && isAllowed(value),
  );
  const below = all.filter((value) => value < key).slice(0, place);
  const above = all.filter((value) => value > key).slice(0, 4 - place);
  if (below.length + above.length < 4) return undefined;
  return [...below, key, ...above].toSorted((one, other) => one - other);
};
