import type { Bounds } from "./maximum";
import type { ItemParameters } from "./model";

/** One answer as a posterior takes it. */
export interface WeighedAnswer {
  readonly item: ItemParameters;
  readonly right: boolean;
  readonly D: number;
}

/** Adds to each sum the logarithm of the probability of an answer at its node, less what is the same at every node. */
export const addLogLikelihood = (
  sums: Float64Array,
  nodes: Float64Array,
  { item: { a, b, c, d }, right, D }: WeighedAnswer,
): void => {
  const slope = right ? D * a : -D * a;
  /** Least probability of this answer: guessing when right, slipping when wrong. */
  const floor = right ? c : 1 - d;
  for (let node = 0; node < nodes.length; node += 1) {
    const z = slope * ((nodes[node] ?? 0) - b);
    const e = Math.exp(z < 0 ? z : -z);
    const gained =
      floor === 0 ? Math.min(z, 0) - Math.log1p(e) : Math.log(floor + ((d - c) * (z < 0 ? e : 1)) / (1 + e));
    sums[node] = (sums[node] ?? 0) + gained;
  }
};

const perLogit = 10;
const reach = 20;
/** Tenths of a logit. A prior has a part of them, so that what an item says there is the same for all priors. */
const nodes = Float64Array.from(
  { length: 2 * reach * perLogit + 1 },
  (_, place) => (place - reach * perLogit) / perLogit,
);

/** How far apart they stand, in logits. */
export const sharedStep = 1 / perLogit;

/** Some of the shared nodes, one after the other. */
export interface SharedNodes {
  readonly nodes: Float64Array;
  /** Which of all the first one is. */
  readonly first: number;
}

/** A bound may be off by what computing it has rounded. */
const rounding = 1e-9;

/** The fewest shared nodes that span what lies between the bounds; null where they do not reach so far. */
export const sharedNodesOver = ([lo, hi]: Bounds): SharedNodes | null => {
  const first = Math.floor((lo + reach) * perLogit + rounding);
  const last = Math.ceil((hi + reach) * perLogit - rounding);
  return first < 0 || last >= nodes.length ? null : { nodes: nodes.subarray(first, last + 1), first };
};

/** What answers to the items of a test say at all shared nodes, worked out once an item: an array of 3 kB an answer. */
export interface KnownLikelihoods {
  of(answer: WeighedAnswer): Float64Array;
}

export function createKnownLikelihoods(): KnownLikelihoods {
  const known = {
    right: new WeakMap<ItemParameters, Float64Array>(),
    wrong: new WeakMap<ItemParameters, Float64Array>(),
  };
  return {
    of: (answer) => {
      const kept = answer.right ? known.right : known.wrong;
      const before = kept.get(answer.item);
      if (before !== undefined) return before;
      const sums = new Float64Array(nodes.length);
      addLogLikelihood(sums, nodes, { ...answer, D: 1 });
      kept.set(answer.item, sums);
      return sums;
    },
  };
}
