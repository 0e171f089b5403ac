import { and, eq, inArray } from "drizzle-orm";
import type { ScoreSummary } from "../../../contract/exam";
import { isAdaptive } from "../../../contract/families";
import type { ItemKey } from "../../../contract/item";
import { expectedAPosteriori } from "../../../psychometrics/eap";
import { maximumLikelihood } from "../../../psychometrics/mle";
import type { ItemParameters } from "../../../psychometrics/model";
import { ritOf, ritScale } from "../../../psychometrics/scales/rit";
import type { Queries } from "../../db/open";
import { answers, attemptItems, items } from "../../db/schema";
import type { NormPrior } from "../../db/shapes";
import { irtOf, isRapid, priorInLogits, type Step } from "./adaptive";
import type { AttemptRow } from "./attempt";
import type { TestVersion } from "./catalogue";

export const keysOf = async (queries: Queries, itemIds: readonly string[]): Promise<Map<string, ItemKey>> => {
  const rows = await queries
    .select({ itemId: items.itemId, key: items.key })
    .from(items)
    .where(inArray(items.itemId, [...itemIds]));
  return new Map(rows.map(({ itemId, key }) => [itemId, key]));
};

/** The answered items of an adaptive sitting, in the order served. */
export async function stepsOf(queries: Queries, test: TestVersion, attemptId: string): Promise<Step[]> {
  const rows = await queries
    .select({ itemId: answers.itemId, mark: answers.mark, elapsedMs: answers.elapsedMs })
    .from(attemptItems)
    .innerJoin(answers, and(eq(answers.attemptId, attemptItems.attemptId), eq(answers.itemId, attemptItems.itemId)))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  return rows.flatMap(({ itemId, mark, elapsedMs }) => {
    const item = test.items.get(itemId);
    if (item === undefined || mark === "skipped") return [];
    return [
      {
        itemId,
        irt: irtOf(item),
        area: item.area,
        right: mark === "right",
        rapid: isRapid(elapsedMs, item.expectedMs),
      },
    ];
  });
}

export interface Ability {
  readonly theta: number;
  readonly se: number;
  readonly estimator: "mle" | "eap";
}

/** Maximum likelihood; where all answers are alike, EAP under the prior. */
export function abilityOf(prior: NormPrior, parameters: readonly ItemParameters[], x: readonly number[]): Ability {
  const bounds: readonly [number, number] = [-10, 10];
  if (x.length > 0) {
    const { theta, se, bound } = maximumLikelihood(parameters, x, { bounds });
    if (bound === null) return { theta, se, estimator: "mle" };
  }
  return { ...expectedAPosteriori(parameters, x, { prior: priorInLogits(prior) }), estimator: "eap" };
}

/** Wilson's interval of a share over `n` trials, ±1 standard error (68 %). */
export function wilson(rate: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const middle = (rate + 1 / (2 * n)) / (1 + 1 / n);
  const half = Math.sqrt((rate * (1 - rate)) / n + 1 / (4 * n * n)) / (1 + 1 / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export interface Points {
  readonly points: number;
  readonly total: number;
}

export function pointsOf(test: TestVersion, credits: ReadonlyMap<string, number>): Points {
  let points = 0;
  let total = 0;
  for (const item of test.items.values()) {
    total += item.points;
    points += item.points * (credits.get(item.itemId) ?? 0);
  }
  return { points, total };
}

/** The score that lists show. */
export async function summarise(queries: Queries, test: TestVersion, attempt: AttemptRow): Promise<ScoreSummary> {
  if (isAdaptive(test.definition.exam_info) && attempt.prior !== null) {
    const steps = await stepsOf(queries, test, attempt.attemptId);
    const { theta, se } = abilityOf(
      attempt.prior,
      steps.map(({ irt }) => irt),
      steps.map(({ right }) => (right ? 1 : 0)),
    );
    const value = ritOf(theta);
    return {
      unit: "rit",
      value,
      low: Math.max(ritScale[0], value - 10 * se),
      high: Math.min(ritScale[1], value + 10 * se),
      scale: [...ritScale],
    };
  }
  const rows = await queries
    .select({ itemId: answers.itemId, credit: answers.credit })
    .from(answers)
    .where(eq(answers.attemptId, attempt.attemptId));
  const { points, total } = pointsOf(test, new Map(rows.map(({ itemId, credit }) => [itemId, credit])));
  const rate = total === 0 ? 0 : points / total;
  const [low, high] = wilson(rate, test.items.size);
  return { unit: "percent", value: 100 * rate, low: 100 * low, high: 100 * high, scale: [0, 100] };
}
