import type { AnswerSheet, SheetEntry } from "../../machines/exam/answer-sheet";
import type { RestoredWork } from "../../machines/exam/restored-work";
import type { SittingRoom } from "../../machines/exam/sitting-room";
import type { sittingMachine } from "../../machines/exam/sitting.machine";
import type { ToolSheet } from "../../machines/exam/tool-sheet";
import type { Attempt, SavedAnswer } from "../../src/contract/attempt/attempt";
import { faults } from "../../src/contract/calls/faults";
import type { RoomUpdate } from "../../src/contract/rooms/room-update";
import { done, failed, type Exploration } from "../support/paths";
import { tools } from "./outbox/queue-samples";
import { answerOf, delivery, draft, operation, refusal } from "./samples";

export const declined = refusal(faults.answerMismatched.code);
const earlier = { ...operation, key: "key-0000", epoch: 0, exerciseId: "e2" };

/** The work left by an earlier window: one answer of this writer, one of the previous writer, one that was refused. */
export const left: RestoredWork = {
  operations: [earlier, operation],
  choice: { exerciseId: "e1", answer: answerOf() },
  refused: { e3: declined },
  tools: [tools],
  place: null,
  handedIn: null,
};
/** The part of it that the family's chart receives. */
export const leftToFamily: RestoredWork = { ...left, operations: [operation] };
const entry: SheetEntry = {
  answer: answerOf(),
  epoch: 1,
  revision: 1,
  answerRevision: 1,
  elapsedMs: 900,
  checkStatus: 0,
};
/** The sheet that it makes of an empty record. */
export const leftSheet: AnswerSheet = { e1: entry, e2: { ...entry, epoch: 0 } };

/** The tool sheet restored from it. */
export const leftTools: ToolSheet = { sitting: { epoch: 1, revision: 1, state: { zoom: 150 } }, items: {} };

const theirs: SavedAnswer = {
  exercise_id: "e1",
  answer: answerOf("B"),
  epoch: 2,
  revision: 9,
  seq: 7,
  saved_at: 1_500,
  elapsed_ms: 5,
  check_status: 1,
  held: false,
};
/** The sheet's entry after a later writer's answer. */
export const theirEntry: SheetEntry = {
  answer: answerOf("B"),
  epoch: 2,
  revision: 9,
  answerRevision: 0,
  elapsedMs: 5,
  checkStatus: 1,
};

const message = { seq: 4, at: 2_400, kind: "message", text: { en: "Please close the windows." } } as const;
/** The update of a room that is held, with a message. */
export const held: RoomUpdate = {
  seq: 5,
  ends_at: null,
  events: [message, { seq: 5, at: 2_500, kind: "stopped", reason: "fire alarm" }],
  given: [],
};
/** The room that they make of one of which nothing was known. */
export const heldRoom: SittingRoom = {
  seq: 5,
  readSeq: 0,
  unread: [message],
  stopReason: "fire alarm",
  endsAt: null,
  endReason: "",
  isEnding: false,
  given: [],
};

/** All that can happen to a sitting of this attempt. */
export const exploringSitting = (opened: Attempt): Exploration<typeof sittingMachine> => ({
  input: { attempt: opened, lease: "lease-1", isBriefed: true },
  samples: [
    done("restoreWork", left),
    done("restoreWork", { ...left, handedIn: opened.stage }),
    done("restoreWork", { ...left, handedIn: "another" }),
    { type: "handIn.stored" },
    failed("restoreWork", { code: "unexpected", msg: "no storage" }),
    { type: "takeOver.requested" },
    { type: "resume.requested" },
    { type: "connection.lost" },
    { type: "connection.restored" },
    { type: "session.ended" },
    { type: "session.renewed" },
    { type: "idle.elapsed" },
    { type: "lease.confirmed", serverTime: 3_000, dueAt: 9_000, lastSeq: 2 },
    { type: "lease.confirmed", serverTime: 3_000, dueAt: null, lastSeq: 7 },
    { type: "lease.confirmed", serverTime: 3_000, dueAt: null, lastSeq: 0, lockedAt: 2_900 },
    { type: "lease.confirmed", serverTime: 3_000, dueAt: 9_000, lastSeq: 2, stoppedAt: 2_500, room: held },
    { type: "message.read", seq: 4 },
    { type: "lease.lost" },
    { type: "lease.closed" },
    { type: "clock.expired" },
    { type: "clock.extended" },
    { type: "answer.given", exerciseId: "e1", answer: answerOf(), elapsedMs: 900 },
    { type: "mark.given", exerciseId: "e1" },
    { type: "choice.made", exerciseId: "e1", answer: answerOf() },
    { type: "section.entered", stage: "s2" },
    { type: "outbox.delivered", operation, delivery: delivery() },
    { type: "outbox.delivered", operation, delivery: delivery({ clock: null }) },
    { type: "outbox.delivered", operation, delivery: delivery({ roomSeq: 6 }) },
    { type: "outbox.delivered", operation, delivery: delivery({ leaseHeld: false, outcome: "superseded" }) },
    {
      type: "outbox.delivered",
      operation: { ...earlier, kind: "check", checkStatus: 1 },
      delivery: delivery({ clock: null, outcome: "superseded" }),
    },
    { type: "tools.changed", exerciseId: "e1", state: { eliminated: ["B"] } },
    { type: "supersession.seen", exerciseId: "e1" },
    { type: "outbox.refused", operation, fault: declined },
    { type: "outbox.postponed" },
    { type: "outbox.sealed" },
    {
      type: "outbox.emptied",
      unsent: [
        { operation, fault: declined },
        { operation: { ...earlier, kind: "check", checkStatus: 1 }, fault: null },
        { operation: earlier, fault: refusal(faults.stageUnopened.code) },
      ],
    },
    { type: "handIn.drainWanted" },
    { type: "handIn.restExcused" },
    { type: "handIn.answersMissing", exerciseIds: [draft.exerciseId] },
    done("family"),
    done("handIn", { attempt: { ...opened, stage: "s2", deadline: 5_000, stage_deadline: 4_000 }, fault: null }),
    done("handIn", { attempt: { ...opened, deadline: 9_000 }, fault: null }),
    done("handIn", { attempt: { ...opened, stage: "s3", deadline: 900 }, fault: null }),
    done("handIn", { attempt: { ...opened, status: "finished" }, fault: null }),
    done("handIn", { attempt: null, fault: refusal(faults.heldElsewhere.code) }),
    done("handIn", { attempt: null, fault: refusal(faults.attemptNotFound.code) }),
    done("readAttempt", { ...opened, last_seq: 7, answers: [theirs] }),
    done("readAttempt", { ...opened, last_seq: 1 }),
    done("readAttempt", { ...opened, last_seq: 1, stage: "s0" }),
    done("readAttempt", { ...opened, last_seq: 9, stage: "s4" }),
    failed("readAttempt", refusal(faults.attemptNotFound.code)),
  ],
  project: (at) => at.matches({ open: { answering: "delivering", agreeing: "agreed" } }) && at.context.isOnline,
});
