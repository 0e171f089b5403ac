import { responseTo, type ScoredResponse } from "../../delivery/item-adaptive/responses";
import { deliveryRulesOf } from "../../delivery/rules";
import { scoredOutcomes, type ItemOutcome, type ScoringInput } from "../scoring-input";

/** An outcome of the report with the answer as estimating sees it. */
export interface MapOutcome extends ScoredResponse {
  readonly elapsedMs: number;
  /** Left open: wrong, and nothing is known of the effort. */
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

/** What a sitting served, in its order; what is open counts where the delivery says so, what was not heard never. */
export function mapOutcomes(material: ScoringInput): MapOutcome[] {
  const { countsUnanswered } = deliveryRulesOf(material.test);
  return scoredOutcomes(material)
    .filter(({ given }) => given || countsUnanswered)
    .map(mapOutcome);
}
