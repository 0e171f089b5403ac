import { entryOf, type AnswerSheet } from "../../machines/exam/answer-sheet";
import { nothingRestored } from "../../machines/exam/restored-work";
import { dueAtOf, type SittingContext } from "../../machines/exam/sitting-facts";
import { sittingMachine } from "../../machines/exam/sitting.machine";
import type { ToolSheet } from "../../machines/exam/tool-sheet";
import { faults } from "../../src/contract/calls/faults";
import { chartSpec } from "../support/chart-spec";
import { contextBefore, type Expected } from "../support/model";
import type { ByHand } from "../support/walk";
import { adaptive, answerOf, attempt } from "./samples";
import {
  exploringSitting,
  held,
  heldRoom,
  left,
  leftSheet,
  leftToFamily,
  leftTools,
  theirEntry,
} from "./sitting-samples";

type Place = string | Readonly<Record<string, string>>;

const expiring: Place = { closing: "expired" };
const signedOut: Place = { suspended: "signedOut" };

const answeringAt = ({ before }: Expected): Place => before?.value.open?.answering as Place;
const agreeingAt = ({ before }: Expected): string => String(before?.value.open?.agreeing ?? "agreed");
const isAt = (step: Expected, place: string): boolean => {
  const at = answeringAt(step);
  return typeof at === "object" ? place in at : at === place;
};
const is = (step: Expected, place: Place): boolean => JSON.stringify(answeringAt(step)) === JSON.stringify(place);

/** The server has not left the stage: the clock of the window was early. */
const isGoneOnWith = (step: Expected): boolean => {
  const { attempt } = step.event["output"];
  return attempt?.status === "sitting" && attempt.stage === contextBefore<SittingContext>(step).attempt.stage;
};

/** While the family is at work, the record turns out to be in another section. */
const isElsewhere = (step: Expected): boolean => is(step, "delivering") && isOfOtherStage(step);

/** How the sitting ends in this window by this event; null: it goes on. */
const outcomeAfter = (step: Expected): SittingContext["outcome"] | null => {
  const { type, output } = step.event;
  if (type === "takeOver.requested") return { kind: "takeOver" };
  if (["resume.requested", "session.renewed"].includes(type)) return { kind: "resume" };
  if (type === "session.ended" && step.before?.value === "restoring") return { kind: "resume" };
  if (type === "clock.extended" && is(step, expiring)) return { kind: "resume" };
  if (type === "lease.closed" && isAt(step, "takenOver")) return { kind: "resume" };
  if (isElsewhere(step)) return { kind: "resume" };
  if (type !== "xstate.done.actor.handIn") return null;
  if (isGoneOnWith(step)) return { kind: "resume" };
  if (output.attempt?.status === "finished") return { kind: "finished", attempt: output.attempt };
  const isGone = output.fault?.code === faults.attemptNotFound.code;
  return isGone ? { kind: "declined", fault: output.fault } : null;
};

const handInLeadsTo = (step: Expected): Place => {
  const { output } = step.event;
  if (output.fault !== null) return "takenOver";
  return output.attempt.stage === "s3" ? expiring : "delivering";
};

const answeringAfter = (step: Expected): Place => {
  const { type, delivery } = step.event;
  const at = answeringAt(step);
  if (type === "outbox.sealed" || type === "session.ended") return signedOut;
  if (type === "lease.lost") return "takenOver";
  if (type === "lease.closed" || type === "clock.expired")
    return isAt(step, "closing") || isAt(step, "takenOver") || is(step, signedOut) ? at : expiring;
  if (type === "outbox.delivered") return at === "delivering" && delivery.leaseHeld === false ? "takenOver" : at;
  if (type === "idle.elapsed") return { suspended: "idle" };
  if (type === "xstate.done.actor.family") return { closing: "submitting" };
  return type === "xstate.done.actor.handIn" ? handInLeadsTo(step) : at;
};

const reads = (step: Expected): boolean => {
  const { type, lastSeq, delivery } = step.event;
  if (type === "lease.lost") return !isAt(step, "takenOver");
  if (type === "lease.confirmed") return lastSeq !== 0 && lastSeq !== contextBefore<SittingContext>(step).seq;
  return type === "outbox.postponed" || (type === "outbox.delivered" && delivery.outcome === "superseded");
};

const agreeingAfter = (step: Expected): string => {
  if (step.event.type.endsWith(".readAttempt")) return "agreed";
  return reads(step) ? "reading" : agreeingAt(step);
};

const isBehind = (step: Expected): boolean =>
  step.event.type === "xstate.done.actor.readAttempt" &&
  step.event["output"].last_seq < contextBefore<SittingContext>(step).seqAsked;

const seqAfter = (step: Expected): number => {
  const { seq } = contextBefore<SittingContext>(step);
  const { type, output, delivery } = step.event;
  if (type === "outbox.delivered") return Math.max(seq, delivery.seq);
  if (type !== "xstate.done.actor.readAttempt") return seq;
  return isBehind(step) ? output.last_seq : Math.max(seq, output.last_seq);
};

