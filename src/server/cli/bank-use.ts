/** How a bank is used by groups of students: the highest of all groups. */
export interface BankUse {
  /** Share of a group that saw the item which most of it saw. */
  readonly maxExposure: number;
  /** Share of one sitting's items that another of the group has too. */
  readonly overlap: number;
}

/** A rate says nothing of a few. */
const fewest = 100;

/** The highest exposure and overlap among groups of 100 or more; each sitting is the places that it was served. */
export function bankUseOf(size: number, groups: readonly (readonly (readonly number[])[])[]): BankUse {
  const uses = groups
    .filter((sittings) => sittings.length >= fewest)
    .map((sittings): BankUse => {
      const times = new Float64Array(size);
      for (const places of sittings) for (const place of places) times[place] = (times[place] ?? 0) + 1;
      const total = times.reduce((sum, count) => sum + count, 0);
      const pairs = times.reduce((sum, count) => sum + count * (count - 1), 0);
      return {
        maxExposure: Math.max(...times) / sittings.length,
        overlap: pairs / Math.max(1, total * (sittings.length - 1)),
      };
    });
  return {
    maxExposure: Math.max(0, ...uses.map(({ maxExposure }) => maxExposure)),
    overlap: Math.max(0, ...uses.map(({ overlap }) => overlap)),
  };
}
