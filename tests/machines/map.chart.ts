import type { RestoredWork } from "../../machines/exam/restored-work";
import type { ItemAdaptiveInput } from "../../machines/families/item-adaptive.machine";
import { mapMachine } from "../../machines/families/map.machine";
import type { WorkOperation } from "../../machines/outbox/operation";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import { done, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
import { adaptive, answerOf, delivery, exercise, nothingLeft, operation, refusal } from "./samples";

const presenting = (answered: number) => adaptive({ answered, total: 20 });
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

const exploring = ({ answered = 0, restored = {}, isBriefed = false }: Beginning): Exploration<typeof mapMachine> => ({
  input: { attempt: presenting(answered), sheet: {}, restored: { ...nothingLeft, ...restored }, isBriefed },
  samples: [
    { type: "welcome.read" },
    { type: "pause.ended" },
    { type: "engagement.noted", isRapid: true },
    { type: "engagement.noted", isRapid: false },
    { type: "answer.given", exerciseId: "e1", answer: answerOf(), elapsedMs: 900 },
    { type: "choice.made", exerciseId: "e1", answer: answerOf() },
    { type: "outbox.delivered", operation, delivery: delivery() },
    { type: "outbox.refused", operation, fault: refusal(100_207) },
    { type: "connection.restored" },
    done("engine", { answered: 20 }),
  ],
});

const places: Readonly<Record<string, unknown>> = {
  "welcome.read": { testing: "underWay" },
  "pause.ended": { testing: "underWay" },
  "engagement.noted": { testing: "paused" },
  "xstate.done.actor.engine": "completed",
};

/** The input of the engine and the start of the chart. */
const expecting =
  (engine: Partial<ItemAdaptiveInput>, begins: unknown) =>
  ({ event, before }: Expected): ByHand => {
    const isRelayed = event.type === "answer.given" || event.type === "choice.made";
    return {
      value: before === null ? begins : (places[event.type] ?? before.value),
      reports: isRelayed ? [event] : [],
      context: { engine: { ...newEngine, ...engine } },
    };
  };

const underWay = { testing: "underWay" };
const choice = { exerciseId: "e1", answer: answerOf("B") };
const unsent: WorkOperation = { ...operation, answer: answerOf("B") } as WorkOperation;
const resumed = { paths: 13 };

export const spec = chartSpec({
  name: "MAP",
  machine: mapMachine,
  effects: { once: ["itemAdaptive"] },
  cases: [
    {
      name: "from the welcome",
      paths: 13,
      expected: expecting({}, "welcoming"),
      exploration: exploring({}),
    },
    {
      name: "told of by its page",
      ...resumed,
      expected: expecting({}, underWay),
      exploration: exploring({ isBriefed: true }),
    },
    {
      name: "resumed",
      ...resumed,
      expected: expecting({ answered: 3 }, underWay),
      exploration: exploring({ answered: 3 }),
    },
    {
      name: "resumed with a choice that was not confirmed",
      ...resumed,
      expected: expecting({ answer: answerOf("B") }, underWay),
      exploration: exploring({ restored: { choice } }),
    },
    {
      name: "with a choice for an item that is no longer presented",
      paths: 13,
      expected: expecting({}, "welcoming"),
      exploration: exploring({ restored: { choice: { ...choice, exerciseId: "e9" } } }),
    },
    {
      name: "resumed with an answer still on its way, which counts for more than a choice",
      ...resumed,
      expected: expecting({ answer: answerOf("B"), isLocked: true }, underWay),
      exploration: exploring({ restored: { operations: [unsent], choice: { ...choice, answer: answerOf("A") } } }),
    },
  ],
});
