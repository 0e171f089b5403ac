import type { MapReport } from "../../../contract/report/report";
import { createPosterior, updatePosterior } from "../../../psychometrics/posterior";
import { ritOf } from "../../../psychometrics/scales/rit";
import type { NormPrior } from "../../db/shapes";
import { expectationOf, priorInLogits, ritPerLogit } from "../../delivery/item-adaptive/prior";
import { binaryOf } from "../../delivery/item-adaptive/responses";
import type { MapOutcome } from "./outcomes";

/** The running ability estimate (EAP) after each item, in the order served. */
export const traceOf = (prior: NormPrior, outcomes: readonly MapOutcome[]): MapReport["trace"] => {
  const posterior = createPosterior(priorInLogits(expectationOf(prior)));
  return outcomes.map((outcome) => {
    const { itemId, irt, area, right, rapid, elapsedMs } = outcome;
    for (const x of binaryOf(outcome)) updatePosterior(posterior, irt, x);
    const { theta, se } = posterior;
    return {
      exercise_id: itemId,
      area,
      difficulty: ritOf(irt.b),
      right,
      rit: ritOf(theta),
      se: ritPerLogit * se,
      elapsed_ms: elapsedMs,
      rapid,
    };
  });
};
