import type { AnswerSheet, SheetEntry } from "../../machines/exam/answer-sheet";
import type { RestoredWork } from "../../machines/exam/operation";
import type { SittingContext } from "../../machines/exam/sitting-facts";
import { sittingMachine } from "../../machines/exam/sitting.machine";
import type { Attempt } from "../../src/contract/exam";
import { faults } from "../../src/contract/faults";
import { chartSpec } from "../support/chart-spec";
import { contextBefore, type Expected } from "../support/model";
import { done, failed, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";
import { adaptive, answerOf, attempt, delivery, operation, refusal } from "./samples";

const effects = {
  once: ["restoreWork", "outbox", "clock", "handIn", "family"],
  watching: ["watchHold", "watchConnection", "watchIdle"],
};
const subject = sittingMachine.provide({ actions: { rememberChoice: () => undefined } });

/** What an earlier window left, and the sheet that it makes of an empty record. */
const left: RestoredWork = { operations: [operation], choice: null, isDurable: true };
const leftSheet: AnswerSheet = {
  e1: { answer: answerOf(), revision: 1, answerRevision: 1, elapsedMs: 900, checkStatus: 0 },
};
const nothingRestored: RestoredWork = { operations: [], choice: null, isDurable: false };
const unanswered: SheetEntry = { answer: null, revision: 0, answerRevision: 0, elapsedMs: 0, checkStatus: 0 };

const exploring = (opened: Attempt): Exploration<typeof sittingMachine> => ({
  input: { attempt: opened, lease: "lease-1" },
  samples: [
    done("restoreWork", left),
    failed("restoreWork", { code: "unexpected", msg: "no storage" }),
    { type: "takeOver.requested" },
    { type: "resume.requested" },
    { type: "connection.lost" },
    { type: "connection.restored" },
    { type: "session.ended" },
    { type: "session.renewed" },
    { type: "idle.elapsed" },
    { type: "hold.confirmed", serverTime: 3_000, deadline: 9_000 },
    { type: "hold.lost" },
    { type: "hold.closed" },
    { type: "clock.expired" },
    { type: "answer.given", exerciseId: "e1", answer: answerOf(), elapsedMs: 900 },
    { type: "mark.given", exerciseId: "e1" },
    { type: "choice.made", exerciseId: "e1", answer: answerOf() },
    { type: "outbox.delivered", operation, delivery: delivery() },
    { type: "outbox.delivered", operation, delivery: delivery({ clock: null }) },
    { type: "outbox.delivered", operation, delivery: delivery({ leaseHeld: false }) },
    { type: "outbox.refused", operation, fault: refusal(faults.answerMismatched.code) },
    { type: "outbox.sealed" },
    { type: "outbox.displaced" },
    { type: "outbox.emptied" },
    { type: "handIn.drainWanted" },
    { type: "handIn.answersMissing", exerciseIds: ["e1"] },
    done("family"),
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
  "xstate.done.actor.family": { closing: "submitting" },
};

/** The sheet after what the student has done to the first item. */
const sheetAfter = (step: Expected): AnswerSheet => {
  const { type } = step.event;
  const { sheet } = contextBefore<SittingContext>(step);
  const entry = sheet["e1"] ?? unanswered;
  const revision = entry.revision + 1;
  if (type === "answer.given")
    return { e1: { ...entry, answer: answerOf(), elapsedMs: 900, revision, answerRevision: revision } };
  if (type === "mark.given") return { e1: { ...entry, revision, checkStatus: entry.checkStatus === 1 ? 0 : 1 } };
  return entry.answerRevision === 0 ? sheet : { e1: { ...entry, revision, answerRevision: revision } };
};

const drafting = ["answer.given", "mark.given", "handIn.answersMissing"];

/** What the parts of the sitting are told, in this order. */
const sendsOf = (step: Expected): [string, string][] => {
  const { event, before } = step;
  const { type, delivery: delivered } = event;
  const isDelivering = before?.matches({ open: { answering: "delivering" } }) === true;
  const isClosing = before?.matches({ open: { answering: "closing" } }) === true;
  const toPart: [string, string][] = isDelivering ? [["family", type]] : [];
  const toHandIn: [string, string][] = isClosing ? [["handIn", type]] : [];
  if (type === "outbox.delivered")
    return [
      ...(delivered.leaseHeld === true ? toPart : []),
      ...(delivered.clock === null ? [] : [["clock", "clock.synced"] as [string, string]]),
    ];
  if (type === "outbox.refused") return toPart;
  if (type === "connection.restored") return [...toPart, ...toHandIn, ["outbox", type]];
  if (type === "outbox.emptied") return toHandIn;
  if (type === "handIn.drainWanted") return [["outbox", "drain.requested"]];
  if (type === "hold.confirmed") return [["clock", "clock.synced"]];
  const repeatsNothing = type === "handIn.answersMissing" && sheetAfter(step) === before?.context.sheet;
  return drafting.includes(type) && !repeatsNothing ? [["outbox", "operation.drafted"]] : [];
};

const leadsTo = (step: Expected): ByHand => {
  const { event, before } = step;
  const { type, output, operation: sent, fault } = event;
  const delivering = open("delivering");
  if (before === null)
    return { value: "restoring", context: { isOnline: true, refused: {}, sheet: {}, restored: nothingRestored } };
  if (type === "xstate.done.actor.restoreWork")
    return { value: delivering, context: { restored: left, sheet: leftSheet } };
  if (type === "xstate.error.actor.restoreWork")
    return { value: delivering, context: { restored: nothingRestored, sheet: {} } };
  if (type in outcomes) return { value: "left", context: { outcome: outcomes[type] } };
  if (type in places) return { value: open(places[type]) };
  if (type === "xstate.done.actor.handIn") {
    const { attempt: next } = output;
    if (next?.status === "sitting")
      return {
        value: delivering,
        context: { attempt: next, restored: { ...before.context.restored, operations: [] } },
      };
    const outcome = next === null ? { kind: "declined", fault: output.fault } : { kind: "finished", attempt: next };
    return { value: "left", context: { outcome } };
  }
  if (type === "hold.closed")
    return before.matches({ open: { answering: "takenOver" } })
      ? { value: "left", context: { outcome: { kind: "finished", attempt: null } } }
      : { value: open({ closing: "expired" }) };
  const at = before.value.open.answering as unknown;
  if (type === "outbox.delivered" && event["delivery"].leaseHeld === false)
    return { value: open(at === "delivering" ? "takenOver" : at) };
  if (type === "outbox.refused") return { value: open(at), context: { refused: { [sent.exerciseId]: fault } } };
  if (type === "answer.given") return { value: open(at), context: { sheet: sheetAfter(step), refused: {} } };
  if (drafting.includes(type)) return { value: open(at), context: { sheet: sheetAfter(step) } };
  if (type === "connection.lost") return { value: open(at), context: { isOnline: false } };
  if (type === "connection.restored") return { value: open(at), context: { isOnline: true } };
  return { value: open(at) };
};

const expected = (step: Expected): ByHand => ({
  ...leadsTo(step),
  sends: sendsOf(step),
  does: step.event.type === "choice.made" ? ["rememberChoice"] : [],
});

export const spec = chartSpec({
  name: "sitting",
  machine: subject,
  effects,
  equivalents: {
    "sitting.open.answering.takenOver: hold.closed → sitting.left, actions dropped":
      "a sitting that nobody has said otherwise of is finished without a record, which is what this action says",
  },
  cases: [
    { name: "fixed", paths: 90, expected, exploration: exploring(attempt()) },
    { name: "adaptive", paths: 108, expected, exploration: exploring(adaptive()) },
  ],
});
