import type { Attempt } from "../../src/contract/exam";
import type { Answer } from "../../src/contract/item";
import { entryOf, type AnswerSheet } from "../exam/answer-sheet";
import type { Delivery, Operation, RestoredWork } from "../exam/operation";
import type { Fault } from "../support/fault";
import type { FixedSectionsInput } from "./fixed-sections.machine";
import type { ItemAdaptiveInput } from "./item-adaptive.machine";

/** What every family's chart is given when a stage of its sitting begins. */
export interface FamilyInput {
  readonly attempt: Attempt;
  readonly sheet: AnswerSheet;
  readonly restored: RestoredWork;
}

/** What the sitting tells a family's chart. */
export type FamilyNews =
  | { readonly type: "outbox.delivered"; readonly operation: Operation; readonly delivery: Delivery }
  | { readonly type: "outbox.refused"; readonly operation: Operation; readonly fault: Fault }
  | { readonly type: "connection.restored" };

/** What a family's chart, and the engine in it, tells of the student's doing. */
export type FamilyReport =
  | {
      readonly type: "answer.given";
      readonly exerciseId: string;
      readonly answer: Answer | null;
      readonly elapsedMs: number;
    }
  | { readonly type: "mark.given"; readonly exerciseId: string }
  /** Chosen and not yet confirmed; it is kept on this device, so that a reload finds it again. */
  | { readonly type: "choice.made"; readonly exerciseId: string; readonly answer: Answer | null };

/** The stage under way, opened at its first item without an answer. */
export const fixedSectionsInput = ({ attempt: { exercise_list, stage }, sheet }: FamilyInput): FixedSectionsInput => {
  const exerciseIds = exercise_list
    .filter((entry) => entry.stage === stage)
    .flatMap((entry) => entry.exercise_item.map((item) => item.exercise_id));
  const open = exerciseIds.findIndex((exerciseId) => entryOf(sheet, exerciseId).answer === null);
  return { stage, exerciseIds, index: Math.max(0, open) };
};

/** Its presented item, with the choice or the unsent answer that this device still held. */
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
    answered: attempt.answered,
    total: attempt.total,
  };
};
