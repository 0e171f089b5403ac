import type { FixedReport } from "../../../contract/report/report";
import type { ScoreSummary } from "../../../contract/tests";
import { domainScore } from "../../../psychometrics/domain-score";
import { irtOf, responsesOf } from "../../delivery/item-adaptive/responses";
import { abilityOf } from "../ability";
import { givenAnswers, type ScoringInput } from "../scoring-input";

/** What the answers say of the share of all questions of the test; null without answers. */
export function domainOf(material: ScoringInput): NonNullable<FixedReport["domain"]> | null {
  const { test } = material;
  const responses = responsesOf(test, givenAnswers(material));
  if (responses.length === 0) return null;
  const bank = [...test.items.values()];
  return { ...domainScore(bank.map(irtOf), abilityOf(responses)), items: bank.length };
}

/** The share of all questions of the test that the student is expected to answer rightly, 0–100. */
export function domainSummary(material: ScoringInput): ScoreSummary | null {
  const domain = domainOf(material);
  if (domain === null) return null;
  const [low, high] = domain.band;
  return { unit: "percent", value: 100 * domain.rate, low: 100 * low, high: 100 * high, scale: [0, 100] };
}
