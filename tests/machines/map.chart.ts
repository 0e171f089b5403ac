import { mapMachine } from "../../machines/families/map.machine";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import { done, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
import { answerOf, delivery, exercise, operation, refusal } from "./samples";

const exploring = (answered: number): Exploration<typeof mapMachine> => ({
  input: { attemptId: "a1", exercise: exercise(), answer: null, isLocked: false, answered, total: 20 },
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

const expected = ({ event, before, now }: Expected): ByHand => {
  const { engine } = now.context as { engine: { answered: number } };
  if (before === null) return { value: engine.answered > 0 ? { testing: "underWay" } : "welcoming" };
  const isRelayed = event.type === "answer.given" || event.type === "choice.made";
  return {
    value: places[event.type] ?? before.value,
    reports: isRelayed ? [event] : [],
    context: before.context as Record<string, unknown>,
  };
};

export const spec = chartSpec({
  name: "MAP",
  machine: mapMachine,
  effects: { once: ["itemAdaptive"] },
  cases: [
    { name: "from the welcome", paths: 13, expected, exploration: exploring(0) },
    { name: "resumed", paths: 13, expected, exploration: exploring(3) },
  ],
});
