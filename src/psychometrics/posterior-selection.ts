import { informationOfAll, type Bank } from "./bank";
import { curveAt, logProbability } from "./model";
import type { Posterior } from "./posterior";
import { highestFree, type Availability } from "./selection";

export interface PosteriorChoice extends Availability {
  readonly bank: Bank;
  readonly posterior: Posterior;
  /** How many items are wanted; default 1. */
  readonly best?: number;
}

interface WeightedNode {
  readonly theta: number;
  /** Share of the posterior's mass. */
  readonly weight: number;
}

/** Share of the highest weight below which a node is left out. */
const negligible = 1e-12;

const weightedNodes = ({ nodes, logDensity }: Posterior): WeightedNode[] => {
  const highest = logDensity.reduce((most, value) => Math.max(most, value), -Infinity);
  const kept = Array.from(nodes, (theta, node) => ({
    theta,
    weight: Math.exp((logDensity[node] ?? 0) - highest),
  })).filter(({ weight }) => weight > negligible);
  const total = kept.reduce((sum, { weight }) => sum + weight, 0);
  return kept.map(({ theta, weight }) => ({ theta, weight: weight / total }));
};

/**
 * The `best` items by posterior-weighted information ∫ I(θ) p(θ | x) dθ, per squared logit (MPWI; van der Linden 1998),
 * highest first; ties to the lowest index.
 */
export const mostInformativeOverPosterior = ({ bank, posterior, best = 1, ...served }: PosteriorChoice): number[] => {
  const expected = new Float64Array(bank.size);
  for (const { theta, weight } of weightedNodes(posterior)) {
    const information = informationOfAll(bank, theta);
    for (let index = 0; index < bank.size; index += 1)
      expected[index] = (expected[index] ?? 0) + weight * (information[index] ?? 0);
  }
  return highestFree(expected, best, served);
};

const surprise = (p: number, logP: number): number => (p === 0 ? 0 : p * logP);

/** ∫ KL(θ̂ ‖ θ) p(θ | x) dθ of item `index`, in nats. */
const divergence = ({ a, b, c, d }: Bank, index: number, estimate: number, nodes: readonly WeightedNode[]): number => {
  const item = { a: a[index] ?? 0, b: b[index] ?? 0, c: c[index] ?? 0, d: d[index] ?? 1 };
  if (item.d <= item.c) return 0;
  const { p, complement } = curveAt(item, estimate, 1);
  let logRight = 0;
  let logWrong = 0;
  for (const { theta, weight } of nodes) {
    logRight += weight * logProbability(item, true, theta);
    logWrong += weight * logProbability(item, false, theta);
  }
  const certainty =
    surprise(p, logProbability(item, true, estimate)) + surprise(complement, logProbability(item, false, estimate));
  return certainty - p * logRight - complement * logWrong;
};

/**
 * The `best` items by Kullback-Leibler information P̂ ln(P̂ / P) + Q̂ ln(Q̂ / Q) of the posterior mean θ̂ against θ, averaged
 * over the posterior (Chang and Ying 1996; their KLP), highest first; ties to the lowest index.
 */
export const mostDivergentOverPosterior = ({ bank, posterior, best = 1, ...served }: PosteriorChoice): number[] => {
  const nodes = weightedNodes(posterior);
  const estimate = posterior.theta;
  const values = Float64Array.from(bank.items, (_, index) => divergence(bank, index, estimate, nodes));
  return highestFree(values, best, served);
};
