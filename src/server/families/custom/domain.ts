import type { FixedReport } from "../../../contract/report/report";
import type { ScoreSummary } from "../../../contract/tests";
import { domainScore } from "../../../psychometrics/domain-score";
import { irtOf, responsesOf } from "../../delivery/item-adaptive/responses";
import { abilityOf } from "../ability";
import { givenAnswers, type ScoringInput } from "../scoring-input";

/** The estimated share of all items of the test that the student can answer right; null without answers. */
export function domainOf(material: ScoringInput): NonNullable<FixedReport["domain"]> | null {
  const { test } = material;
  const responses = responsesOf(test, givenAnswers(material));
  if (responses.length === 0) return null;
  const bank = [...test.items.values()];
  return { ...domainScore(bank.map(irtOf), abilityOf(responses)), items: bank.length };
}

/** The same share as the score summary, 0–100; null without answers. */
export function domainSummary(material: ScoringInput): ScoreSummary | null {
  const domain = domainOf(material);
  if (domain === null) return null;
  const [low, high] = domain.band;
  return { unit: "percent", value: 100 * domain.rate, low: 100 * low, high: 100 * high, scale: [0, 100] };
}
