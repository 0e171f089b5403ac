import { ritOf, ritScale } from "../../../psychometrics/scales/rit";
import type { NormPrior } from "../../db/shapes";
import { ritPerLogit } from "../../delivery/item-adaptive/prior";
import type { ScoredResponse } from "../../delivery/item-adaptive/responses";
import { abilityOf } from "../ability";

/** A score in RIT with its standard error and the band of ±1 of it, cut at the ends of the scale. */
export interface RitScore {
  readonly rit: number;
  readonly se: number;
  readonly band: [number, number];
}

const clamped = (value: number): number => Math.min(ritScale[1], Math.max(ritScale[0], value));

function measured(responses: readonly Pick<ScoredResponse, "irt" | "right" | "gaps">[]): { rit: number; se: number } {
  const { theta, se } = abilityOf(responses);
  return { rit: ritOf(theta), se: ritPerLogit * se };
}

/** RIT = 200 + 10 θ. Without answers: what is usual for the student's grade. */
export function ritScoreOf(
  { mean, sd }: Pick<NormPrior, "mean" | "sd">,
  responses: readonly Pick<ScoredResponse, "irt" | "right" | "gaps">[],
): RitScore {
  const { rit, se } = responses.length === 0 ? { rit: mean, se: sd } : measured(responses);
  return { rit, se, band: [clamped(rit - se), clamped(rit + se)] };
}
