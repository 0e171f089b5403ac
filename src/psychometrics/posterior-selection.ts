import { informationOfAll, type Bank } from "./bank";
import { curveAt, logProbability, type ItemParameters } from "./model";
import type { Posterior } from "./posterior";
import { highestFree, type Availability } from "./selection";

export interface PosteriorChoice extends Availability {
  readonly bank: Bank;
  readonly posterior: Posterior;
  /** Number of items to return; default 1. */
  readonly best?: number;
}

interface WeightedNodes {
  readonly theta: Float64Array;
  /** Shares of the posterior's mass; they sum to 1. */
  readonly weight: Float64Array;
}

/** Log density relative to the highest (about 1e-9) below which a node is ignored. */
const negligible = -20.7;

const weightedNodes = ({ nodes, logDensity }: Posterior): WeightedNodes => {
  const highest = logDensity.reduce((most, value) => Math.max(most, value), -Infinity);
  const isKept = (_: number, node: number) => (logDensity[node] ?? 0) - highest > negligible;
  const density = logDensity.filter(isKept).map((value) => Math.exp(value - highest));
  const total = density.reduce((sum, value) => sum + value, 0);
  return { theta: nodes.filter(isKept), weight: density.map((value) => value / total) };
};

/**
 * The `best` items by posterior-weighted information ∫ I(θ) p(θ | x) dθ, per squared logit (MPWI; van der Linden 1998),
 * highest first; ties to the lowest index.
 */
export const mostInformativeOverPosterior = ({ bank, posterior, best = 1, ...served }: PosteriorChoice): number[] => {
  const expected = new Float64Array(bank.size);
  const nodes = weightedNodes(posterior);
  for (const [node, theta] of nodes.theta.entries()) {
    const weight = nodes.weight[node] ?? 0;
    const information = informationOfAll(bank, theta);
    for (let index = 0; index < bank.size; index += 1)
      expected[index] = (expected[index] ?? 0) + weight * (information[index] ?? 0);
  }
  return highestFree(expected, best, served);
};

const surprise = (p: number, logP: number): number => (p === 0 ? 0 : p * logP);

/** Means of ln P and ln(1 − P) over the posterior. */
const meanLogs = ({ a, b, c, d }: ItemParameters, { theta, weight }: WeightedNodes) => {
  const width = d - c;
  let right = 0;
  let wrong = 0;
  for (let node = 0; node < theta.length; node += 1) {
    const share = weight[node] ?? 0;
    const z = a * ((theta[node] ?? 0) - b);
    const e = Math.exp(z < 0 ? z : -z);
    const logNear = -Math.log(1 + e);
    const near = 1 / (1 + e);
    const far = e * near;
    right += share * (c === 0 ? logNear + Math.min(z, 0) : Math.log(c + width * (z < 0 ? far : near)));
    wrong += share * (d === 1 ? logNear - Math.max(z, 0) : Math.log(1 - d + width * (z < 0 ? near : far)));
  }
  return { right: right + (c === 0 ? Math.log(d) : 0), wrong: wrong + (d === 1 ? Math.log(1 - c) : 0) };
};

/** ∫ KL(θ̂ ‖ θ) p(θ | x) dθ of an item, in nats. */
const divergence = (item: ItemParameters, estimate: number, nodes: WeightedNodes): number => {
  if (item.d <= item.c) return 0;
  const { p, complement } = curveAt(item, estimate, 1);
  const { right, wrong } = meanLogs(item, nodes);
  const certainty =
    surprise(p, logProbability(item, true, estimate)) + surprise(complement, logProbability(item, false, estimate));
  return certainty - p * right - complement * wrong;
};

/**
 * The `best` items by Kullback-Leibler information P̂ ln(P̂ / P) + Q̂ ln(Q̂ / Q) of the posterior mean θ̂ against θ,
 * averaged over the posterior (Chang and Ying 1996), highest first; ties to the lowest index.
 */
export const mostDivergentOverPosterior = ({ bank, posterior, best = 1, ...served }: PosteriorChoice): number[] => {
  const nodes = weightedNodes(posterior);
  const estimate = posterior.theta;
  const { a, b, c, d } = bank;
  const values = new Float64Array(bank.size);
  for (let index = 0; index < bank.size; index += 1) {
    const item = { a: a[index] ?? 0, b: b[index] ?? 0, c: c[index] ?? 0, d: d[index] ?? 1 };
    values[index] = divergence(item, estimate, nodes);
  }
  return highestFree(values, best, served);
};
