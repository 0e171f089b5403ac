import type { SampleEstimate } from "./sample-estimate";

/** The largest share of samples in which the median may lie below the interval, and the largest above it. */
const tail = 0.025;

/**
 * The largest k for which P(X < k) ≤ 2.5 %, where X of `n` values, each with probability ½, lie below the median; 0:
 * the sample is too small. In logarithms, since 2⁻ⁿ is 0 in floating point from 1,075 values on.
 */
function outermostRank(n: number): number {
  let below = 0;
  let logTerm = -n * Math.LN2;
  for (let k = 0; k <= n; k += 1) {
    below += Math.exp(logTerm);
    if (below > tail) return k;
    logTerm += Math.log((n - k) / (k + 1));
  }
  return 0;
}

/**
 * The median with its exact interval of at least 95 % by order statistics: from the k-th smallest to the k-th largest
 * value, without an assumption about the distribution (Conover 1999, §3.2). The interval needs six values. In the unit
 * of the values.
 */
export function medianEstimate(values: readonly number[]): SampleEstimate {
  const sorted = values.toSorted((one, other) => one - other);
  const n = sorted.length;
  const at = (rank: number): number | null => sorted[rank - 1] ?? null;
  const [lower, upper] = [at(Math.floor((n + 1) / 2)), at(Math.ceil((n + 1) / 2))];
  const value = lower === null || upper === null ? null : (lower + upper) / 2;
  const rank = outermostRank(n);
  return rank === 0 ? { value, n, low: null, high: null } : { value, n, low: at(rank), high: at(n + 1 - rank) };
}
