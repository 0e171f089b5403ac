import type { Bounds } from "./maximum";
import type { Ability, ItemParameters, Prior } from "./model";
import {
  addLogLikelihood,
  sharedNodesOver,
  sharedStep,
  type KnownLikelihoods,
  type WeighedAnswer,
} from "./shared-nodes";

const firstReachInSd = 7.1;
const wholeReachInSd = 12;
const mostNodes = 4000;

/** Limits of the trapezoidal rule's error: squared step relative to squared local SD, and step times slope. */
const sharpestBend = 0.64;
const steepestStep = 0.5;

/**
 * Log densities relative to the highest: contributes nothing; excluded from a finer grid; too high for the end of a
 * grid.
 */
const negligible = -50;
const outside = -60;
const cutOff = -25;

interface Grid {
  nodes: Float64Array;
  logDensity: Float64Array;
  /** Index of the first node among the shared nodes; null: the grid does not use them. */
  first: number | null;
}

/**
 * The posterior of one student's ability, updated from item to item: `theta` is its mean, `se` its standard deviation.
 */
export interface Posterior extends Ability, Grid {
  theta: number;
  se: number;
  steepest: number;
  readonly prior: Prior;
  readonly answers: WeighedAnswer[];
}

/** Adds an answer to a grid, using the precomputed likelihoods of `known` if the grid uses the shared nodes. */
const take = (grid: Grid, answer: WeighedAnswer, known?: KnownLikelihoods): void => {
  const { nodes, logDensity, first } = grid;
  if (known === undefined || first === null || answer.D !== 1) return addLogLikelihood(logDensity, nodes, answer);
  const gained = known.of(answer);
  for (let node = 0; node < logDensity.length; node += 1)
    logDensity[node] = (logDensity[node] ?? 0) + (gained[first + node] ?? 0);
};

/** The log density of the prior and the answers on these nodes. */
const gridOn = (
  { nodes, first }: Pick<Grid, "nodes" | "first">,
  { mean, sd }: Prior,
  answers: readonly WeighedAnswer[],
): Grid => {
  const grid = { nodes, first, logDensity: new Float64Array(nodes.length) };
  for (let node = 0; node < nodes.length; node += 1)
    grid.logDensity[node] = -((((nodes[node] ?? 0) - mean) / sd) ** 2) / 2;
  for (const answer of answers) take(grid, answer);
  return grid;
};

const evenGrid = ([lo, hi]: Bounds, steps: number, prior: Prior, answers: readonly WeighedAnswer[]): Grid => {
  const nodes = Float64Array.from({ length: steps + 1 }, (_, node) => lo + ((hi - lo) * node) / steps);
  return gridOn({ nodes, first: null }, prior, answers);
};

const gridOfPrior = (prior: Prior, reachInSd: number, answers: readonly WeighedAnswer[]): Grid => {
  const step = Math.min(sharedStep, prior.sd / 10);
  const reach = reachInSd * prior.sd;
  const bounds: Bounds = [prior.mean - reach, prior.mean + reach];
  const shared = step === sharedStep ? sharedNodesOver(bounds) : null;
  return shared === null
    ? evenGrid(bounds, 2 * Math.ceil(reach / step), prior, answers)
    : gridOn(shared, prior, answers);
};

const stepOf = ({ nodes }: Grid): number => (nodes[1] ?? 0) - (nodes[0] ?? 0);

/** Sets mean and SD; returns the highest log density and its largest second difference in the region with mass. */
const summarise = (posterior: Posterior) => {
  const { nodes, logDensity } = posterior;
  let highest = -Infinity;
  for (let node = 0; node < logDensity.length; node += 1) {
    const value = logDensity[node] ?? 0;
    if (value > highest) highest = value;
  }
  const middle = nodes[nodes.length >> 1] ?? 0;
  let total = 0;
  let first = 0;
  let second = 0;
  let bend = 0;
  let before = 0;
  let rise = 0;
  for (let node = 0; node < nodes.length; node += 1) {
    const below = (logDensity[node] ?? 0) - highest;
    const riseBefore = rise;
    rise = below - before;
    if (node > 1 && before > negligible) bend = Math.max(bend, Math.abs(rise - riseBefore));
    before = below;
    if (below < negligible) continue;
    const weight = Math.exp(below);
    const offset = (nodes[node] ?? 0) - middle;
    total += weight;
    first += weight * offset;
    second += weight * offset * offset;
  }
  const mean = first / total;
  posterior.theta = middle + mean;
  posterior.se = Math.sqrt(Math.max(0, second / total - mean * mean));
  return { highest, bend };
};

