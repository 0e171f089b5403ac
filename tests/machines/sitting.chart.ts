import { sittingMachine } from "../../machines/exam/sitting.machine";
import type { Attempt } from "../../src/contract/exam";
import { faults } from "../../src/contract/faults";
import { chartSpec } from "../support/chart-spec";
import { done, type Exploration } from "../support/paths";
import { adaptive, answerOf, attempt, delivery, operation, refusal } from "./samples";

const effects = {
  once: ["outbox", "clock", "handIn", "map", "fixedSections"],
  watching: ["watchHold", "watchConnection", "watchIdle"],
};
const subject = sittingMachine.provide({ actions: { rememberChoice: () => undefined } });

const exploring = (opened: Attempt): Exploration<typeof sittingMachine> => ({
  input: { attempt: opened, lease: "lease-1", restored: { operations: [operation], choice: null, isDurable: true } },
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
    done("map"),
    done("fixedSections", { stage: "s1" }),
    done("handIn", { attempt: { ...opened, stage: "s2" }, fault: null }),
    done("handIn", { attempt: { ...opened, status: "finished" }, fault: null }),
    done("handIn", { attempt: null, fault: refusal(faults.attemptNotFound.code) }),
    done("outbox"),
    done("clock"),
  ],
});

export const spec = chartSpec({
  name: "sitting",
  machine: subject,
  effects,
  cases: [
    { name: "fixed", paths: 84, exploration: exploring(attempt()) },
    { name: "adaptive", paths: 101, exploration: exploring(adaptive()) },
  ],
});
