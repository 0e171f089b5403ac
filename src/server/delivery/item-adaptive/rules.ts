import { CallRefusal } from "../../refusal";
import { sectionsFor } from "../../sitting/accommodated";
import type { DeliveryRules } from "../delivery-rules";
import { applyItemAdaptive } from "./apply";
import { poolOf } from "./pool";
import { priorOf, storedPrior } from "./prior";
import { startStanding } from "./standing";
import { nextItem, stepAfter } from "./step";

/** One item after the other, each chosen by the answers before it and locked with its answer. */
export const itemAdaptiveDelivery: DeliveryRules = {
  needsNorm: true,
  takesBlank: false,
  mayCountLate: false,
  usualAttemptLimit: null,
  countsUnanswered: false,
  leavingReason: "completed",
  faultOf: ({ exam_info: info, modes, sections }, items) => {
    const longest = Math.max(info.extract_question_number, ...modes.map((mode) => mode.items));
    if (sections.length > 1) return "its items are chosen one by one, which takes a single section";
    return longest > items ? `its longest sitting asks for ${longest} items and ${items} are there` : null;
  },
  assume: priorOf,
  totalOf: ({ definition, items }, mode) =>
    Math.min(mode?.items ?? definition.exam_info.extract_question_number, items.size),
  openingItems: async (_tx, test, attempt, stage, ledger) => {
    const itemId = nextItem(test, attempt, startStanding(poolOf(test), storedPrior(attempt)), { ledger });
    return { items: itemId === null ? [] : [{ itemId, stage }], reasons: {} };
  },
  laterItems: null,
  sectionsOf: ({ definition }, { total, accommodation }) =>
    sectionsFor(definition, accommodation).map((section) => ({ ...section, items: total })),
  presentedOf: ({ status, answered }, served) =>
    status === "sitting" && served.length > answered ? (served.at(-1)?.itemId ?? null) : null,
  isInView: (_test, _attempt, { itemId }, presented) => itemId === presented,
  mayOpen: () => true,
  stepAfter,
  applyAnswer: applyItemAdaptive,
  refuseLeaving: async (_tx, _test, { completedAt }) => {
    if (completedAt === null) throw new CallRefusal("notFinished");
  },
};
