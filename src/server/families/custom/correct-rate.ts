import type { ScoreSummary } from "../../../contract/tests";
import { rateOf } from "../rate";
import { scoredOutcomes, type ScoringInput } from "../scoring-input";
import { wilson } from "../wilson";

/** The rate over the served items, by right answers or by points, 0–100; a blank counts as wrong. */
export function correctRateSummary(material: ScoringInput): ScoreSummary {
  const outcomes = scoredOutcomes(material);
  const rate = rateOf(material.test, outcomes);
  const [low, high] = wilson(rate, outcomes.length);
  return { unit: "percent", value: 100 * rate, low: 100 * low, high: 100 * high, scale: [0, 100] };
}
