import type { Attempt } from "../../src/contract/exam";
import type { FixedSectionsInput } from "../families/fixed-sections.machine";
import type { ItemAdaptiveInput } from "../families/item-adaptive.machine";
import { entryOf, type AnswerSheet } from "./answer-sheet";
import type { RestoredWork } from "./operation";

/** How long the outbox gathers changes before it sends: an adaptive answer is final at once, typing is not. */
export const gatherMs = (isAdaptive: boolean): number => (isAdaptive ? 0 : 300);

const presentedExercise = (attempt: Attempt) =>
  attempt.exercise_list.flatMap((entry) => entry.exercise_item).find((item) => item.exercise_id === attempt.presented)
    ?.exercise ?? null;

/**
 * Where an adaptive sitting goes on: its presented item, with the choice or the unsent answer that this device still
 * held.
 */
export const adaptiveInput = (attempt: Attempt, restored: RestoredWork): ItemAdaptiveInput => {
  const unsent = restored.operations.find(
    (operation) => operation.kind === "answer" && operation.exerciseId === attempt.presented,
  );
  const chosen = restored.choice?.exerciseId === attempt.presented ? (restored.choice?.answer ?? null) : null;
  return {
    attemptId: attempt.attempt_id,
    exercise: presentedExercise(attempt),
    answer: unsent?.kind === "answer" ? unsent.answer : chosen,
    isLocked: unsent !== undefined,
    answered: attempt.answered,
    total: attempt.total,
  };
};

/** The section under way, opened at its first item without an answer. */
export const fixedInput = (attempt: Attempt, sheet: AnswerSheet): FixedSectionsInput => {
  const exerciseIds = attempt.exercise_list
    .filter((entry) => entry.stage === attempt.stage)
    .flatMap((entry) => entry.exercise_item.map((item) => item.exercise_id));
  return {
    stage: attempt.stage,
    exerciseIds,
    index: Math.max(
      0,
      exerciseIds.findIndex((exerciseId) => entryOf(sheet, exerciseId).answer === null),
    ),
  };
};
