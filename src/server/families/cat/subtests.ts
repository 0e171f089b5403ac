import type { CatReport } from "../../../contract/report/report";
import { areaTitle } from "../../../items/catalogue";
import { counts, sectionsIn } from "../../attempts/sections";
import type { ItemOutcome, ScoringInput } from "../scoring-input";

type Subtest = CatReport["subtests"][number];
type Battery = CatReport["batteries"][number];

/** Below this share of attempted items, a score is unreliable. */
const leastAttempted = 1 / 3;

const attemptedIn = (outcomes: readonly ItemOutcome[]): number =>
  outcomes.filter(({ mark }) => mark !== "skipped").length;
const rightIn = (outcomes: readonly ItemOutcome[]): number => outcomes.filter(({ mark }) => mark === "right").length;

/** The results of each subtest, including subtests that the student did not reach. */
export function subtestsOf({ attempt, test, outcomes }: ScoringInput): Subtest[] {
  const batteryOf = new Map([...test.items.values()].map(({ stage, area }) => [stage, area]));
  return sectionsIn(test.definition, attempt)
    .filter(counts)
    .map(({ stage, title, items, time_limit_ms }) => {
      const own = outcomes.filter(({ item, mark }) => item.stage === stage && mark !== "unscored");
      return {
        subtest: stage,
        battery: batteryOf.get(stage) ?? stage,
        title,
        items: own.length === 0 ? items : own.length,
        attempted: attemptedIn(own),
        right: rightIn(own),
        reached: own.length > 0,
        elapsed_ms: own.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0),
        time_limit_ms,
      };
    });
}

/** The results of each battery, summed over its subtests. */
export const batteriesOf = (subtests: readonly Subtest[]): Battery[] =>
  [...new Set(subtests.map(({ battery }) => battery))].map((battery) => {
    const own = subtests.filter((one) => one.battery === battery);
    const items = own.reduce((sum, one) => sum + one.items, 0);
    const attempted = own.reduce((sum, one) => sum + one.attempted, 0);
    const right = own.reduce<number | null>(
      (sum, one) => (sum === null || one.right === null ? null : sum + one.right),
      0,
    );
    const title = areaTitle("cat", battery);
    return { battery, title, items, attempted, right, too_few: attempted < items * leastAttempted };
  });
