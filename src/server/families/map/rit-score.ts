import { ritOf, ritScale } from "../../../psychometrics/scales/rit";
import type { NormPrior } from "../../db/shapes";
import { ritPerLogit } from "../../delivery/item-adaptive/prior";
import type { ScoredResponse } from "../../delivery/item-adaptive/responses";
import { abilityOf } from "../ability";

/** A score in RIT with its standard error and the band of ±1 SE, cut at the ends of the scale. */
export interface RitScore {
  readonly rit: number;
  readonly se: number;
  readonly band: [number, number];
}

type Scale = readonly [number, number];

const clamped = (value: number, [lowest, highest]: Scale): number => Math.min(highest, Math.max(lowest, value));

function measured(
  responses: readonly Pick<ScoredResponse, "irt" | "right" | "gaps">[],
  scale: Scale,
): { rit: number; se: number } {
  const { theta, se } = abilityOf(responses);
  return { rit: ritOf(theta, scale), se: ritPerLogit * se };
}

/** RIT = 200 + 10 θ, limited to the scale. Without responses: the mean and SD of the norm group. */
export function ritScoreOf(
  { mean, sd }: Pick<NormPrior, "mean" | "sd">,
  responses: readonly Pick<ScoredResponse, "irt" | "right" | "gaps">[],
  scale: Scale = ritScale,
): RitScore {
  const { rit, se } = responses.length === 0 ? { rit: mean, se: sd } : measured(responses, scale);
  return { rit, se, band: [clamped(rit - se, scale), clamped(rit + se, scale)] };
}