/** The record is in another section than the window, as far as a reply that is under way does not explain it. */
const isOfOtherStage = (step: Expected): boolean => {
  if (step.event.type !== "xstate.done.actor.readAttempt") return false;
  const { stage, exam_info } = step.event["output"];
  const isOther = stage !== contextBefore<SittingContext>(step).attempt.stage;
  return isOther && (isBehind(step) || exam_info.type !== 2);
};

/** The sheet after a change of the first item by the student, the hand-in or another writer. */
const sheetAfter = (step: Expected): AnswerSheet => {
  const { type, output } = step.event;
  const { sheet } = contextBefore<SittingContext>(step);
  const entry = entryOf(sheet, "e1");
  const revision = entry.revision + 1;
  if (type === "answer.given")
    return {
      ...sheet,
      e1: {
        ...entry,
        answer: answerOf(),
        epoch: 1,
        elapsedMs: Math.max(entry.elapsedMs, 900),
        revision,
        answerRevision: revision,
      },
    };
  if (type === "mark.given")
    return { ...sheet, e1: { ...entry, revision, checkStatus: entry.checkStatus === 1 ? 0 : 1 } };
  if (type === "handIn.answersMissing" && entry.answerRevision > 0)
    return { ...sheet, e1: { ...entry, epoch: 1, revision, answerRevision: revision } };
  if (type === "xstate.done.actor.readAttempt" && output.answers.length > 0 && entry.epoch < 2)
    return { ...sheet, e1: theirEntry };
  return sheet;
};

/** Items with the current answer from a later writer that has not been seen or replaced; marks are not reported. */
const supersededAfter = (step: Expected): readonly string[] => {
  const { type, operation, delivery } = step.event;
  const { superseded } = contextBefore<SittingContext>(step);
  if (type === "answer.given" || type === "supersession.seen") return [];
  const isAnswer = type === "outbox.delivered" && delivery.outcome === "superseded" && operation.kind === "answer";
  return isAnswer ? ["e1"] : superseded;
};

const isKeptAfter = (step: Expected): boolean => {
  const { type, output } = step.event;
  if (type === "handIn.stored" && isAt(step, "closing")) return true;
  const hasGoneOn = type === "xstate.done.actor.handIn" && output.fault === null;
  return !hasGoneOn && contextBefore<SittingContext>(step).isHandInStored;
};

/** Whether the student or the clock ended the stage; the first of them is recorded. */
const reasonAfter = (step: Expected): SittingContext["handInReason"] => {
  const { type, output } = step.event;
  const { handInReason } = contextBefore<SittingContext>(step);
  if (type === "xstate.done.actor.family") return "student";
  if (type === "lease.closed" || type === "clock.expired")
    return is(step, answeringAfter(step)) ? handInReason : "clock";
  const isTooLate = type === "xstate.done.actor.handIn" && output.attempt?.stage === "s3";
  return isTooLate ? "clock" : handInReason;
};

/** The room has gone on: its events come with the next heartbeat, and the time with them. */
const isAhead = (step: Expected): boolean => {
  const { room } = contextBefore<SittingContext>(step);
  return step.event.type === "outbox.delivered" && room !== null && step.event["delivery"].roomSeq > room.seq;
};
const isTimeTold = (step: Expected): boolean => step.event["delivery"].clock !== null && !isAhead(step);

const roomAfter = (step: Expected): SittingContext["room"] => {
  const { room } = contextBefore<SittingContext>(step);
  if (step.event.type === "message.read") return room === null ? null : { ...room, readSeq: 4, unread: [] };
  if (step.event.type !== "lease.confirmed" || step.event["room"] === undefined) return room;
  return room ?? heldRoom;
};

const knownAfter = (step: Expected): ByHand["context"] => {
  const { type, operation, fault, dueAt, output, delivery } = step.event;
  const known = contextBefore<SittingContext>(step);
  const { e1: _forgiven, ...others } = known.refused;
  return {
    sheet: sheetAfter(step),
    tools: toolsAfter(step),
    superseded: supersededAfter(step),
    isHandInStored: isKeptAfter(step),
    handInReason: reasonAfter(step),
    seq: seqAfter(step),
    seqAsked: reads(step) ? seqAfter(step) : known.seqAsked,
    ...(type === "answer.given" ? { refused: others } : {}),
    ...(type === "outbox.refused" ? { refused: { ...known.refused, [operation.exerciseId]: fault } } : {}),
    ...(type === "section.entered" ? { attempt: { ...known.attempt, stage: "s2" } } : {}),
    ...(type === "connection.lost" ? { isOnline: false } : {}),
    ...(type === "connection.restored" ? { isOnline: true } : {}),
    ...(type === "lease.confirmed"
      ? { dueAt, stoppedAt: step.event["stoppedAt"] ?? null, lockedAt: step.event["lockedAt"] ?? null }
      : {}),
    ...(type === "outbox.delivered" && isTimeTold(step) ? { dueAt: delivery.clock.dueAt } : {}),
    room: roomAfter(step),
    ...(type === "xstate.done.actor.handIn" && output.fault === null
      ? {
          attempt: output.attempt,
          dueAt: dueAtOf(output.attempt),
          stoppedAt: output.attempt.stopped_at ?? null,
          restored: nothingRestored,
        }
      : {}),
  };
};

