import { errorFromDifficulties } from "../../psychometrics/difficulty-error";
import { maximumLikelihoodWithFences, offsetFences } from "../../psychometrics/fences";
import type { Ability } from "../../psychometrics/model";
import { difficultySeOf, type ScoredResponse } from "../delivery/item-adaptive/responses";

/**
 * The ability that answers say, by maximum likelihood with fences for all patterns alike, so that one more right answer
 * never lowers it. The standard error holds what is not known of the items' difficulties. There must be an answer.
 */
export function abilityOf(responses: readonly Pick<ScoredResponse, "irt" | "right">[]): Ability {
  const { theta, se } = maximumLikelihoodWithFences(
    responses.map(({ irt }) => irt),
    responses.map(({ right }) => (right ? 1 : 0)),
    { fences: offsetFences },
  );
  const ofItems = errorFromDifficulties(
    responses.map(({ irt }) => ({ item: irt, difficultySe: difficultySeOf(irt) })),
    theta,
  );
  return { theta, se: Math.hypot(se, ofItems) };
}
