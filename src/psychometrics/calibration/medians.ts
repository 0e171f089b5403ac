/** Quantile of the values at `share`, with linear interpolation between neighbours; NaN if there are no values. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (place - Math.floor(place)) * (high - low);
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);
