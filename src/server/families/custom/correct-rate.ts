import type { ScoreSummary } from "../../../contract/tests";
import type { Queries } from "../../db/open";
import type { AttemptRow } from "../../sitting/attempt";
import type { TestVersion } from "../../sitting/catalogue";
import { servedOutcomes, type ServedOutcome } from "../served-outcomes";
import { wilson } from "../wilson";

function rateOf(outcomes: readonly ServedOutcome[]): number {
  const total = outcomes.reduce((sum, { item }) => sum + item.points, 0);
  const points = outcomes.reduce((sum, { item, credit }) => sum + item.points * credit, 0);
  return total === 0 ? 0 : points / total;
}

/** Points over all points of what was served, 0–100; a blank counts as wrong. */
export async function correctRateSummary(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
): Promise<ScoreSummary> {
  const outcomes = await servedOutcomes(queries, test, attempt);
  const rate = rateOf(outcomes);
  const [low, high] = wilson(rate, outcomes.length);
  return { unit: "percent", value: 100 * rate, low: 100 * low, high: 100 * high, scale: [0, 100] };
}
