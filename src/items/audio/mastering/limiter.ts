import { peaksBetween } from "./true-peak";

const windowSeconds = 0.005;

/** The smallest of each value and its neighbours up to `reach` away; no value is above 1. */
const smallestNear = (values: Float32Array, reach: number): Float32Array => {
  const smallest = new Float32Array(values.length).fill(1);
  values.forEach((value, at) => {
    if (value === 1) return;
    for (let near = Math.max(0, at - reach); near <= Math.min(values.length - 1, at + reach); near += 1)
      if (value < (smallest[near] ?? 1)) smallest[near] = value;
  });
  return smallest;
};

const averageNear = (values: Float32Array, reach: number): Float32Array => {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, at) => (sums[at + 1] = (sums[at] ?? 0) + value));
  return values.map((_, at) => {
    const from = Math.max(0, at - reach);
    const to = Math.min(values.length, at + reach + 1);
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
};

/** Turns down the peaks above `ceilingDb` (dBTP) for some milliseconds around each, without a step in the gain. */
export function limited(samples: Float32Array, ceilingDb: number, sampleRate: number): Float32Array {
  const ceiling = 10 ** (ceilingDb / 20);
  const needed = peaksBetween(samples).map((level) => Math.min(1, ceiling / Math.max(level, ceiling)));
  if (needed.every((gain) => gain === 1)) return samples;
  const reach = Math.round(windowSeconds * sampleRate);
  const gains = averageNear(smallestNear(needed, reach), reach);
  return samples.map((sample, at) => sample * (gains[at] ?? 1));
}
