import { fixedSectionsMachine } from "../../machines/families/fixed-sections.machine";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import type { Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
import { answerOf } from "./samples";

const places: Readonly<Record<string, string>> = {
  "item.opened": "answering",
  "review.opened": "reviewing",
  "review.closed": "answering",
  "submission.requested": "confirming",
  "submission.confirmed": "left",
  "submission.withdrawn": "reviewing",
};
const last = 2;

const expected = ({ event, before }: Expected): ByHand => {
  if (before === null) return { value: "answering", context: { stage: "s1", index: 0 } };
  const index = Number(before.context.index);
  if (event.type === "answer.changed")
    return {
      value: "answering",
      reports: [{ type: "answer.given", exerciseId: "e1", answer: answerOf(), elapsedMs: 800 }],
    };
  if (event.type === "hearing.failed")
    return {
      value: "answering",
      reports: [{ type: "answer.given", exerciseId: "e2", answer: null, elapsedMs: 700, unscored: "audioFailed" }],
    };
  if (event.type === "mark.toggled") return { value: "answering", reports: [{ type: "mark.given", exerciseId: "e2" }] };
  if (event.type === "item.opened") return { value: "answering", context: { index: 2 } };
  if (event.type !== "item.left") return { value: places[event.type], context: { index } };
  if (event["direction"] === "previous") return { value: "answering", context: { index: index - 1 } };
  return index === last
    ? { value: "reviewing", context: { index } }
    : { value: "answering", context: { index: index + 1 } };
};

const exploring = (isHeld: boolean): Exploration<typeof fixedSectionsMachine> => ({
  input: { stage: "s1", exerciseIds: ["e1", "e2", "e3"], index: 0, isHeld },
  samples: [
    { type: "item.opened", index: 2 },
    { type: "item.opened", index: 7 },
    { type: "item.left", direction: "next" },
    { type: "item.left", direction: "previous" },
    { type: "answer.changed", exerciseId: "e1", answer: answerOf(), elapsedMs: 800 },
    { type: "answer.changed", exerciseId: "another section's", answer: answerOf(), elapsedMs: 800 },
    { type: "hearing.failed", exerciseId: "e2", elapsedMs: 700 },
    { type: "hearing.failed", exerciseId: "another section's", elapsedMs: 700 },
    { type: "mark.toggled", exerciseId: "e2" },
    { type: "review.opened" },
    { type: "review.closed" },
    { type: "submission.requested" },
    { type: "submission.confirmed" },
    { type: "submission.withdrawn" },
  ],
  project: ({ context }) => context.index,
});

export const spec = chartSpec({
  name: "fixed sections",
  machine: fixedSectionsMachine,
  effects: {},
  cases: [
    { name: "three items", paths: 27, expected, exploration: exploring(false) },
    { name: "three items of a section that holds", paths: 21, expected, exploration: exploring(true) },
  ],
});
