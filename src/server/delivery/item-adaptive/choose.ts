import { createPosterior, updatePosterior } from "../../../psychometrics/posterior";
import { createRandom } from "../../../psychometrics/random";
import { startTheta } from "../../../psychometrics/scales/rit";
import { selectAdaptive } from "../../../psychometrics/selection";
import type { NormPrior } from "../../db/shapes";
import type { AttemptRow } from "../../sitting/attempt";
import type { TestVersion } from "../../sitting/catalogue";
import { poolOf } from "./pool";
import { expectationOf, priorInLogits, storedPrior } from "./prior";
import type { ScoredResponse } from "./responses";

const rapidRunThatPauses = 3;
const best = 5;

/** The ability that the next item is chosen for: the running EAP, frozen while answers are rapid. */
function selectionTheta(prior: NormPrior, responses: readonly ScoredResponse[]): number {
  const expectation = expectationOf(prior);
  const posterior = createPosterior(priorInLogits(expectation));
  let theta = startTheta(expectation);
  for (const { irt, right, rapid } of responses) {
    updatePosterior(posterior, irt, right ? 1 : 0);
    if (!rapid) theta = posterior.theta;
  }
  return theta;
}

/** Whether the latest answer makes three rapid ones in a row: once for each such stretch. */
export function pausesNow(responses: readonly ScoredResponse[]): boolean {
  const run = responses.length - 1 - responses.findLastIndex(({ rapid }) => !rapid);
  return run === rapidRunThatPauses;
}

/**
 * The next item, null where none is left: areas balanced, drawn from the five most informative, the same again for the
 * same stored state.
 */
export function chooseItem(
  test: TestVersion,
  attempt: Pick<AttemptRow, "attemptId" | "prior" | "seed">,
  responses: readonly ScoredResponse[],
): string | null {
  const { items, bank, area, areaTargets, places } = poolOf(test);
  const prior = storedPrior(attempt);
  const used = new Set(responses.flatMap(({ itemId }) => places.get(itemId) ?? []));
  const seen = new Set(prior.avoid);
  const areaCounts: Record<string, number> = {};
  for (const response of responses) areaCounts[response.area] = (areaCounts[response.area] ?? 0) + 1;
  const choice = { bank, theta: selectionTheta(prior, responses), area, areaTargets, areaCounts, best };
  const draw = () => createRandom(`${attempt.seed}:${responses.length}`);
  const fresh = selectAdaptive({
    ...choice,
    used,
    isAvailable: (index) => !seen.has(items[index]?.itemId ?? ""),
    random: draw(),
  });
  const chosen = fresh.candidates.length === best ? fresh : selectAdaptive({ ...choice, used, random: draw() });
  return items[chosen.index]?.itemId ?? null;
}
