import { createBank, type Bank } from "../../../psychometrics/bank";
import type { ItemParameters } from "../../../psychometrics/model";
import { createPosterior, updatePosterior } from "../../../psychometrics/posterior";
import { createRandom } from "../../../psychometrics/random";
import { startTheta, thetaOf } from "../../../psychometrics/scales/rit";
import { selectAdaptive } from "../../../psychometrics/selection";
import type { NormPrior } from "../../db/shapes";
import type { TestItem, TestVersion } from "./catalogue";

/** Below this share of the item's usual time an answer cannot have been read. */
const rapidShare = 0.1;
const rapidRunThatPauses = 3;
const best = 5;

export const isRapid = (elapsedMs: number, expectedMs: number): boolean => elapsedMs < rapidShare * expectedMs;

/** An item's parameters; without calibration, those of a Rasch item of middle difficulty. */
export const irtOf = ({ irt }: Pick<TestItem, "irt">): ItemParameters => irt ?? { a: 1, b: 0, c: 0, d: 1 };

export interface Step {
  readonly itemId: string;
  readonly irt: ItemParameters;
  readonly area: string;
  readonly right: boolean;
  readonly rapid: boolean;
}

export const priorInLogits = (prior: NormPrior): { mean: number; sd: number } => ({
  mean: thetaOf(prior.mean),
  sd: prior.sd / 10,
});

/** The ability that the next item is chosen for: the running EAP, frozen while answers are rapid. */
export function selectionTheta(prior: NormPrior, steps: readonly Step[]): number {
  const posterior = createPosterior(priorInLogits(prior));
  let theta = startTheta(prior);
  for (const { irt, right, rapid } of steps) {
    updatePosterior(posterior, irt, right ? 1 : 0);
    if (!rapid) theta = posterior.theta;
  }
  return theta;
}

/** Whether the latest answer makes three rapid ones in a row: once for each such stretch. */
export function pausesNow(steps: readonly Step[]): boolean {
  const run = steps.length - 1 - steps.findLastIndex(({ rapid }) => !rapid);
  return run === rapidRunThatPauses;
}

/** What choosing needs of a test's items, by their place in the test. Versions never change. */
interface Pool {
  readonly items: readonly TestItem[];
  readonly bank: Bank;
  readonly area: readonly string[];
  readonly areaTargets: Readonly<Record<string, number>>;
  readonly places: ReadonlyMap<string, number>;
}

const pools = new WeakMap<TestVersion, Pool>();

function poolOf(test: TestVersion): Pool {
  const known = pools.get(test);
  if (known !== undefined) return known;
  const items = [...test.items.values()];
  const area = items.map((item) => item.area);
  const pool = {
    items,
    bank: createBank(items.map(irtOf)),
    area,
    areaTargets: Object.fromEntries(area.map((name) => [name, 1])),
    places: new Map(items.map(({ itemId }, place) => [itemId, place])),
  };
  pools.set(test, pool);
  return pool;
}

/** The next item: areas balanced, drawn from the five most informative, the same again for the same stored state. */
export function chooseItem(test: TestVersion, prior: NormPrior, seed: string, steps: readonly Step[]): string | null {
  const { items, bank, area, areaTargets, places } = poolOf(test);
  const used = new Set(steps.flatMap(({ itemId }) => places.get(itemId) ?? []));
  const seen = new Set(prior.avoid);
  const areaCounts: Record<string, number> = {};
  for (const step of steps) areaCounts[step.area] = (areaCounts[step.area] ?? 0) + 1;
  const choice = { bank, theta: selectionTheta(prior, steps), area, areaTargets, areaCounts, best };
  const draw = () => createRandom(`${seed}:${steps.length}`);
  const fresh = selectAdaptive({
    ...choice,
    used,
    isAvailable: (index) => !seen.has(items[index]?.itemId ?? ""),
    random: draw(),
  });
  const chosen = fresh.candidates.length === best ? fresh : selectAdaptive({ ...choice, used, random: draw() });
  return items[chosen.index]?.itemId ?? null;
}
