/** The normal quantile of two-sided intervals that cover 95 %. */
export const z95 = 1.959963984540054;

/**
 * Wilson's score interval of a share over `n` trials (Wilson 1927), `z` standard errors wide to each side: 1 covers
 * 68 %, `z95` covers 95 %.
 */
export function wilson(rate: number, n: number, z = 1): [number, number] {
  if (n === 0) return [0, 1];
  const spread = (z * z) / n;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((rate * (1 - rate)) / n + spread / (4 * n))) / (1 + spread);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
