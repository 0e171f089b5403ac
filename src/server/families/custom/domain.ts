import type { FixedReport } from "../../../contract/report";
import type { ScoreSummary } from "../../../contract/tests";
import { domainScore } from "../../../psychometrics/domain-score";
import type { Queries } from "../../db/open";
import type { MarkedAnswer } from "../../delivery/delivery-rules";
import { irtOf, markedAnswers, responsesOf } from "../../delivery/item-adaptive/responses";
import type { AttemptRow } from "../../sitting/attempt";
import type { TestVersion } from "../../sitting/catalogue";
import { abilityOf } from "../ability";

/** What the answers say of the share of all questions of the test; null without answers. */
export function domainOf(
  test: TestVersion,
  answered: readonly MarkedAnswer[],
): NonNullable<FixedReport["domain"]> | null {
  const responses = responsesOf(test, answered);
  if (responses.length === 0) return null;
  const bank = [...test.items.values()];
  return { ...domainScore(bank.map(irtOf), abilityOf(responses)), items: bank.length };
}

/** The share of all questions of the test that the student is expected to answer rightly, 0–100. */
export async function domainSummary(
  queries: Queries,
  test: TestVersion,
  { attemptId }: AttemptRow,
): Promise<ScoreSummary | null> {
  const domain = domainOf(test, await markedAnswers(queries, attemptId));
  if (domain === null) return null;
  const [low, high] = domain.band;
  return { unit: "percent", value: 100 * domain.rate, low: 100 * low, high: 100 * high, scale: [0, 100] };
}
