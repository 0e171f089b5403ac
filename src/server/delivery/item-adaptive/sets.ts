import type { TestItem } from "../../attempts/catalogue";

/** The item indexes of each set in the order in which the items are presented, by the index of the first. */
export function setsIn(items: readonly Pick<TestItem, "body" | "setOrder">[]): ReadonlyMap<number, readonly number[]> {
  const byStimulus = new Map<string, number[]>();
  for (const [place, { body }] of items.entries()) {
    const name = body.stimulus?.stimulus_id;
    if (name === undefined) continue;
    const own = byStimulus.get(name);
    if (own === undefined) byStimulus.set(name, [place]);
    else own.push(place);
  }
  const orderOf = (place: number): number => items[place]?.setOrder ?? Infinity;
  const inOrder = (one: number, other: number): number =>
    orderOf(one) === orderOf(other) ? one - other : orderOf(one) - orderOf(other);
  return new Map(
    [...byStimulus.values()].flatMap((places): [number, number[]][] => {
      const set = places.length > 1 ? places.toSorted(inOrder) : [];
      return set[0] === undefined ? [] : [[set[0], set]];
    }),
  );
}
