import { logLikelihood, score, testInformation } from "./likelihood";
import { defaultBounds, globalMaximum, stepsForLikelihood } from "./maximum";
import type { EstimationOptions, PointEstimate } from "./mle";
import type { ItemParameters, Prior } from "./model";

/** Mode of likelihood × normal prior (default N(0, 1)) over `bounds`; se = 1 / √(I(θ) + 1 / sd²). */
export const maximumAPosteriori = (
  items: readonly ItemParameters[],
  x: readonly number[],
  { D = 1, bounds = defaultBounds, prior = { mean: 0, sd: 1 } }: EstimationOptions & { readonly prior?: Prior } = {},
): PointEstimate => {
  const responses = { items, x, D };
  const precision = 1 / (prior.sd * prior.sd);
  const maximum = globalMaximum({
    slope: (theta) => score(responses, theta) - (theta - prior.mean) * precision,
    objective: (theta) => logLikelihood(responses, theta) - ((theta - prior.mean) ** 2 * precision) / 2,
    bounds,
    steps: stepsForLikelihood(items, D, bounds),
  });
  return { ...maximum, se: 1 / Math.sqrt(testInformation(responses, maximum.theta) + precision) };
};
