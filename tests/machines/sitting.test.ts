import { sittingMachine } from "../../machines/exam/sitting.machine";
import type { Attempt } from "../../src/contract/exam";
import { faults } from "../../src/contract/faults";
import { describeChart } from "../support/chart";
import { done, failed, type Exploration } from "../support/paths";
import { adaptive, answerOf, attempt, delivery, operation, refusal } from "./samples";

const effects = {
  once: ["restoreWork", "outbox", "clock", "handIn", "family"],
  watching: ["watchHold", "watchConnection", "watchIdle"],
};
const subject = sittingMachine.provide({ actions: { rememberChoice: () => undefined } });

const exploring = (opened: Attempt): Exploration<typeof sittingMachine> => ({
  input: { attempt: opened, lease: "lease-1" },
  samples: [
    { type: "takeOver.requested" },
    { type: "resume.requested" },
    { type: "connection.lost" },
    { type: "connection.restored" },
    { type: "session.ended" },
    { type: "session.renewed" },
    { type: "idle.elapsed" },
    { type: "hold.confirmed", serverTime: 3_000, deadline: null },
    { type: "hold.lost" },
    { type: "hold.closed" },
    { type: "clock.expired" },
    { type: "answer.given", exerciseId: "e1", answer: answerOf(), elapsedMs: 900 },
    { type: "mark.given", exerciseId: "e1" },
    { type: "choice.made", exerciseId: "e1", answer: answerOf() },
    { type: "outbox.delivered", operation, delivery: delivery() },
    { type: "outbox.delivered", operation, delivery: delivery({ leaseHeld: false }) },
    { type: "outbox.refused", operation, fault: refusal(faults.answerMismatched.code) },
    { type: "outbox.sealed" },
    { type: "outbox.displaced" },
    { type: "outbox.emptied" },
    { type: "handIn.drainWanted" },
    { type: "handIn.answersMissing", exerciseIds: ["e1"] },
    done("restoreWork", { operations: [], choice: null, isDurable: true }),
    failed("restoreWork", { code: "unexpected", msg: "no storage" }),
    done("family"),
    done("handIn", { attempt: { ...opened, stage: "s2" }, fault: null }),
    done("handIn", { attempt: { ...opened, status: "finished" }, fault: null }),
    done("handIn", { attempt: null, fault: refusal(faults.attemptNotFound.code) }),
    done("outbox"),
    done("clock"),
  ],
});

describeChart("sitting", subject, effects, [
  { name: "fixed", exploration: exploring(attempt()) },
  { name: "adaptive", exploration: exploring(adaptive()) },
]);
