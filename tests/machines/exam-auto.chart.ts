import type { RestoredWork } from "../../machines/exam/restored-work";
import { examAutoMachine } from "../../machines/families/exam-auto.machine";
import type { ItemAdaptiveInput } from "../../machines/families/item-adaptive.machine";
import type { WorkOperation } from "../../machines/outbox/operation";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import { done, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
import { adaptive, answerOf, delivery, exercise, nothingLeft, operation, refusal } from "./samples";

const newEngine: ItemAdaptiveInput = {
  attemptId: "a1",
  exercise: exercise(),
  answer: null,
  isLocked: false,
  mayBeBlank: false,
  stage: "s1",
  answered: 0,
  total: 20,
};

interface Beginning {
  readonly answered?: number;
  readonly restored?: Partial<RestoredWork>;
  readonly isBriefed?: boolean;
}

const exploring = ({
  answered = 0,
  restored = {},
  isBriefed = false,
}: Beginning): Exploration<typeof examAutoMachine> => ({
  input: {
    attempt: adaptive({ answered, total: 20 }),
    sheet: {},
    restored: { ...nothingLeft, ...restored },
    isBriefed,
  },
  samples: [
    { type: "welcome.read" },
    { type: "engagement.noted", isRapid: true },
    { type: "answer.given", exerciseId: "e1", answer: answerOf(), elapsedMs: 900 },
    { type: "choice.made", exerciseId: "e1", answer: answerOf() },
    { type: "section.entered", stage: "s2" },
    { type: "outbox.delivered", operation, delivery: delivery() },
    { type: "outbox.refused", operation, fault: refusal(100_207) },
    { type: "connection.restored" },
    done("engine", { answered: 20 }),
  ],
});

const places: Readonly<Record<string, string>> = {
  "welcome.read": "testing",
  "xstate.done.actor.engine": "completed",
};

/** The input of the engine and the start of the chart; fast answers change nothing here. */
const expecting =
  (engine: Partial<ItemAdaptiveInput>, begins: string) =>
  ({ event, before }: Expected): ByHand => ({
    value: before === null ? begins : (places[event.type] ?? before.value),
    reports: ["answer.given", "choice.made", "section.entered"].includes(event.type) ? [event] : [],
    context: { engine: { ...newEngine, ...engine } },
  });

const unsent: WorkOperation = { ...operation, answer: answerOf("B") } as WorkOperation;

export const spec = chartSpec({
  name: "an adaptive test of no family",
  machine: examAutoMachine,
  effects: { once: ["itemAdaptive"] },
  cases: [
    { name: "from the welcome", paths: 7, expected: expecting({}, "welcoming"), exploration: exploring({}) },
    {
      name: "told of by its page",
      paths: 7,
      expected: expecting({}, "testing"),
      exploration: exploring({ isBriefed: true }),
    },
    {
      name: "resumed",
      paths: 7,
      expected: expecting({ answered: 3 }, "testing"),
      exploration: exploring({ answered: 3 }),
    },
    {
      name: "resumed with an answer still on its way",
      paths: 7,
      expected: expecting({ answer: answerOf("B"), isLocked: true }, "testing"),
      exploration: exploring({ restored: { operations: [unsent] } }),
    },
  ],
});
