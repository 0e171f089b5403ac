import type { Ability, ItemParameters, Prior } from "./model";

const reachInSd = 8;
const coarsestStep = 0.1;

/** The posterior of one student's ability, kept between items: `theta` its mean, `se` its standard deviation. */
export interface Posterior extends Ability {
  theta: number;
  se: number;
  readonly nodes: Float64Array;
  readonly logDensity: Float64Array;
}

const summarise = (posterior: Posterior): Posterior => {
  const { nodes, logDensity } = posterior;
  let highest = -Infinity;
  for (const value of logDensity) if (value > highest) highest = value;
  const middle = nodes[nodes.length >> 1] ?? 0;
  let total = 0;
  let first = 0;
  let second = 0;
  for (let node = 0; node < nodes.length; node += 1) {
    const below = (logDensity[node] ?? 0) - highest;
    if (below < -50) continue;
    const weight = Math.exp(below);
    const offset = (nodes[node] ?? 0) - middle;
    total += weight;
    first += weight * offset;
    second += weight * offset * offset;
  }
  const mean = first / total;
  posterior.theta = middle + mean;
  posterior.se = Math.sqrt(Math.max(0, second / total - mean * mean));
  return posterior;
};

/**
 * The posterior before the first answer, on even nodes 0.1 logit or less apart over mean ± 8 SD. Exact to 1e-8 while
 * its
 * SD is above 0.1, as in any test of up to 200 items; `expectedAPosteriori` has no such limit.
 */
export const createPosterior = (prior: Prior): Posterior => {
  const step = Math.min(coarsestStep, prior.sd / 10);
  const half = Math.ceil((reachInSd * prior.sd) / step);
  const nodes = Float64Array.from({ length: 2 * half + 1 }, (_, node) => prior.mean + (node - half) * step);
  const logDensity = nodes.map((theta) => -(((theta - prior.mean) / prior.sd) ** 2) / 2);
  return summarise({ theta: prior.mean, se: prior.sd, nodes, logDensity });
};

/**
 * Takes one answer (`x` 1 right, 0 wrong) into the posterior, in place, and returns it. The order of answers does not
 * matter.
 */
export const updatePosterior = (posterior: Posterior, { a, b, c, d }: ItemParameters, x: number, D = 1): Posterior => {
  if (d <= c) return posterior;
  const { nodes, logDensity } = posterior;
  const right = x === 1;
  const sign = right ? 1 : -1;
  /** Least probability of this answer: guessing when right, slipping when wrong. */
  const floor = right ? c : 1 - d;
  for (let node = 0; node < nodes.length; node += 1) {
    const z = sign * D * a * ((nodes[node] ?? 0) - b);
    const e = Math.exp(z < 0 ? z : -z);
    const gained =
      floor === 0 ? Math.min(z, 0) - Math.log1p(e) : Math.log(floor + ((d - c) * (z < 0 ? e : 1)) / (1 + e));
    logDensity[node] = (logDensity[node] ?? 0) + gained;
  }
  return summarise(posterior);
};
