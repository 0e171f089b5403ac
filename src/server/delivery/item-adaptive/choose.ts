import { informationOfAll } from "../../../psychometrics/bank";
import { createPosterior, updatePosterior } from "../../../psychometrics/posterior";
import { createRandom, type Random } from "../../../psychometrics/random";
import { startTheta } from "../../../psychometrics/scales/rit";
import { selectAdaptive } from "../../../psychometrics/selection";
import type { NormPrior } from "../../db/shapes";
import type { AttemptRow } from "../../sitting/attempt";
import type { TestVersion } from "../../sitting/catalogue";
import { countOf, mostOf } from "./counts";
import { poolOf, type ItemPool } from "./pool";
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

/** Where a sitting stands when its next item is chosen. */
export interface ChoiceState {
  readonly theta: number;
  /** Places of the items served so far. */
  readonly served: readonly number[];
  /** How often the student met the item of a place in earlier sittings; left out: never. */
  readonly met: ReadonlyMap<number, number>;
}

/** Of the most that any item of the bank tells about this ability: within reach, and in need still useful. */
const reach = { near: 0.5, far: 0.2 } as const;

/**
 * What is wanted of the next item, most first: within reach, of a model that this sitting has not asked, and met as
 * seldom as can be; of such a model further off; then of one that it has asked as seldom as can be.
 */
function wishesOf({ bank, items }: ItemPool, { theta, served, met }: ChoiceState): ((place: number) => boolean)[] {
  const information = Float64Array.from(informationOfAll(bank, theta));
  const most = information.reduce((best, value) => Math.max(best, value), 0);
  const tells = (share: number) => (place: number) => (information[place] ?? 0) >= share * most;
  const [isNear, isUseful] = [tells(reach.near), tells(reach.far)];
  const asked = countOf(served.flatMap((place) => items[place]?.model ?? []));
  const timesAsked = (place: number) => asked.get(items[place]?.model ?? "") ?? 0;
  const seldomMet = Array.from(
    { length: mostOf(met) + 1 },
    (_, times) => (place: number) => (met.get(place) ?? 0) <= times && timesAsked(place) === 0 && isNear(place),
  );
  const seldomAsked = Array.from(
    { length: mostOf(asked) },
    (_, times) => (place: number) => timesAsked(place) <= times + 1 && isNear(place),
  );
  return [...seldomMet, (place) => timesAsked(place) === 0 && isUseful(place), ...seldomAsked];
}

/** Place of the next item, below 0 where none is left: areas balanced, drawn from the five most informative. */
export function choosePlace(pool: ItemPool, state: ChoiceState, random: Random): number {
  const { bank, area, areaTargets } = pool;
  const { theta, served } = state;
  const areaCounts = Object.fromEntries(countOf(served.map((place) => area[place] ?? "")));
  const wishes = wishesOf(pool, state);
  return selectAdaptive({ bank, theta, area, areaTargets, areaCounts, best, used: served, wishes, random }).index;
}

/** How often each place was met before. */
const metBefore = ({ places }: ItemPool, { avoid }: NormPrior): ReadonlyMap<number, number> =>
  countOf(avoid.flatMap((itemId) => places.get(itemId) ?? []));

/** The next item, null where none is left; the same again for the same stored state. */
export function chooseItem(
  test: TestVersion,
  attempt: Pick<AttemptRow, "attemptId" | "prior" | "seed">,
  responses: readonly ScoredResponse[],
): string | null {
  const pool = poolOf(test);
  const prior = storedPrior(attempt);
  const state = {
    theta: selectionTheta(prior, responses),
    served: responses.flatMap(({ itemId }) => pool.places.get(itemId) ?? []),
    met: metBefore(pool, prior),
  };
  const place = choosePlace(pool, state, createRandom(`${attempt.seed}:${responses.length}`));
  return pool.items[place]?.itemId ?? null;
}
