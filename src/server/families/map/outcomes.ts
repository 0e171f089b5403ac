import { responseTo, type ScoredResponse } from "../../delivery/item-adaptive/responses";
import { deliveryRulesOf } from "../../delivery/rules";
import { scoredOutcomes, type ItemOutcome, type ScoringInput } from "../scoring-input";

/** An outcome with its response, as needed for estimating. */
export interface MapOutcome extends ScoredResponse {
  readonly elapsedMs: number;
  /** The item was left blank: the response is wrong, and tells nothing about effort. */
  readonly isBlank: boolean;
}

export function mapOutcome({
  item,
  mark,
  credit,
  elapsedMs,
}: Pick<ItemOutcome, "item" | "mark" | "credit" | "elapsedMs">): MapOutcome {
  const isBlank = mark === "skipped";
  const response = responseTo(item, { mark, credit, elapsedMs });
  return { ...response, rapid: response.rapid && !isBlank, elapsedMs, isBlank };
}

/**
 * The outcomes in the order served. Blanks count if the delivery rules say so; prompts that could not be heard never
 * count.
 */
export function mapOutcomes(material: ScoringInput): MapOutcome[] {
  const { countsUnanswered } = deliveryRulesOf(material.test);
  return scoredOutcomes(material)
    .filter(({ given }) => given || countsUnanswered)
    .map(mapOutcome);
}
