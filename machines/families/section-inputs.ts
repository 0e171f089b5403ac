import type { SectionInfo } from "../../src/contract/tests";
import { entryOf } from "../exam/answer-sheet";
import type { FamilyInput } from "../exam/family";
import type { BreakInput } from "./break.machine";
import { itemAdaptiveInput } from "./item-adaptive-input";
import type { PracticeSectionInput } from "./practice-section.machine";

/** The current section. Throws if `stage` is not among the sections of the attempt. */
export const sectionOf = ({ attempt: { sections, stage } }: Pick<FamilyInput, "attempt">): SectionInfo => {
  const section = sections.find((one) => one.stage === stage);
  if (section === undefined) throw new Error(`the sitting has no section ${stage}`);
  return section;
};

/** Whether no item of the current section has been answered yet, in an attempt whose sections follow automatically. */
export const isAtBeginning = (input: FamilyInput): boolean => {
  const { sections, stage, answered } = input.attempt;
  const { answer, isLocked } = itemAdaptiveInput(input);
  const before = sections.slice(
    0,
    sections.findIndex((one) => one.stage === stage),
  );
  return answered === before.reduce((sum, { items }) => sum + items, 0) && answer === null && !isLocked;
};

/** Whether the current section has directions. */
export const hasDirections = (input: Pick<FamilyInput, "attempt">): boolean =>
  sectionOf(input).directions !== undefined;

/** Whether no item of the current section has an answer. */
export const isUnanswered = ({ attempt: { exercise_list, stage }, sheet }: FamilyInput): boolean =>
  exercise_list
    .filter((entry) => entry.stage === stage)
    .every(({ exercise_item }) =>
      exercise_item.every(({ exercise_id }) => entryOf(sheet, exercise_id).answer === null),
    );

/** The kind of the current section. */
export const sectionKindOf = (input: Pick<FamilyInput, "attempt">): NonNullable<SectionInfo["kind"]> =>
  sectionOf(input).kind ?? "items";

/** The items of a practice section that come with their keys, the worked example first. */
export const practiceInput = ({
  attempt: { exercise_list, stage },
}: Pick<FamilyInput, "attempt">): PracticeSectionInput => ({
  items: exercise_list
    .filter((entry) => entry.stage === stage)
    .flatMap(({ exercise_item }) => exercise_item)
    .flatMap(({ exercise_id, exercise, taught }) =>
      exercise === null || taught === undefined ? [] : [{ exerciseId: exercise_id, key: taught.key }],
    ),
});

/** The input of a break, which started with its section. */
export const breakInput = (input: Pick<FamilyInput, "attempt">): BreakInput => {
  const { attempt } = input;
  const { rest_ms: restMs, held = false } = sectionOf(input);
  const begun = attempt.stage_started_at ?? attempt.server_time;
  return {
    deadline: restMs === undefined ? null : begun + restMs,
    serverTime: attempt.server_time,
    isHeld: held && restMs !== undefined,
  };
};
