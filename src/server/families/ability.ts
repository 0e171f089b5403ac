import { errorFromDifficulties } from "../../psychometrics/difficulty-error";
import { maximumLikelihoodWithFences, offsetFences } from "../../psychometrics/fences";
import type { Ability } from "../../psychometrics/model";
import { binaryOf, difficultySeOf, type ScoredResponse } from "../delivery/item-adaptive/responses";

/**
 * The ability that answers say, by maximum likelihood with fences for all patterns alike, so that one more right answer
 * never lowers it. The standard error holds what is not known of the items' difficulties. There must be an answer.
 */
export function abilityOf(responses: readonly Pick<ScoredResponse, "irt" | "right" | "gaps">[]): Ability {
  const { theta, se } = maximumLikelihoodWithFences(
    responses.flatMap((response) => binaryOf(response).map(() => response.irt)),
    responses.flatMap(binaryOf),
    { fences: offsetFences },
  );
  const ofItems = errorFromDifficulties(
    responses.map((response) => ({
      item: response.irt,
      difficultySe: difficultySeOf(response.irt),
      times: binaryOf(response).length,
    })),
    theta,
  );
  return { theta, se: Math.hypot(se, ofItems) };
}
