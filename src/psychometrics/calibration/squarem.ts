/**
 * The parameter vector after squared extrapolation along the steps of two EM rounds, scheme S3 (Varadhan and Roland
 * 2008). Returns `two` itself if there is nothing to gain.
 */
export const extrapolated = (zero: Float64Array, one: Float64Array, two: Float64Array): Float64Array => {
  let [rr, vv] = [0, 0];
  for (let place = 0; place < zero.length; place += 1) {
    const r = (one[place] ?? 0) - (zero[place] ?? 0);
    const v = (two[place] ?? 0) - (one[place] ?? 0) - r;
    rr += r * r;
    vv += v * v;
  }
  const alpha = vv === 0 ? -1 : Math.min(-1, -Math.sqrt(rr / vv));
  if (alpha === -1) return two;
  return zero.map((from, place) => {
    const r = (one[place] ?? 0) - from;
    const v = (two[place] ?? 0) - (one[place] ?? 0) - r;
    return from - 2 * alpha * r + alpha * alpha * v;
  });
};

/** Largest absolute difference between the elements of two vectors. */
export const distance = (one: Float64Array, other: Float64Array): number =>
  one.reduce((most, value, place) => Math.max(most, Math.abs(value - (other[place] ?? 0))), 0);
