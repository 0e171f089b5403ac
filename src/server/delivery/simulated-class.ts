import type { Ability, Prior } from "../../psychometrics/model";
import { createRandom } from "../../psychometrics/random";
import { ritOf } from "../../psychometrics/scales/rit";
import type { TestVersion } from "../attempts/catalogue";
import { createExposureLedger } from "../attempts/exposure/ledger";
import type { NormPrior } from "../db/shapes";
import { fixedItems } from "./fixed/sections";
import { standingAfter } from "./item-adaptive/step";
import { byTheModel } from "./simulated-answers";
import { sitItemByItem } from "./simulated-sitting";

const ritPerLogit = 10;

/** A simulated student's sitting of an adaptive test: places of its items in the test, and the estimated ability. */
export interface SimulatedAdaptive extends Ability {
  readonly items: readonly number[];
}

/** Lets one student after the other sit an adaptive test by the delivery's own steps, each counted in its exposure. */
export const adaptiveSitter = (
  test: TestVersion,
  { total, population }: { readonly total: number; readonly population: Prior },
): ((trueTheta: number, seed: string) => SimulatedAdaptive) => {
  const ledger = createExposureLedger(test.items.size);
  const places = new Map([...test.items.keys()].map((itemId, place) => [itemId, place]));
  const prior: NormPrior = {
    mean: ritOf(population.mean),
    sd: ritPerLogit * population.sd,
    grade: null,
    season: "fall",
    avoid: [],
  };
  return (trueTheta, seed) => {
    const answer = byTheModel(() => trueTheta, createRandom(`${seed}:answers`));
    const answers = sitItemByItem(test, total, { prior, seed, answer }, ledger);
    const { posterior } = standingAfter(test, { attemptId: seed, prior }, answers, null);
    return {
      items: answers.map(({ itemId }) => places.get(itemId) ?? -1),
      theta: posterior.theta,
      se: posterior.se,
    };
  };
};

/** Lets a student sit a fixed test; the score is in percent of the points of the questions served. */
export const fixedSitter =
  (test: TestVersion): ((trueTheta: number, seed: string) => number) =>
  (trueTheta, seed) => {
    const answer = byTheModel(() => trueTheta, createRandom(`${seed}:answers`));
    const served = fixedItems(test, { mode: "", accommodation: null, seed });
    let earned = 0;
    let points = 0;
    for (const { itemId } of served) {
      const item = test.items.get(itemId);
      if (item === undefined) continue;
      points += item.points;
      earned += item.points * answer(item, 0).credit;
    }
    return points === 0 ? 0 : (100 * earned) / points;
  };
