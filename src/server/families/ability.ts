import { errorFromDifficulties } from "../../psychometrics/difficulty-error";
import { maximumLikelihoodWithFences, offsetFences } from "../../psychometrics/fences";
import { standardError } from "../../psychometrics/likelihood";
import type { Ability } from "../../psychometrics/model";
import { clamp } from "../../psychometrics/scales/share";
import { binaryOf, difficultySeOf, type ScoredResponse } from "../delivery/item-adaptive/responses";

const everywhere: readonly [number, number] = [-Infinity, Infinity];

/**
 * The ability that answers say, by maximum likelihood with fences for all patterns alike, so that one more right answer
 * never lowers it; no further than the `ends` of what is reported, with the standard error that it has there. The
 * standard error holds what is not known of the items' difficulties. There must be an answer.
 */
export function abilityOf(
  responses: readonly Pick<ScoredResponse, "irt" | "right" | "gaps">[],
  ends: readonly [number, number] = everywhere,
): Ability {
  const items = responses.flatMap((response) => binaryOf(response).map(() => response.irt));
  const x = responses.flatMap(binaryOf);
  const theta = clamp(maximumLikelihoodWithFences(items, x, { fences: offsetFences }).theta, ends);
  const ofItems = errorFromDifficulties(
    responses.map((response) => ({
      item: response.irt,
      difficultySe: difficultySeOf(response.irt),
      times: binaryOf(response).length,
    })),
    theta,
  );
  return { theta, se: Math.hypot(standardError({ items, x, D: 1 }, theta), ofItems) };
}
