export const clamp = (value: number, [lo, hi]: readonly [number, number]): number => Math.min(hi, Math.max(lo, value));

/** Standard normal density. */
export const normalDensity = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** Standard normal distribution function, within 7.5e-8 (Abramowitz and Stegun 26.2.17). */
export const normalShare = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    normalDensity(z) * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z < 0 ? tail : 1 - tail;
};

/** Share of a normal group with the same score or less, whole percent, 1–99: 0 and 100 are never reported. */
export const normalPercentile = (score: number, { mean, sd }: { readonly mean: number; readonly sd: number }): number =>
  clamp(Math.round(100 * normalShare((score - mean) / sd)), [1, 99]);
