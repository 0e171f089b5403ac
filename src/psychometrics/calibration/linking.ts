import type { ItemParameters } from "../model";

/** θ on the old scale is A θ + B, with θ on the fresh scale. */
export interface Link {
  readonly A: number;
  readonly B: number;
}

/** One item on both scales. */
export interface Anchor {
  readonly old: ItemParameters;
  readonly fresh: ItemParameters;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

const onMeans = (anchors: readonly Anchor[], A: number): Link => ({
  A,
  B: mean(anchors.map(({ old }) => old.b)) - A * mean(anchors.map(({ fresh }) => fresh.b)),
});

/**
 * Link by the means of slopes and difficulties (Loyd and Hoover 1980): errors of difficulties do not stretch the scale.
 */
export const meanMean = (anchors: readonly Anchor[]): Link =>
  onMeans(anchors, mean(anchors.map(({ fresh }) => fresh.a)) / mean(anchors.map(({ old }) => old.a)));

/** Link by means and standard deviations of the difficulties (Marco 1977). */
export const meanSigma = (anchors: readonly Anchor[]): Link =>
  onMeans(anchors, deviation(anchors.map(({ old }) => old.b)) / deviation(anchors.map(({ fresh }) => fresh.b)));

/** An item of the fresh scale on the old one. */
export const linked = ({ a, b, c, d }: ItemParameters, { A, B }: Link): ItemParameters => ({
  a: a / A,
  b: A * b + B,
  c,
  d,
});

/** An item of the old scale on the fresh one. */
export const unlinked = ({ a, b, c, d }: ItemParameters, { A, B }: Link): ItemParameters => ({
  a: a * A,
  b: (b - B) / A,
  c,
  d,
});
