import type { AdaptiveStanding } from "./adaptive-standing";
import type { ItemPool, ItemSource } from "./pool";

/** A section under way: what it draws from, and how many items it gives. */
export interface DrawnSection {
  readonly source: ItemSource;
  readonly items: number;
}

/** How many items of a set an area leaves out that gives so many items, all in sets. */
const cutOff = ({ setSize }: ItemPool, area: string, count: number): number => {
  const size = setSize[area] ?? 1;
  return (size - (count % size)) % size;
};

/**
 * How many items a section has of each area: all the same; what does not divide goes to the areas that have to cut
 * their sets the least for it.
 */
export function quotasOf(pool: ItemPool, { source, items }: DrawnSection): Readonly<Record<string, number>> {
  const names = Object.keys(source.areas);
  const least = Math.floor(items / names.length);
  const costOf = (area: string): number => cutOff(pool, area, least + 1) - cutOff(pool, area, least);
  const ranked = names.toSorted((one, other) => costOf(one) - costOf(other));
  const more = items - least * names.length;
  return Object.fromEntries(ranked.map((area, rank) => [area, rank < more ? least + 1 : least]));
}

/**
 * Place of the next item of the set that the last answer belongs to, below 0 where there is none. A set that is longer
 * than what its area still has to give is cut to that; one item earlier where otherwise a single item would be left to
 * give, since a passage is not read for one question. It follows from the answers alone.
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
