import type { AnyEventObject } from "xstate";
import { examMachine } from "../../machines/families/exam.machine";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import { done, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
import { answerOf, answeredSheet, attempt, nothingLeft } from "./samples";

const given: readonly AnyEventObject[] = [
  { type: "answer.given", exerciseId: "e1", answer: answerOf(), elapsedMs: 900 },
  { type: "mark.given", exerciseId: "e1" },
];

const exploring = (answered: readonly string[]): Exploration<typeof examMachine> => ({
  input: { attempt: attempt(), sheet: answeredSheet(answered), restored: nothingLeft, isBriefed: false },
  samples: [
    { type: "answer.given", exerciseId: "e1", answer: answerOf(), elapsedMs: 900 },
    { type: "mark.given", exerciseId: "e1" },
    { type: "connection.restored" },
    done("engine", { stage: "s1" }),
  ],
});

const expecting =
  (index: number) =>
  ({ event }: Expected): ByHand => ({
    value: event.type === "xstate.done.actor.engine" ? "completed" : "testing",
    reports: given.filter(({ type }) => type === event.type),
    context: { engine: { stage: "s1", exerciseIds: ["e1", "e2"], index, isHeld: false } },
  });

export const spec = chartSpec({
  name: "exam",
  machine: examMachine,
  effects: { once: ["fixedSections"] },
  cases: [
    { name: "from the first item", paths: 3, expected: expecting(0), exploration: exploring([]) },
    { name: "from the first item without an answer", paths: 3, expected: expecting(1), exploration: exploring(["e1"]) },
    { name: "with every item answered", paths: 3, expected: expecting(0), exploration: exploring(["e1", "e2"]) },
  ],
});
