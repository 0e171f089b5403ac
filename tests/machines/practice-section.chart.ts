import { practiceSectionMachine } from "../../machines/families/practice-section.machine";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import type { Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
import { answerOf } from "./samples";

const exploring = (exerciseIds: readonly string[]): Exploration<typeof practiceSectionMachine> => ({
  input: { items: exerciseIds.map((exerciseId) => ({ exerciseId, key: answerOf("B") })) },
  samples: [
    { type: "example.read" },
    { type: "answer.changed", answer: answerOf() },
    { type: "answer.changed", answer: null },
    { type: "answer.checked" },
    { type: "practice.continued" },
    { type: "practice.repeated" },
    { type: "section.begun" },
  ],
  project: ({ context: { place, answer } }) => [place, answer !== null],
});

/** Where so many items lead from the one at this place; the next is tried with nothing chosen. */
const onward = (items: number, place: number): ByHand =>
  place + 1 < items
    ? { value: "trying", context: { place: place + 1, answer: null } }
    : { value: "ready", context: { place } };

const expecting =
  (items: number) =>
  ({ event, before }: Expected): ByHand => {
    const beginning = { value: items === 0 ? "ready" : "showing", context: { place: 0, answer: null } };
    if (before === null) return beginning;
    const { place, answer } = before.context;
    switch (event.type) {
      case "example.read":
      case "practice.continued":
        return onward(items, Number(place));
      case "answer.changed":
        return { value: "trying", context: { place, answer: event["answer"] } };
      case "answer.checked":
        return { value: "told", context: { place, answer } };
      case "practice.repeated":
        return beginning;
      default:
        return { value: "left", context: { place } };
    }
  };

export const spec = chartSpec({
  name: "practice",
  machine: practiceSectionMachine,
  effects: {},
  cases: [
    {
      name: "a worked example and two to try",
      paths: 8,
      expected: expecting(3),
      exploration: exploring(["e1", "e2", "e3"]),
    },
    { name: "a worked example alone", paths: 2, expected: expecting(1), exploration: exploring(["e1"]) },
    { name: "directions alone", paths: 2, expected: expecting(0), exploration: exploring([]) },
  ],
});
