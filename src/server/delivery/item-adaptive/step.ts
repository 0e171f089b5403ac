import type { NextStep } from "../../../contract/exam";
import type { TestVersion } from "../../sitting/catalogue";
import type { StandingSitting } from "../delivery-rules";
import { chooseItem, pausesNow } from "./choose";
import type { ScoredResponse } from "./responses";

/** What follows on these responses: the item to present next, null after the last one. */
export const stepAfter = (
  test: TestVersion,
  sitting: StandingSitting,
  responses: readonly ScoredResponse[],
): NextStep => ({
  stage: sitting.stage,
  answered: sitting.answered,
  total: sitting.total,
  presented: sitting.answered < sitting.total ? chooseItem(test, sitting, responses) : null,
  exercise: null,
  pause: pausesNow(responses) ? "rapidGuessing" : null,
});
