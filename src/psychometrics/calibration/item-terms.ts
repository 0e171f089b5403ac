import type { ItemParameters } from "../model";
import { priorTerms, type ItemPriors } from "./item-priors";

/** Expected answers to one item by node. */
export interface ItemCounts {
  readonly nodes: Float64Array;
  readonly right: Float64Array;
  readonly wrong: Float64Array;
}

/** Limits of a, b and c; one at a limit is told as such. */
export interface ItemLimits {
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
  readonly c: readonly [number, number];
}

/** Log-likelihood of one item with its prior: slope and Fisher information by log a, b and logit c. */
export interface ItemTerms {
  readonly value: number;
  readonly slope: readonly [number, number, number];
  /** aa, ab, ac, bb, bc, cc. */
  readonly information: readonly [number, number, number, number, number, number];
}

/** What is estimated of an item, and what is assumed. */
export interface ItemAim {
  readonly start: ItemParameters;
  readonly priors: ItemPriors;
  readonly limits: ItemLimits;
  /** Whether c is estimated; not where it starts from 0. */
  readonly isGuessing: boolean;
}

const leastCount = 1e-9;

export const itemTerms = ({ nodes, right, wrong }: ItemCounts, item: ItemParameters, aim: ItemAim): ItemTerms => {
  const { a, b, c, d } = item;
  const prior = priorTerms(aim.priors, item, aim.start);
  let { value } = prior;
  let [ga, gb, gc] = prior.slope;
  let [aa, bb, cc] = prior.curvature;
  let [ab, ac, bc] = [0, 0, 0];
  for (let node = 0; node < nodes.length; node += 1) {
    const [r, w] = [right[node] ?? 0, wrong[node] ?? 0];
    if (r + w < leastCount) continue;
    const distance = (nodes[node] ?? 0) - b;
    const z = a * distance;
    const e = Math.exp(z < 0 ? z : -z);
    const near = 1 / (1 + e);
    const s = z < 0 ? e * near : near;
    const q = z < 0 ? near : e * near;
    const p = c + (d - c) * s;
    const other = 1 - d + (d - c) * q;
    value += r * Math.log(p) + w * Math.log(other);
    const by = (d - c) * s * q * a;
    const [byA, byB, byC] = [by * distance, -by, aim.isGuessing ? q * c * (1 - c) : 0];
    const pull = r / p - w / other;
    const weight = (r + w) / (p * other);
    ga += pull * byA;
    gb += pull * byB;
    gc += pull * byC;
    aa += weight * byA * byA;
    ab += weight * byA * byB;
    ac += weight * byA * byC;
    bb += weight * byB * byB;
    bc += weight * byB * byC;
    cc += weight * byC * byC;
  }
  return { value, slope: [ga, gb, gc], information: [aa, ab, ac, bb, bc, cc] };
};

const within = (value: number, [lo, hi]: readonly [number, number]): number => Math.min(hi, Math.max(lo, value));

/** The item after a step in log a, b and logit c, kept within the limits. */
export const stepped = (
  { a, b, c, d }: ItemParameters,
  [da, db, dc]: readonly number[],
  { limits, isGuessing }: ItemAim,
): ItemParameters => ({
  a: within(a * Math.exp(within(da ?? 0, [-0.7, 0.7])), limits.a),
  b: within(b + within(db ?? 0, [-1.5, 1.5]), limits.b),
  c: isGuessing ? within(1 / (1 + ((1 - c) / c) * Math.exp(within(-(dc ?? 0), [-1.5, 1.5]))), limits.c) : c,
  d,
});
