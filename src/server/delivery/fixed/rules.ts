import { sectionsFor } from "../../attempts/accommodated";
import { servedItems, type AttemptRow } from "../../attempts/attempt";
import type { TestVersion } from "../../attempts/catalogue";
import { stagesIn } from "../../attempts/sections";
import type { DeliveryRules } from "../delivery-rules";
import { applyLastWord } from "../last-word";
import { refuseMissingAnswers } from "../missing-answers";

function isReached(test: TestVersion, attempt: AttemptRow, stage: string): boolean {
  if (attempt.stage === "finished") return true;
  const stages = stagesIn(test, attempt);
  return stages.indexOf(stage) <= stages.indexOf(attempt.stage);
}

/** All items are served at the start; sections open one after the other; the last answer to each item counts. */
export const fixedDelivery: DeliveryRules = {
  needsNorm: false,
  mayCountLate: true,
  usualAttemptLimit: 1,
  countsUnanswered: true,
  leavingReason: "submitted",
  faultOf: ({ exam_info: info }, items) =>
    info.extract_question_number === items
      ? null
      : `its sections ask for ${info.extract_question_number} items and ${items} are there`,
  assume: async () => null,
  totalOf: ({ items }) => items.size,
  openingItems: async (_tx, { items }) => ({
    items: [...items.values()].map(({ itemId, stage }) => ({ itemId, stage })),
    reasons: {},
  }),
  laterItems: null,
  itemsAhead: async (queries, _test, { attemptId }, stage) =>
    (await servedItems(queries, attemptId)).filter((item) => item.stage === stage),
  sectionsOf: ({ definition }, { accommodation }) => sectionsFor(definition, accommodation),
  presentedOf: () => null,
  isInView: (test, attempt, { stage }) => isReached(test, attempt, stage),
  mayOpen: (test, attempt, { stage }) => isReached(test, attempt, stage),
  stepAfter: null,
  applyAnswer: applyLastWord,
  refuseLeaving: refuseMissingAnswers,
};
