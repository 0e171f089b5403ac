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

/** All that people, server, network, clock and other windows can do to a sitting. */
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
  elsewhere: ["section.entered", "handIn.stored", "outbox.postponed"],
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
 * What the world can bring about where a sitting is. A hand-in asks for what waits to be sent when it begins, which is
 * nothing of its own; under a cover nobody answers; what an earlier window of the path has left is not sent in it.
 */
export const canHappen = (at: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const { type, lastSeq, delivery: told, output } = event;
  const isAdaptive = at.context.attempt.family === "map";
  const isDelivering = at.matches({ open: { answering: "delivering" } });
  const isClosing = at.matches({ open: { answering: "closing" } });
  const isSubmitting = at.matches({ open: { answering: { closing: "submitting" } } });
  const isCovered = !isDelivering && !isClosing && !at.matches("restoring");
  if (nobodyCan.includes(type)) return false;
  // what the server has lost is looked at where nothing was confirmed; the scenarios do the rest
  if (
    type === "xstate.done.actor.readAttempt" &&
    output.last_seq === 1 &&
    (!isDelivering || at.context.superseded.length > 0)
  )
    return false;
  // only a fixed test has a clock, and no server goes on with a section that is over
  if (type === "xstate.done.actor.handIn" && isOver(output)) return !isAdaptive && at.context.attempt.stage !== "s2";
  // while the record is read, nothing else need happen
  if (at.matches({ open: { agreeing: "reading" } })) return reading.includes(type);
  // an answer that has given way is told of until the item is answered again or left
  if (isDelivering && at.context.superseded.length > 0) return ["supersession.seen", "answer.given"].includes(type);
  // that the record is read anew where nobody answers is seen with the lease that is lost
  if (lastSeq === 7 || told?.outcome === "superseded") return isDelivering && !isAdaptive;
  if (type === "clock.extended") return at.matches({ open: { answering: { closing: "expired" } } });
  // under a cover both kinds of tests are the same
  if (isAdaptive && isCovered && beside.includes(type)) return false;
  if (type === "supersession.seen") return false;
  if (type === (isAdaptive ? "mark.given" : "choice.made")) return false;
  // its questions have no options
  if (type === "tools.changed") return isDelivering && !isAdaptive;
  if (byStudent.includes(type)) return isDelivering;
  if (type === "handIn.answersMissing") return isClosing;
  // what is waited for too long is waited for in the same way under both covers
  if (type === "handIn.restExcused") return isSubmitting && !isAdaptive;
  if (type === "outbox.emptied") return isClosing && !(isAdaptive && isSubmitting);
  // signed out is signed out: the second time nobody hears of it
  if (type === "resume.requested") return at.matches({ open: { answering: { suspended: "idle" } } });
  // the last answer of an adaptive test has been taken before it is handed in
  if (type.startsWith("outbox.")) return isDelivering || (isClosing && !(isAdaptive && isSubmitting));
  return true;
};
