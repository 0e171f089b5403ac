import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import type { HandInOutput } from "../../../machines/exam/hand-in-facts";
import { nothingRestored } from "../../../machines/exam/restored-work";
import type { SittingInput } from "../../../machines/exam/sitting-facts";
import type { sittingMachine } from "../../../machines/exam/sitting.machine";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import { faults } from "../../../src/contract/calls/faults";
import { done, failed, type Exploration } from "../../support/paths";

const answer = { type: "text_entry" as const, text: "A" };
const operation = {
  kind: "answer" as const,
  exerciseId: "e1",
  revision: 1,
  answer,
  elapsedMs: 900,
  key: "key-1",
  madeAt: 1,
  lease: "lease-1",
  epoch: 1,
  isLate: false,
};
const delivery = { seq: 2, savedAt: 1, clock: null, outcome: "stands", leaseHeld: true, next: null } as const;
const refusal = (code: number) => ({ code, status: 200, msg: "" });

/** All events from the student, server, network, clock and other windows that act on a sitting. */
export const exploringSitting = (attempt: Attempt): Exploration<typeof sittingMachine> => ({
  input: { attempt, lease: "lease-1", isBriefed: false } satisfies SittingInput,
  samples: [
    done("restoreWork", nothingRestored),
    failed("restoreWork", { code: "unexpected", msg: "no storage" }),
    { type: "takeOver.requested" },
    { type: "resume.requested" },
    { type: "connection.lost" },
    { type: "connection.restored" },
    { type: "session.ended" },
    { type: "session.renewed" },
    { type: "idle.elapsed" },
    { type: "lease.confirmed", serverTime: 1, dueAt: null, lastSeq: 2 },
    { type: "lease.confirmed", serverTime: 1, dueAt: null, lastSeq: 7 },
    { type: "lease.lost" },
    { type: "lease.closed" },
    { type: "clock.expired" },
    { type: "clock.extended" },
    { type: "supersession.seen", exerciseId: "e1" },
    { type: "answer.given", exerciseId: "e1", answer, elapsedMs: 900 },
    { type: "mark.given", exerciseId: "e1" },
    { type: "tools.changed", exerciseId: "e1", state: { eliminated: ["B"], highlights: [] } },
    { type: "choice.made", exerciseId: "e1", answer },
    { type: "outbox.delivered", operation, delivery },
    { type: "outbox.delivered", operation, delivery: { ...delivery, leaseHeld: false } },
    { type: "outbox.refused", operation, fault: refusal(faults.answerMismatched.code) },
    { type: "outbox.sealed" },
    { type: "outbox.delivered", operation, delivery: { ...delivery, outcome: "superseded" } },
    { type: "outbox.emptied", unsent: [] },
    { type: "handIn.drainWanted" },
    { type: "handIn.restExcused" },
    { type: "handIn.answersMissing", exerciseIds: ["e1"] },
    done("family"),
    done("readAttempt", attempt),
    done("readAttempt", { ...attempt, last_seq: 1 }),
    failed("readAttempt", { code: "network" }),
    done("handIn", { attempt: { ...attempt, stage: "s2" }, fault: null }),
    done("handIn", { attempt: { ...attempt, stage: "s2", deadline: attempt.server_time - 1 }, fault: null }),
    done("handIn", { attempt: null, fault: refusal(faults.heldElsewhere.code) }),
    done("handIn", { attempt: { ...attempt, status: "finished" }, fault: null }),
    done("handIn", { attempt: null, fault: refusal(faults.attemptNotFound.code) }),
    done("outbox"),
    done("clock"),
  ],
  elsewhere: ["message.read", "section.entered", "handIn.stored", "outbox.postponed"],
  project: ({ context }) => context.superseded.length > 0,
});

const nobodyCan = [
  "handIn.drainWanted",
  "xstate.done.actor.outbox",
  "xstate.done.actor.clock",
  "xstate.error.actor.restoreWork",
];
const beside = ["connection.lost", "connection.restored", "lease.confirmed"];
const byStudent = ["answer.given", "mark.given", "choice.made"];
const reading = ["xstate.done.actor.readAttempt", "xstate.error.actor.readAttempt"];

const isOver = ({ attempt }: HandInOutput) => attempt?.stage === "s2" && attempt.deadline === attempt.server_time - 1;

/**
 * Whether an event can be caused in a state of the sitting. A hand-in requests the waiting operations when it begins,
 * which is no separate event; under a cover no answer can be given; operations of an earlier window of the path are not
 * sent in it.
 */
export const canHappen = (at: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const { type, lastSeq, delivery: told, output } = event;
  const isAdaptive = at.context.attempt.family === "map";
  const isDelivering = at.matches({ open: { answering: "delivering" } });
  const isClosing = at.matches({ open: { answering: "closing" } });
  const isSubmitting = at.matches({ open: { answering: { closing: "submitting" } } });
  const isCovered = !isDelivering && !isClosing && !at.matches("restoring");
  if (nobodyCan.includes(type)) return false;
  // lost data on the server are tested only if nothing was confirmed; the scenarios cover the rest
  if (
    type === "xstate.done.actor.readAttempt" &&
    output.last_seq === 1 &&
    (!isDelivering || at.context.superseded.length > 0)
  )
    return false;
  // only a fixed test has a clock, and the server never continues a section whose time is over
  if (type === "xstate.done.actor.handIn" && isOver(output)) return !isAdaptive && at.context.attempt.stage !== "s2";
  // no other events are tested while the record is read
  if (at.matches({ open: { agreeing: "reading" } })) return reading.includes(type);
  // a superseded answer is reported until the item is answered again or left
  if (isDelivering && at.context.superseded.length > 0) return ["supersession.seen", "answer.given"].includes(type);
  // reading the record again in states without answering is covered by the lost lease
  if (lastSeq === 7 || told?.outcome === "superseded") return isDelivering && !isAdaptive;
  if (type === "clock.extended") return at.matches({ open: { answering: { closing: "expired" } } });
  // under a cover both kinds of tests behave alike
  if (isAdaptive && isCovered && beside.includes(type)) return false;
  if (type === "supersession.seen") return false;
  if (type === (isAdaptive ? "mark.given" : "choice.made")) return false;
  // its questions have no options
  if (type === "tools.changed") return isDelivering && !isAdaptive;
  if (byStudent.includes(type)) return isDelivering;
  if (type === "handIn.answersMissing") return isClosing;
  // waiting too long is the same under both covers
  if (type === "handIn.restExcused") return isSubmitting && !isAdaptive;
  if (type === "outbox.emptied") return isClosing && !(isAdaptive && isSubmitting);
  // a second sign-out has no effect
  if (type === "resume.requested") return at.matches({ open: { answering: { suspended: "idle" } } });
  // the last answer of an adaptive test is confirmed before the hand-in
  if (type.startsWith("outbox.")) return isDelivering || (isClosing && !(isAdaptive && isSubmitting));
  return true;
};
