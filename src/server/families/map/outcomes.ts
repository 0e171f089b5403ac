import { irtOf, isRapid, type ScoredResponse } from "../../delivery/item-adaptive/responses";
import type { Outcome } from "../material";

/** An outcome of the report with the answer as estimating sees it. */
export interface MapOutcome extends ScoredResponse {
  readonly elapsedMs: number;
}

export const mapOutcome = ({ item, mark, elapsedMs }: Outcome): MapOutcome => ({
  itemId: item.itemId,
  irt: irtOf(item),
  area: item.area,
  right: mark === "right",
  rapid: isRapid(elapsedMs, item.expectedMs),
  elapsedMs,
});
