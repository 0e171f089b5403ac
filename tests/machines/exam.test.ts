import { examMachine } from "../../machines/families/exam.machine";
import { describeChart } from "../support/chart";
import { done } from "../support/paths";
import { answerOf, attempt, delivery, operation, refusal } from "./samples";

describeChart("exam", examMachine, { once: ["fixedSections"] }, [
  {
    name: "one section",
    exploration: {
      input: { attempt: attempt(), sheet: {}, restored: { operations: [], choice: null, isDurable: true } },
      samples: [
        { type: "answer.given", exerciseId: "e1", answer: answerOf(), elapsedMs: 900 },
        { type: "mark.given", exerciseId: "e1" },
        { type: "outbox.delivered", operation, delivery: delivery() },
        { type: "outbox.refused", operation, fault: refusal(100_207) },
        { type: "connection.restored" },
        done("engine", { stage: "s1" }),
      ],
    },
  },
]);
