import { responseTo, type ScoredResponse } from "../../delivery/item-adaptive/responses";
import type { Outcome } from "../material";

/** An outcome of the report with the answer as estimating sees it. */
export interface MapOutcome extends ScoredResponse {
  readonly elapsedMs: number;
}

export const mapOutcome = ({ item, ...answer }: Outcome): MapOutcome => ({
  ...responseTo(item, answer),
  elapsedMs: answer.elapsedMs,
});
