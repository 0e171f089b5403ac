import { entryOf } from "../exam/answer-sheet";
import type { FamilyInput } from "../exam/family";
import type { FixedSectionsInput } from "./fixed-sections.machine";
import { sectionOf } from "./section-inputs";

/**
 * The current stage, opened at the item that was on screen, otherwise at its first unanswered item. `isHeld` is set
 * only if the stage has a deadline.
 */
export const fixedSectionsInput = (input: FamilyInput): FixedSectionsInput => {
  const { attempt, sheet, restored } = input;
  const { exercise_list, stage, stage_deadline: deadline } = attempt;
  const exerciseIds = exercise_list
    .filter((entry) => entry.stage === stage)
    .flatMap((entry) => entry.exercise_item.map((item) => item.exercise_id));
  const shown = exerciseIds.findIndex((exerciseId) => exerciseId === restored.place);
  const open = exerciseIds.findIndex((exerciseId) => entryOf(sheet, exerciseId).answer === null);
  const { held = false } = sectionOf(input);
  return {
    stage,
    exerciseIds,
    index: shown >= 0 ? shown : Math.max(0, open),
    isHeld: held && typeof deadline === "number",
  };
};
