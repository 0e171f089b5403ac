import { logLikelihood } from "./likelihood";
import { stepsFor, type Bounds } from "./maximum";
import type { Ability, ItemParameters, Prior } from "./model";

const reachInSd = 12;
const leastNodes = 400;
/** Nodes whose log density is this far below the highest contribute less than 1e-20. */
const negligible = 50;

const densityOn = ([lo, hi]: Bounds, steps: number, logLikelihoodAt: (theta: number) => number, prior: Prior) => {
  const theta = Float64Array.from({ length: steps + 1 }, (_, step) => lo + ((hi - lo) * step) / steps);
  const logDensity = theta.map((at) => logLikelihoodAt(at) - ((at - prior.mean) / prior.sd) ** 2 / 2);
  const highest = logDensity.reduce((most, value) => Math.max(most, value), -Infinity);
  return { theta, relative: logDensity.map((value) => value - highest) };
};

/**
 * Mean and SD of a likelihood times a normal prior, over the prior's mean ± 12 SD. The trapezoidal rule runs twice:
 * first to locate the mass, then over that part alone in at least `stepsIn` steps, so that 1000 answers are as exact as
 * one.
 */
export const posteriorMoments = (
  logLikelihoodAt: (theta: number) => number,
  prior: Prior,
  stepsIn: (window: Bounds) => number,
): Ability => {
  const whole: Bounds = [prior.mean - reachInSd * prior.sd, prior.mean + reachInSd * prior.sd];
  const survey = densityOn(whole, leastNodes, logLikelihoodAt, prior);
  const first = survey.relative.findIndex((value) => value > -negligible);
  const last = survey.relative.findLastIndex((value) => value > -negligible);
  const window: Bounds = [survey.theta[first - 1] ?? whole[0], survey.theta[last + 1] ?? whole[1]];
  const { theta, relative } = densityOn(window, Math.max(leastNodes, stepsIn(window)), logLikelihoodAt, prior);
  const weights = relative.map((value) => Math.exp(value));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = weights.reduce((sum, weight, node) => sum + weight * (theta[node] ?? 0), 0) / total;
  const variance = weights.reduce((sum, weight, node) => sum + weight * ((theta[node] ?? 0) - mean) ** 2, 0) / total;
  return { theta: mean, se: Math.sqrt(variance) };
};

/** Posterior mean and posterior SD under a normal prior (default N(0, 1)). */
export const expectedAPosteriori = (
  items: readonly ItemParameters[],
  x: readonly number[],
  { D = 1, prior = { mean: 0, sd: 1 } }: { readonly D?: number; readonly prior?: Prior } = {},
): Ability =>
  posteriorMoments(
    (theta) => logLikelihood({ items, x, D }, theta),
    prior,
    (window) => stepsFor(items, D, window),
  );
