import { logLikelihood, score, standardError } from "./likelihood";
import { defaultBounds, globalMaximum, stepsForLikelihood, type Bounds, type Maximum } from "./maximum";
import type { ItemParameters } from "./model";

export interface PointEstimate extends Maximum {
  readonly se: number;
}

export interface EstimationOptions {
  /** Scaling constant of the logistic curve: 1, or 1.702 for banks on the normal metric. */
  readonly D?: number;
  readonly bounds?: Bounds;
}

/**
 * Maximum likelihood over `bounds` (default [−6, 6] logits), se = 1 / √I(θ). If all answers are alike, the maximum lies
 * at a bound, which `bound` names. Without answers θ is 0 and se Infinity.
 */
export const maximumLikelihood = (
  items: readonly ItemParameters[],
  x: readonly number[],
  { D = 1, bounds = defaultBounds }: EstimationOptions = {},
): PointEstimate => {
  const responses = { items, x, D };
  const maximum = globalMaximum({
    slope: (theta) => score(responses, theta),
    objective: (theta) => logLikelihood(responses, theta),
    bounds,
    steps: stepsForLikelihood(items, D, bounds),
  });
  return { ...maximum, se: standardError(responses, maximum.theta) };
};
