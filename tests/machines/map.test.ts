import { mapMachine } from "../../machines/families/map.machine";
import { describeChart } from "../support/chart";
import { done, type Exploration } from "../support/paths";
import { adaptive, answerOf, delivery, operation, refusal } from "./samples";

const exploring = (answered: number): Exploration<typeof mapMachine> => ({
  input: {
    attempt: adaptive({ answered, total: 20 }),
    sheet: {},
    restored: { operations: [], choice: null, isDurable: true },
  },
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

describeChart("MAP", mapMachine, { once: ["itemAdaptive"] }, [
  { name: "from the welcome", exploration: exploring(0) },
  { name: "resumed", exploration: exploring(3) },
]);
