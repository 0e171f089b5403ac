import { logLikelihood, score, standardError, warmCorrection } from "./likelihood";
import { defaultBounds, globalMaximum, stepsFor, type Bounds, type Maximum } from "./maximum";
import type { EstimationOptions, PointEstimate } from "./mle";
import type { ItemParameters } from "./model";

/** Simpson's rule. */
const integral = (f: (x: number) => number, from: number, to: number, steps: number): number => {
  const half = (to - from) / (2 * steps);
  let sum = 0;
  for (let step = 0; step < steps; step += 1) {
    const left = from + 2 * step * half;
    sum += f(left) + 4 * f(left + half) + f(left + 2 * half);
  }
  return (sum * half) / 3;
};

/**
 * Root of score + correction J / (2 I); among several roots the one with the highest integral of that function (Warm
 * 1989).
 */
export const warmMaximum = (search: {
  readonly logLikelihood: (theta: number) => number;
  readonly score: (theta: number) => number;
  readonly correction: (theta: number) => number;
  readonly bounds: Bounds;
  readonly steps: number;
}): Maximum => {
  const { correction, bounds, steps } = search;
  return globalMaximum({
    slope: (theta) => search.score(theta) + correction(theta),
    objective: (theta) => search.logLikelihood(theta) + integral(correction, bounds[0], theta, steps),
    bounds,
    steps,
  });
};

/** Weighted likelihood (Warm 1989), se = 1 / √I(θ). Finite even if all answers are alike. */
export const warmLikelihood = (
  items: readonly ItemParameters[],
  x: readonly number[],
  { D = 1, bounds = defaultBounds }: EstimationOptions = {},
): PointEstimate => {
  const responses = { items, x, D };
  const maximum = warmMaximum({
    logLikelihood: (theta) => logLikelihood(responses, theta),
    score: (theta) => score(responses, theta),
    correction: (theta) => warmCorrection(responses, theta),
    bounds,
    steps: stepsFor(items, D, bounds),
  });
  return { ...maximum, se: standardError(responses, maximum.theta) };
};
