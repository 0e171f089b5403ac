/** Bands of SAS in which simulations tell their figures. */
export const sasBands: readonly (readonly [number, number])[] = [
  [59, 80],
  [80, 90],
  [90, 100],
  [100, 110],
  [110, 120],
  [120, 142],
];
