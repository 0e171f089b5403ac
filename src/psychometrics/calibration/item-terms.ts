import type { ItemParameters } from "../model";
import { priorTerms, type ItemPriors } from "./item-priors";

/** Expected answers to one item by node. */
export interface ItemCounts {
  readonly nodes: Float64Array;
  readonly right: Float64Array;
  readonly wrong: Float64Array;
}

/** Limits of a, b and c; an estimate at a limit is reported as such. */
export interface ItemLimits {
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
  readonly c: readonly [number, number];
}

/** Log-likelihood of one item with its prior, with slope and Fisher information in log a, b and logit c. */
export interface ItemTerms {
  readonly value: number;
  readonly slope: readonly [number, number, number];
  /** In the order aa, ab, ac, bb, bc, cc. */
  readonly information: readonly [number, number, number, number, number, number];
}

/** The start values, priors and limits of an item's estimation. */
export interface ItemAim {
  readonly start: ItemParameters;
  readonly priors: ItemPriors;
  readonly limits: ItemLimits;
  /** Whether c is estimated; false if it starts from 0. */
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

/** The item with its estimated parameters inside their limits; those that are not estimated stay as in `before`. */
export const withinLimits = (
  { a, b, c }: ItemParameters,
  before: ItemParameters,
  { limits, isGuessing }: ItemAim,
): ItemParameters => ({
  a: within(a, limits.a),
  b: within(b, limits.b),
  c: isGuessing ? within(c, limits.c) : before.c,
  d: before.d,
});

const isAt = (value: number, [lo, hi]: readonly [number, number]): boolean => value <= lo || value >= hi;

/** Whether an estimated parameter reached a limit of its range. */
export const isAtLimit = ({ a, b, c }: ItemParameters, { limits, isGuessing }: ItemAim): boolean =>
  isAt(a, limits.a) || isAt(b, limits.b) || (isGuessing && isAt(c, limits.c));

/** Longest step per round, in log a, b and logit c. */
const longest = [0.7, 1.5, 1.5] as const;

const atMost = (value: number, most: number): number => within(value, [-most, most]);

/** The item after a step in log a, b and logit c, within the limits. */
export const steppedItem = (item: ItemParameters, [da, db, dc]: readonly number[], aim: ItemAim): ItemParameters => {
  const { a, b, c } = item;
  const moved = {
    ...item,
    a: a * Math.exp(atMost(da ?? 0, longest[0])),
    b: b + atMost(db ?? 0, longest[1]),
    c: c / (c + (1 - c) * Math.exp(-atMost(dc ?? 0, longest[2]))),
  };
  return withinLimits(moved, item, aim);
};
