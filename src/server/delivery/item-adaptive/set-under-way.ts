import type { AdaptiveStanding } from "./adaptive-standing";
import type { ItemPool, ItemSource } from "./pool";

/** A section under way: its source, and the number of items it serves. */
export interface DrawnSection {
  readonly source: ItemSource;
  readonly items: number;
}

/** How many items of a set are left out if an area that consists of sets alone serves `count` items. */
const cutOff = ({ setSize }: ItemPool, area: string, count: number): number => {
  const size = setSize[area] ?? 1;
  return (size - (count % size)) % size;
};

/** Whole numbers in the ratio of the parts that add up to `items`; ties go to the first (largest remainders). */
function byShares(parts: readonly (readonly [string, number])[], items: number): Readonly<Record<string, number>> {
  const sum = parts.reduce((total, [, part]) => total + part, 0);
  const exact = parts.map(([area, part]) => ({ area, wanted: (items * part) / sum }));
  const least = exact.reduce((total, { wanted }) => total + Math.floor(wanted), 0);
  const ranked = exact.toSorted((one, other) => (other.wanted % 1) - (one.wanted % 1));
  return Object.fromEntries(
    ranked.map(({ area, wanted }, rank) => [area, Math.floor(wanted) + (rank < items - least ? 1 : 0)]),
  );
}

/**
 * The number of items a section serves from each area, by its share. With equal shares the remainder goes to the areas
 * where it requires cutting sets the least.
 */
export function quotasOf(pool: ItemPool, { source, items }: DrawnSection): Readonly<Record<string, number>> {
  const names = Object.keys(source.areas);
  const parts = names.map((area) => [area, source.areaTargets[area] ?? 1] as const);
  if (new Set(parts.map(([, part]) => part)).size > 1) return byShares(parts, items);
  const least = Math.floor(items / names.length);
  const costOf = (area: string): number => cutOff(pool, area, least + 1) - cutOff(pool, area, least);
  const ranked = names.toSorted((one, other) => costOf(one) - costOf(other));
  const more = items - least * names.length;
  return Object.fromEntries(ranked.map((area, rank) => [area, rank < more ? least + 1 : least]));
}

/**
 * The pool index of the next item in the set of the last answer, negative if there is none. A set longer than what its
 * area still has to serve is cut; it is cut one item earlier if otherwise a single item would be left to serve, since a
 * passage is not read for one question. Depends on the answers alone.
 */
export function nextOfSet(pool: ItemPool, { served, areaCounts }: AdaptiveStanding, section: DrawnSection): number {
  const last = served.at(-1) ?? -1;
  const set = pool.sets.get(pool.first[last] ?? -1) ?? [];
  const asked = set.indexOf(last) + 1;
  const next = set[asked];
  if (asked === 0 || next === undefined) return -1;
  const area = pool.area[next] ?? "";
  const left = (quotasOf(pool, section)[area] ?? 0) - (areaCounts[area] ?? 0);
  const leavesOne = left === set.length - asked + 1 && (pool.setSize[area] ?? 1) > 1;
  return left === 0 || (leavesOne && asked > 1) ? -1 : next;
}
