import { counts, sectionsIn } from "../../attempts/sections";
import type { DeliveryRules } from "../delivery-rules";
import { applyLastWord } from "../last-word";
import { refuseMissingAnswers } from "../missing-answers";
import { faultOfStaged } from "./fault-of";
import { refuseLeavingEarly } from "./leave";
import { openSection } from "./serving";

/**
 * Section by section, without a way back: each is drawn when it opens, with free movement inside it. Practice sections
 * and breaks are sections whose items do not count, or that have none.
 */
export const stagedDelivery: DeliveryRules = {
  needsNorm: false,
  mayCountLate: true,
  usualAttemptLimit: null,
  countsUnanswered: true,
  leavingReason: "submitted",
  faultOf: faultOfStaged,
  assume: async (_tx, { normOf, grade, isGradeKnown, startLevel }) =>
    normOf === null
      ? null
      : { ...normOf(grade), ...(isGradeKnown ? {} : { grade: null }), level: startLevel ?? grade, avoid: [] },
  totalOf: ({ definition }, mode) =>
    sectionsIn(definition, { mode: mode?.mode ?? "", accommodation: null })
      .filter(counts)
      .reduce((sum, { items }) => sum + items, 0),
  openingItems: openSection,
  laterItems: openSection,
  paper: { without: "staged" },
  itemsAhead: async (queries, test, attempt, stage) =>
    test.definition.routing?.[stage] === undefined ? (await openSection(queries, test, attempt, stage)).items : null,
  sectionsOf: ({ definition }, attempt) => sectionsIn(definition, attempt),
  presentedOf: () => null,
  isInView: (_test, { status, stage: current }, { stage }) => status === "finished" || stage === current,
  mayOpen: (_test, { status, stage: current }, { stage }) => status === "finished" || stage === current,
  stepAfter: null,
  applyAnswer: applyLastWord,
  refuseLeaving: async (queries, test, leaving) => {
    await refuseLeavingEarly(queries, test, leaving.attempt, leaving.now);
    await refuseMissingAnswers(queries, test, leaving);
  },
};
