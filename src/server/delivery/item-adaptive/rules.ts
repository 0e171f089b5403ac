import { sectionsFor } from "../../attempts/accommodated";
import { CallRefusal } from "../../support/refusal";
import { clockErrorMs } from "../clock-error";
import type { DeliveryRules } from "../delivery-rules";
import { applyItemAdaptive } from "./apply";
import { faultOfSections } from "./fault-of";
import { poolOf } from "./pool";
import { priorOf, storedPrior } from "./prior";
import { scheduleOf } from "./schedule";
import { startStanding } from "./standing";
import { nextItem, stepAfter } from "./step";

/**
 * Items are presented one after the other; each is chosen from the answers before it and locked by its answer. With
 * several sections, the answer that completes one opens the next.
 */
export const itemAdaptiveDelivery: DeliveryRules = {
  needsNorm: true,
  mayCountLate: false,
  usualAttemptLimit: null,
  countsUnanswered: false,
  leavingReason: "completed",
  faultOf: (definition, items) => {
    const { exam_info: info, modes } = definition;
    const longest = Math.max(info.extract_question_number, ...modes.map((mode) => mode.items));
    const fault = faultOfSections(definition);
    if (fault !== null) return fault;
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
  paper: { without: "adaptive" },
  itemsAhead: async () => null,
  sectionsOf: (test, { total, accommodation }) => {
    const schedule = scheduleOf(test, total);
    return sectionsFor(test.definition, accommodation).map((section, place) => ({
      ...section,
      items: schedule[place]?.items ?? 0,
    }));
  },
  presentedOf: ({ status, answered }, served) =>
    status === "sitting" && served.length > answered ? (served.at(-1)?.itemId ?? null) : null,
  isInView: (_test, _attempt, { itemId }, presented) => itemId === presented,
  mayOpen: () => true,
  stepAfter,
  applyAnswer: applyItemAdaptive,
  refuseLeaving: async (_queries, _test, { attempt: { completedAt, deadline }, now }) => {
    const isOver = deadline !== null && now >= deadline - clockErrorMs;
    if (completedAt === null && !isOver) throw new CallRefusal("notFinished");
  },
};
