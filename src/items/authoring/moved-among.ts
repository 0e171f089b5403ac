/**
 * The members of `later` that stand elsewhere among those that both lists have: all but a longest run of them that is
 * in the same order in both. Each list names a member once.
 */
export function movedAmong(earlier: readonly string[], later: readonly string[]): ReadonlySet<string> {
  const placeOf = new Map(earlier.map((member, place) => [member, place]));
  const shared = later.flatMap((member) => {
    const place = placeOf.get(member);
    return place === undefined ? [] : [{ member, place }];
  });
  // patience sorting: the last card of each pile, and for each card the one before it in its run
  const tops: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [index, { place }] of shared.entries()) {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((shared[tops[middle] ?? 0]?.place ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before.set(index, tops[low - 1]);
    tops[low] = index;
  }
  const stays = new Set<string>();
  for (let index = tops.at(-1); index !== undefined; index = before.get(index)) {
    const one = shared[index];
    if (one !== undefined) stays.add(one.member);
  }
  return new Set(shared.map(({ member }) => member).filter((member) => !stays.has(member)));
}
