import { eq } from "drizzle-orm";
import type { ScoreSummary } from "../../../contract/tests";
import type { Queries } from "../../db/open";
import { answers } from "../../db/schema";
import type { AttemptRow } from "../../sitting/attempt";
import type { TestVersion } from "../../sitting/catalogue";

/** Wilson's interval of a share over `n` trials, ±1 standard error (68 %). */
export function wilson(rate: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const middle = (rate + 1 / (2 * n)) / (1 + 1 / n);
  const half = Math.sqrt((rate * (1 - rate)) / n + 1 / (4 * n * n)) / (1 + 1 / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

function rateOf(test: TestVersion, credits: ReadonlyMap<string, number>): number {
  let points = 0;
  let total = 0;
  for (const item of test.items.values()) {
    total += item.points;
    points += item.points * (credits.get(item.itemId) ?? 0);
  }
  return total === 0 ? 0 : points / total;
}

/** Points over all points of the test, 0–100; a blank counts as wrong. */
export async function correctRateSummary(
  queries: Queries,
  test: TestVersion,
  attempt: AttemptRow,
): Promise<ScoreSummary> {
  const rows = await queries
    .select({ itemId: answers.itemId, credit: answers.credit })
    .from(answers)
    .where(eq(answers.attemptId, attempt.attemptId));
  const rate = rateOf(test, new Map(rows.map(({ itemId, credit }) => [itemId, credit])));
  const [low, high] = wilson(rate, test.items.size);
  return { unit: "percent", value: 100 * rate, low: 100 * low, high: 100 * high, scale: [0, 100] };
}
