import type { ItemParameters } from "../model";

/** Parameters of many items, one array for each kind. */
export interface ItemArrays {
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly c: Float64Array;
  readonly d: Float64Array;
}

export const itemArrays = (items: readonly ItemParameters[]): ItemArrays => ({
  a: Float64Array.from(items, ({ a }) => a),
  b: Float64Array.from(items, ({ b }) => b),
  c: Float64Array.from(items, ({ c }) => c),
  d: Float64Array.from(items, ({ d }) => d),
});

/** Logarithms of the probabilities of a right and of a wrong answer, at index `item * nodes + node`. */
export interface LogCurves {
  readonly right: Float64Array;
  readonly wrong: Float64Array;
}

export const logCurves = ({ a, b, c, d }: ItemArrays, nodes: Float64Array): LogCurves => {
  const right = new Float64Array(a.length * nodes.length);
  const wrong = new Float64Array(right.length);
  let place = 0;
  for (let item = 0; item < a.length; item += 1) {
    const [slope, difficulty, low, high] = [a[item] ?? 1, b[item] ?? 0, c[item] ?? 0, d[item] ?? 1];
    for (const theta of nodes) {
      const z = slope * (theta - difficulty);
      const e = Math.exp(z < 0 ? z : -z);
      const near = 1 / (1 + e);
      const s = z < 0 ? e * near : near;
      const q = z < 0 ? near : e * near;
      right[place] = Math.log(low + (high - low) * s);
      wrong[place] = Math.log(1 - high + (high - low) * q);
      place += 1;
    }
  }
  return { right, wrong };
};
