import type { RestoredWork } from "../../machines/exam/restored-work";
import type { ItemAdaptiveInput } from "../../machines/families/item-adaptive.machine";
import { mapMiniMachine } from "../../machines/families/map-mini.machine";
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
  answered: 0,
  total: 20,
  mayBeBlank: false,
  stage: "s1",
};

interface Beginning {
  readonly answered?: number;
  readonly restored?: Partial<RestoredWork>;
}

const unheard = {
  type: "answer.given",
  exerciseId: "e1",
  answer: null,
  elapsedMs: 900,
  unscored: "audioFailed",
} as const;

const exploring = ({ answered = 0, restored = {} }: Beginning): Exploration<typeof mapMiniMachine> => ({
  input: {
    attempt: adaptive({ family: "mapMini", answered, total: 20 }),
    sheet: {},
    restored: { ...nothingLeft, ...restored },
    isBriefed: false,
  },
  samples: [
    { type: "praise.seen" },
    { type: "engagement.noted", isRapid: true },
    { type: "answer.given", exerciseId: "e1", answer: answerOf(), elapsedMs: 900 },
    unheard,
    { type: "choice.made", exerciseId: "e1", answer: answerOf() },
    { type: "outbox.delivered", operation, delivery: delivery() },
    { type: "outbox.refused", operation, fault: refusal(100_207) },
    { type: "connection.restored" },
    done("check", undefined),
    done("engine", { answered: 20 }),
  ],
});

const places: Readonly<Record<string, string>> = {
  "xstate.done.actor.check": "testing",
  "xstate.done.actor.engine": "praising",
  "praise.seen": "completed",
};

/** The input of the engine and the start of the chart. */
const expecting =
  (engine: Partial<ItemAdaptiveInput>, begins = "soundChecking") =>
  ({ event, before }: Expected): ByHand => {
    const isRelayed = event.type === "answer.given" || event.type === "choice.made";
    const given = { ...newEngine, ...engine };
    return {
      value: before === null ? begins : (places[event.type] ?? before.value),
      reports: isRelayed ? [event] : [],
      starts:
        event.type === "xstate.done.actor.check"
          ? [["engine", given]]
          : before === null && begins === "soundChecking"
            ? [["check", undefined]]
            : [],
      context: { engine: given },
    };
  };

const unsent: WorkOperation = { ...operation, answer: null, unscored: "audioFailed" } as WorkOperation;

export const spec = chartSpec({
  name: "MAP mini",
  machine: mapMiniMachine,
  effects: { once: ["itemAdaptive", "soundCheck"] },
  cases: [
    { name: "from the sound check", paths: 7, expected: expecting({}), exploration: exploring({}) },
    {
      name: "resumed, with a sound check again",
      paths: 7,
      expected: expecting({ answered: 3 }),
      exploration: exploring({ answered: 3 }),
    },
    {
      name: "resumed with a choice that was not confirmed",
      paths: 7,
      expected: expecting({ answer: answerOf("B") }),
      exploration: exploring({ restored: { choice: { exerciseId: "e1", answer: answerOf("B") } } }),
    },
    {
      name: "resumed while an item that could not be heard is on its way",
      paths: 7,
      expected: expecting({ isLocked: true }),
      exploration: exploring({ restored: { operations: [unsent] } }),
    },
    {
      name: "resumed after the last item",
      paths: 1,
      expected: expecting({ answered: 20 }, "praising"),
      exploration: exploring({ answered: 20 }),
    },
  ],
});
