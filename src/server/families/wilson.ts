/** Wilson's interval of a share over `n` trials, ±1 standard error (68 %). */
export function wilson(rate: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const middle = (rate + 1 / (2 * n)) / (1 + 1 / n);
  const half = Math.sqrt((rate * (1 - rate)) / n + 1 / (4 * n * n)) / (1 + 1 / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
