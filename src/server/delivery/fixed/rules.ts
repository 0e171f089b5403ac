import { servedItems, type AttemptRow } from "../../attempts/attempt";
import type { TestVersion } from "../../attempts/catalogue";
import { sectionsIn, stagesIn, withoutDirections } from "../../attempts/sections";
import type { DeliveryRules } from "../delivery-rules";
import { applyLastWord } from "../last-word";
import { refuseMissingAnswers } from "../missing-answers";
import { faultOfFixed } from "./fault-of";
import { fixedItems, fixedTotal } from "./sections";

function isReached(test: TestVersion, attempt: AttemptRow, stage: string): boolean {
  if (attempt.stage === "finished") return true;
  const stages = stagesIn(test, attempt);
  return stages.indexOf(stage) <= stages.indexOf(attempt.stage);
}

/**
 * All items are served at the start, as the rules of their sections draw them; sections open one after the other; the
 * last answer to each item counts.
 */
export const fixedDelivery: DeliveryRules = {
  needsNorm: false,
  mayCountLate: true,
  usualAttemptLimit: 1,
  countsUnanswered: true,
  leavingReason: "submitted",
  faultOf: faultOfFixed,
  assume: async () => null,
  totalOf: (test, mode) => fixedTotal(test, mode?.mode ?? ""),
  openingItems: async (_tx, test, attempt) => ({ items: fixedItems(test, attempt), reasons: {} }),
  laterItems: null,
  paper: { itemsOf: fixedItems },
  itemsAhead: async (queries, _test, { attemptId }, stage) =>
    (await servedItems(queries, attemptId)).filter((item) => item.stage === stage),
  sectionsOf: ({ definition }, attempt) =>
    sectionsIn(definition, attempt).map((section) =>
      section.stage === attempt.stage ? section : withoutDirections(section),
    ),
  presentedOf: () => null,
  isInView: (test, attempt, { stage }) => isReached(test, attempt, stage),
  mayOpen: (test, attempt, { stage }) => isReached(test, attempt, stage),
  stepAfter: null,
  applyAnswer: applyLastWord,
  refuseLeaving: refuseMissingAnswers,
};
