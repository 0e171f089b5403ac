import { createPosterior, updatePosterior } from "../../../psychometrics/posterior";
import { startTheta } from "../../../psychometrics/scales/rit";
import type { NormPrior } from "../../db/shapes";
import type { AdaptiveStanding } from "./adaptive-standing";
import type { ItemPool } from "./pool";
import { expectationOf, priorInLogits } from "./prior";
import { binaryOf, type ScoredResponse } from "./responses";

/** How often each item was met before, by pool index; a set counts as often as its most frequent item. null: never. */
function metBefore({ items, places, sets }: ItemPool, { avoid }: Pick<NormPrior, "avoid">): Uint16Array | null {
  const known = avoid.flatMap((itemId) => places.get(itemId) ?? []);
  if (known.length === 0) return null;
  const met = new Uint16Array(items.length);
  for (const place of known) met[place] = (met[place] ?? 0) + 1;
  for (const [first, set] of sets) met[first] = Math.max(...set.map((place) => met[place] ?? 0));
  return met;
}

/** The standing before the first answer: it starts 5 RIT below the expected ability. */
export function startStanding(pool: ItemPool, prior: NormPrior): AdaptiveStanding {
  const expectation = expectationOf(prior);
  return {
    posterior: createPosterior(priorInLogits(expectation)),
    theta: startTheta(expectation),
    thetaBefore: null,
    served: [],
    isServed: new Uint8Array(pool.items.length),
    areaCounts: {},
    asked: new Uint8Array(pool.models),
    met: metBefore(pool, prior),
    rapidRun: 0,
  };
}

/** Adds an item that was served without telling anything about the ability to a standing; changes and returns it. */
export function passOver(pool: ItemPool, standing: AdaptiveStanding, itemId: string): AdaptiveStanding {
  const { served, isServed, areaCounts, asked } = standing;
  standing.thetaBefore = standing.theta;
  const place = pool.places.get(itemId);
  if (place === undefined) return standing;
  served.push(place);
  isServed[place] = 1;
  const area = pool.area[place] ?? "";
  areaCounts[area] = (areaCounts[area] ?? 0) + 1;
  const model = pool.model[place] ?? -1;
  if (model >= 0 && pool.first[place] === place) asked[model] = (asked[model] ?? 0) + 1;
  return standing;
}

/** Adds a response to a standing; changes and returns it. */
export function takeResponse(
  pool: ItemPool,
  standing: AdaptiveStanding,
  response: Pick<ScoredResponse, "itemId" | "irt" | "right" | "gaps" | "rapid">,
): AdaptiveStanding {
  const { posterior, theta } = standing;
  const { itemId, irt, rapid } = response;
  for (const x of binaryOf(response)) updatePosterior(posterior, irt, x, pool);
  passOver(pool, standing, itemId);
  standing.theta = rapid ? theta : posterior.theta;
  standing.rapidRun = rapid ? standing.rapidRun + 1 : 0;
  return standing;
}
