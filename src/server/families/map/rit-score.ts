import { expectedAPosteriori } from "../../../psychometrics/eap";
import { maximumLikelihood } from "../../../psychometrics/mle";
import type { Ability } from "../../../psychometrics/model";
import { ritOf, ritScale } from "../../../psychometrics/scales/rit";
import type { NormPrior } from "../../db/shapes";
import { priorInLogits, ritPerLogit } from "../../delivery/item-adaptive/prior";
import type { ScoredResponse } from "../../delivery/item-adaptive/responses";

const bounds: readonly [number, number] = [-10, 10];

/** A score in RIT with its standard error and the band of ±1 of it, cut at the ends of the scale. */
export interface RitScore {
  readonly rit: number;
  readonly se: number;
  readonly band: [number, number];
  readonly estimator: "mle" | "eap";
}

type ResponseList = readonly Pick<ScoredResponse, "irt" | "right">[];

/** Maximum likelihood; where all answers are alike, EAP under the prior. */
function abilityOf(prior: NormPrior, responses: ResponseList): Ability & Pick<RitScore, "estimator"> {
  const parameters = responses.map(({ irt }) => irt);
  const x = responses.map(({ right }) => (right ? 1 : 0));
  if (x.length > 0) {
    const { theta, se, bound } = maximumLikelihood(parameters, x, { bounds });
    if (bound === null) return { theta, se, estimator: "mle" };
  }
  return { ...expectedAPosteriori(parameters, x, { prior: priorInLogits(prior) }), estimator: "eap" };
}

const clamped = (value: number): number => Math.min(ritScale[1], Math.max(ritScale[0], value));

/** RIT = 200 + 10 θ. */
export function ritScoreOf(prior: NormPrior, responses: ResponseList): RitScore {
  const { theta, se: seInLogits, estimator } = abilityOf(prior, responses);
  const rit = ritOf(theta);
  const se = ritPerLogit * seInLogits;
  return { rit, se, band: [clamped(rit - se), clamped(rit + se)], estimator };
}
