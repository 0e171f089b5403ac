import { deliveryOf } from "../../src/contract/families";
import type { FamilyInput } from "../exam/family";
import type { ItemAdaptiveInput } from "./item-adaptive.machine";

/** The input of the engine: the presented item, with the stored choice or unsent answer of this device. */
export const itemAdaptiveInput = ({ attempt, restored }: FamilyInput): ItemAdaptiveInput => {
  const { presented } = attempt;
  const items = attempt.exercise_list.flatMap((entry) => entry.exercise_item);
  const unsent = restored.operations.find(({ kind, exerciseId }) => kind === "answer" && exerciseId === presented);
  const chosen = restored.choice?.exerciseId === presented ? restored.choice.answer : null;
  return {
    attemptId: attempt.attempt_id,
    exercise: items.find(({ exercise_id }) => exercise_id === presented)?.exercise ?? null,
    answer: unsent?.kind === "answer" ? unsent.answer : chosen,
    isLocked: unsent !== undefined,
    mayBeBlank: deliveryOf(attempt.family, attempt.exam_info).takesBlank,
    stage: attempt.stage,
    answered: attempt.answered,
    total: attempt.total,
  };
};

/** Whether the student answered or chose something before this window opened the attempt. */
export const isBegun = ({ answered, answer, isLocked }: ItemAdaptiveInput): boolean =>
  answered > 0 || answer !== null || isLocked;
