import type { Bounds } from "./maximum";
import type { ItemParameters } from "./model";

/** One answer with its item and scaling constant, in the form in which a posterior uses it. */
export interface WeighedAnswer {
  readonly item: ItemParameters;
  readonly right: boolean;
  readonly D: number;
}

/** Adds the log probability of an answer at each node to the sums, without the part that is the same at every node. */
export const addLogLikelihood = (
  sums: Float64Array,
  nodes: Float64Array,
  { item: { a, b, c, d }, right, D }: WeighedAnswer,
): void => {
  const slope = right ? D * a : -D * a;
  /** Least probability of this answer: of guessing if right, of slipping if wrong. */
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
/**
 * Nodes at tenths of a logit. Every prior uses a part of them, so that an item's likelihoods there are the same for all
 * priors.
 */
const nodes = Float64Array.from(
  { length: 2 * reach * perLogit + 1 },
  (_, place) => (place - reach * perLogit) / perLogit,
);

/** Distance between neighbouring shared nodes, in logits. */
export const sharedStep = 1 / perLogit;

/** A run of the shared nodes. */
export interface SharedNodes {
  readonly nodes: Float64Array;
  /** Index of the first node among all shared nodes. */
  readonly first: number;
}

/** Tolerance for rounding errors in the computation of a bound. */
const rounding = 1e-9;

/** The fewest shared nodes that cover the bounds; null if the shared nodes do not reach that far. */
export const sharedNodesOver = ([lo, hi]: Bounds): SharedNodes | null => {
  const first = Math.floor((lo + reach) * perLogit + rounding);
  const last = Math.ceil((hi + reach) * perLogit - rounding);
  return first < 0 || last >= nodes.length ? null : { nodes: nodes.subarray(first, last + 1), first };
};

/**
 * The log-likelihoods of answers to the items of a test at all shared nodes, computed once per item and answer: an
 * array of 3 kB each.
 */
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
