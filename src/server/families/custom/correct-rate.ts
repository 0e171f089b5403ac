import type { ScoreSummary } from "../../../contract/tests";
import type { Queries } from "../../db/open";
import type { AttemptRow } from "../../sitting/attempt";
import type { TestVersion } from "../../sitting/catalogue";
import { rateOf } from "../rate";
import { servedOutcomes } from "../served-outcomes";
import { wilson } from "../wilson";

/** The rate of what was served, by right answers or by points, 0–100; a blank counts as wrong. */
export async function correctRateSummary(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
): Promise<ScoreSummary> {
  const outcomes = await servedOutcomes(queries, test, attempt);
  const rate = rateOf(test, outcomes);
  const [low, high] = wilson(rate, outcomes.length);
  return { unit: "percent", value: 100 * rate, low: 100 * low, high: 100 * high, scale: [0, 100] };
}
