import { errorFromDifficulties } from "../../../psychometrics/difficulty-error";
import { maximumLikelihoodWithFences, offsetFences } from "../../../psychometrics/fences";
import { ritOf, ritScale } from "../../../psychometrics/scales/rit";
import type { NormPrior } from "../../db/shapes";
import { ritPerLogit } from "../../delivery/item-adaptive/prior";
import { difficultySeOf, type ScoredResponse } from "../../delivery/item-adaptive/responses";

/** A score in RIT with its standard error and the band of ±1 of it, cut at the ends of the scale. */
export interface RitScore {
  readonly rit: number;
  readonly se: number;
  readonly band: [number, number];
}

const clamped = (value: number): number => Math.min(ritScale[1], Math.max(ritScale[0], value));

/**
 * RIT = 200 + 10 θ by maximum likelihood with fences, for all patterns of answers alike, so that one more right answer
 * never lowers a score. The standard error holds what is not known of the items' difficulties. Without answers: what is
 * usual for the student's grade.
 */
export function ritScoreOf(
  { mean, sd }: Pick<NormPrior, "mean" | "sd">,
  responses: readonly Pick<ScoredResponse, "irt" | "right">[],
): RitScore {
  const { theta, se: ofAnswers } = maximumLikelihoodWithFences(
    responses.map(({ irt }) => irt),
    responses.map(({ right }) => (right ? 1 : 0)),
    { fences: offsetFences },
  );
  const ofItems = errorFromDifficulties(
    responses.map(({ irt }) => ({ item: irt, difficultySe: difficultySeOf(irt) })),
    theta,
  );
  const [rit, se] = responses.length === 0 ? [mean, sd] : [ritOf(theta), ritPerLogit * Math.hypot(ofAnswers, ofItems)];
  return { rit, se, band: [clamped(rit - se), clamped(rit + se)] };
}
