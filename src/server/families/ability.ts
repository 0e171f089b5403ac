import { errorFromDifficulties } from "../../psychometrics/difficulty-error";
import { maximumLikelihoodWithFences, offsetFences } from "../../psychometrics/fences";
import { standardError } from "../../psychometrics/likelihood";
import type { Ability } from "../../psychometrics/model";
import { clamp } from "../../psychometrics/scales/share";
import { binaryOf, difficultySeOf, type ScoredResponse } from "../delivery/item-adaptive/responses";

const everywhere: readonly [number, number] = [-Infinity, Infinity];

/**
 * The ability estimated from responses by maximum likelihood with fences, equally for all patterns, so that one more
 * right answer never lowers it. The estimate is limited to `ends`, the range that is reported, and its standard error
 * is the one at that point. The standard error includes the uncertainty of the items' difficulties. There must be at
 * least one response.
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
