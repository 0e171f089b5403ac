import { mapMachine } from "../../machines/families/map.machine";
import { chartSpec } from "../support/chart-spec";
import { done, type Exploration } from "../support/paths";
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

export const spec = chartSpec({
  name: "MAP",
  machine: mapMachine,
  effects: { once: ["itemAdaptive"] },
  cases: [
    { name: "from the welcome", paths: 13, exploration: exploring(0) },
    { name: "resumed", paths: 13, exploration: exploring(3) },
  ],
});