/** The tools' state of the first item after a change, which a read-only window does not make. */
const toolsAfter = (step: Expected): ToolSheet => {
  const { tools } = contextBefore<SittingContext>(step);
  const { type, state } = step.event;
  if (type !== "tools.changed" || isAt(step, "takenOver")) return tools;
  const revision = (tools.items["e1"]?.revision ?? 0) + 1;
  return { ...tools, items: { ...tools.items, e1: { epoch: 1, revision, state } } };
};

/** The events sent to the parts of the attempt, in order. */
const sendsOf = (step: Expected): [string, string][] => {
  const { type, delivery, output } = step.event;
  const toPart: [string, string][] = isAt(step, "delivering") ? [["family", type]] : [];
  const toHandIn: [string, string][] = isAt(step, "closing") ? [["handIn", type]] : [];
  const toClock: [string, string][] = [["clock", "clock.synced"]];
  const toWatch: [string, string][] = [["watchLease", "heartbeat.wanted"]];
  if (type === "outbox.delivered")
    return [
      ...(delivery.leaseHeld === true ? toPart : []),
      ...(isTimeTold(step) ? toClock : []),
      ...(isAhead(step) ? toWatch : []),
    ];
  if (type === "message.read") return contextBefore<SittingContext>(step).room === null ? [] : toWatch;
  if (type === "outbox.refused") return toPart;
  if (type === "connection.restored") return [...toPart, ...toHandIn];
  if (type === "outbox.emptied" || type === "lease.closed") return toHandIn;
  if (type === "handIn.drainWanted") return [["outbox", "drain.requested"]];
  if (type === "handIn.restExcused") return [["outbox", "rest.excused"]];
  if (type === "choice.made") return [["outbox", "choice.made"]];
  if (type === "tools.changed") return isAt(step, "takenOver") ? [] : [["outbox", "operation.drafted"]];
  if (type === "lease.confirmed") return [...toHandIn, ...toClock];
  if (type === "section.entered") return [["outbox", "stage.entered"]];
  if (type === "xstate.done.actor.handIn")
    return output.attempt?.status === "sitting" ? [["outbox", "stage.entered"], ...toClock] : [];
  if (isBehind(step) || isOfOtherStage(step)) return [["outbox", "record.told"]];
  const isDrafted = ["answer.given", "mark.given", "handIn.answersMissing"].includes(type);
  return isDrafted && sheetAfter(step) !== step.before?.context.sheet ? [["outbox", "operation.drafted"]] : [];
};

const open = (answering: Place, agreeing: string) => ({
  open: { answering, syncing: {}, timing: {}, agreeing, holding: {} },
});

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null)
    return { value: "restoring", context: { isOnline: true, refused: {}, sheet: {}, seq: 2, dueAt: null }, sends: [] };
  const sends: [string, string][] = [["outbox", "record.told"]];
  if (event.type === "xstate.done.actor.restoreWork") {
    const { handedIn } = event.output;
    return {
      value: open(handedIn === "s1" ? { closing: "submitting" } : "delivering", "agreed"),
      context: { restored: { ...leftToFamily, handedIn }, sheet: leftSheet, tools: leftTools, refused: left.refused },
      sends,
    };
  }
  if (event.type === "xstate.error.actor.restoreWork")
    return {
      value: open("delivering", "agreed"),
      context: { restored: nothingRestored, sheet: {}, refused: {} },
      sends,
    };
  const outcome = outcomeAfter(step);
  if (outcome !== null) return { value: "left", context: { outcome }, sends: isElsewhere(step) ? sends : [] };
  return {
    value: open(answeringAfter(step), agreeingAfter(step)),
    context: knownAfter(step) ?? {},
    sends: sendsOf(step),
    does: [],
  };
};

export const spec = chartSpec({
  name: "sitting",
  machine: sittingMachine,
  effects: {
    once: ["restoreWork", "readAttempt", "handIn", "family"],
    watching: ["outbox", "clock", "storeHandIn", "fetchAhead", "watchLease", "watchConnection", "watchIdle"],
  },
  cases: [
    { name: "fixed", paths: 362, expected, exploration: exploringSitting(attempt()) },
    {
      name: "in a room",
      paths: 362,
      expected,
      exploration: exploringSitting(attempt({ stopped_at: 2_500, room: held })),
    },
    { name: "adaptive", paths: 425, expected, exploration: exploringSitting(adaptive()) },
  ],
});