/** Whether there is mass at an end of the grid that is not yet an end of the whole range. */
const isCut = ({ nodes, logDensity, prior }: Posterior, highest: number): boolean => {
  const reach = wholeReachInSd * prior.sd * (1 - Number.EPSILON * 8);
  const last = nodes.length - 1;
  return (
    ((logDensity[0] ?? 0) - highest > cutOff && (nodes[0] ?? 0) > prior.mean - reach) ||
    ((logDensity[last] ?? 0) - highest > cutOff && (nodes[last] ?? 0) < prior.mean + reach)
  );
};

/** A grid over the region with mass, in sufficiently small steps; undefined if the current grid is fine enough. */
const finerGrid = (posterior: Posterior, { highest, bend }: { highest: number; bend: number }): Grid | undefined => {
  const { nodes, logDensity, steepest, prior, answers } = posterior;
  const step = stepOf(posterior);
  if (bend <= sharpestBend && steepest * step <= steepestStep) return undefined;
  const isInside = (value: number) => value - highest > outside;
  const lo = nodes[Math.max(0, logDensity.findIndex(isInside) - 1)] ?? 0;
  const hi = nodes[Math.min(nodes.length - 1, logDensity.findLastIndex(isInside) + 1)] ?? 0;
  const wanted = Math.min(step / Math.max(1, 3 * Math.sqrt(bend)), (0.8 * steepestStep) / steepest);
  const steps = Math.min(mostNodes, Math.ceil((hi - lo) / wanted));
  return (hi - lo) / steps < 0.99 * step ? evenGrid([lo, hi], steps, prior, answers) : undefined;
};

const settle = (posterior: Posterior): Posterior => {
  let shape = summarise(posterior);
  if (isCut(posterior, shape.highest)) {
    Object.assign(posterior, gridOfPrior(posterior.prior, wholeReachInSd, posterior.answers));
    shape = summarise(posterior);
  }
  let finer = finerGrid(posterior, shape);
  while (finer !== undefined) {
    Object.assign(posterior, finer);
    shape = summarise(posterior);
    finer = finerGrid(posterior, shape);
  }
  return posterior;
};

/**
 * The posterior before the first answer, on even nodes at most 0.1 logit apart over mean ± 7.1 SD: at tenths of a logit
 * if the prior's SD is 1 or more. When the posterior grows too narrow or too steep for the nodes or nears their end,
 * they are recomputed from the answers, closer together in the region with mass: exact to 1e-8 after one answer as
 * after 1000. The range is the prior's mean ± 12 SD, as for `expectedAPosteriori`.
 */
export const createPosterior = (prior: Prior): Posterior =>
  settle({
    theta: prior.mean,
    se: prior.sd,
    steepest: 0,
    prior,
    answers: [],
    ...gridOfPrior(prior, firstReachInSd, []),
  });

/**
 * Adds one answer (`x` 1 right, 0 wrong) to the posterior in place, and returns it. The order of answers does not
 * matter. `known` caches likelihoods of the items of a test to save time; it has no effect on the result.
 */
export const updatePosterior = (
  posterior: Posterior,
  item: ItemParameters,
  x: number,
  { D = 1, known }: { readonly D?: number; readonly known?: KnownLikelihoods } = {},
): Posterior => {
  if (item.d <= item.c) return posterior;
  const answer = { item, right: x === 1, D };
  posterior.answers.push(answer);
  posterior.steepest = Math.max(posterior.steepest, Math.abs(D * item.a));
  take(posterior, answer, known);
  return settle(posterior);
};
