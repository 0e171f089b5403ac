import type { ScoreSummary } from "../../../contract/tests";
import { wilson } from "../../../psychometrics/wilson";
import { rateOf } from "../rate";
import { awaitingMarks, scoredOutcomes, type ScoringInput } from "../scoring-input";

/**
 * The rate over the served items, by right answers or by points, 0–100; a blank counts as wrong. null: a person has to
 * mark all of them.
 */
export function correctRateSummary(material: ScoringInput): ScoreSummary | null {
  const outcomes = scoredOutcomes(material);
  if (outcomes.length === 0 && awaitingMarks(material) !== null) return null;
  const rate = rateOf(material.test, outcomes);
  const [low, high] = wilson(rate, outcomes.length);
  return { unit: "percent", value: 100 * rate, low: 100 * low, high: 100 * high, scale: [0, 100] };
}
