/**
 * Root of a continuous `f` between two points at which it has opposite signs: inverse quadratic interpolation within
 * the bracket, with bisection where interpolation is not faster (Chandrupatla 1997). Accurate to about 1e-13.
 */
export const rootBetween = (f: (x: number) => number, from: number, to: number): number => {
  let [a, b, c] = [from, to, from];
  let [fa, fb, fc] = [f(a), f(b), 0];
  if (fa === 0) return a;
  if (fb === 0) return b;
  let share = 0.5;
  for (let round = 0; round < 200; round += 1) {
    const x = a + share * (b - a);
    const fx = f(x);
    if (Math.sign(fx) === Math.sign(fa)) {
      [c, fc] = [a, fa];
    } else {
      [c, fc, b, fb] = [b, fb, a, fa];
    }
    [a, fa] = [x, fx];
    const nearest = Math.abs(fa) < Math.abs(fb) ? a : b;
    const smallestShare = (2 * Number.EPSILON * Math.abs(nearest) + 1e-13) / Math.abs(b - a);
    if (smallestShare > 0.5 || fa === 0) return nearest;
    const xi = (a - b) / (c - b);
    const phi = (fa - fb) / (fc - fb);
    const interpolates = phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi;
    share = interpolates
      ? (fa / (fb - fa)) * (fc / (fb - fc)) + (((c - a) / (b - a)) * (fa / (fc - fa)) * fb) / (fc - fb)
      : 0.5;
    share = Math.min(1 - smallestShare, Math.max(smallestShare, share));
  }
  return a;
};
