import { sittingMachine } from "../../machines/exam/sitting.machine";
import type { Attempt } from "../../src/contract/exam";
import { faults } from "../../src/contract/faults";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import { done, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
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

const open = (answering: unknown) => ({ open: { answering, syncing: {}, timing: {}, holding: {} } });
const outcomes: Readonly<Record<string, unknown>> = {
  "takeOver.requested": { kind: "takeOver" },
  "resume.requested": { kind: "resume" },
  "session.renewed": { kind: "resume" },
};
const places: Readonly<Record<string, unknown>> = {
  "outbox.sealed": { suspended: "signedOut" },
  "session.ended": { suspended: "signedOut" },
  "idle.elapsed": { suspended: "idle" },
  "outbox.displaced": "takenOver",
  "hold.lost": "takenOver",
  "clock.expired": { closing: "expired" },
  "xstate.done.actor.map": { closing: "submitting" },
  "xstate.done.actor.fixedSections": { closing: "submitting" },
};

const expected = ({ event, before, now }: Expected): ByHand => {
  const { type, output, operation: sent, fault } = event;
  const answering = now.context.attempt.exam_info.type === 2 ? "map" : "fixed";
  if (before === null) return { value: open(answering), context: { isOnline: true, refused: {} } };
  if (type in outcomes) return { value: "left", context: { outcome: outcomes[type] } };
  if (type in places) return { value: open(places[type]) };
  if (type === "xstate.done.actor.handIn") {
    if (output.attempt?.status === "sitting") return { value: open(answering), context: { attempt: output.attempt } };
    return {
      value: "left",
      context: {
        outcome:
          output.attempt === null
            ? { kind: "declined", fault: output.fault }
            : { kind: "finished", attempt: output.attempt },
      },
    };
  }
  if (type === "hold.closed")
    return before.matches({ open: { answering: "takenOver" } })
      ? { value: "left", context: { outcome: { kind: "finished", attempt: null } } }
      : { value: open({ closing: "expired" }) };
  const at = before.value.open.answering as unknown;
  if (type === "outbox.delivered" && !event["delivery"].leaseHeld)
    return { value: open(at === answering ? "takenOver" : at) };
  if (type === "outbox.refused") return { value: open(at), context: { refused: { [sent.exerciseId]: fault } } };
  if (type === "connection.lost") return { value: open(at), context: { isOnline: false } };
  if (type === "connection.restored") return { value: open(at), context: { isOnline: true } };
  return { value: open(at) };
};

export const spec = chartSpec({
  name: "sitting",
  machine: subject,
  effects,
  cases: [
    { name: "fixed", paths: 84, expected, exploration: exploring(attempt()) },
    { name: "adaptive", paths: 101, expected, exploration: exploring(adaptive()) },
  ],
});
