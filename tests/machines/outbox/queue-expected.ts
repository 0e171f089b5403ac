import type { AnyEventObject } from "xstate";
import { replaces, type Operation, type StoredOperation } from "../../../machines/outbox/operation";
import type { QueueContext, Waiting } from "../../../machines/outbox/queue-facts";
import { faults } from "../../../src/contract/calls/faults";
import { contextBefore, type Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";
import { heard, isResting, rested } from "./queue-blocked";
import { broken, filtered, mismatched, patience, signedOut, unopened } from "./queue-samples";

type Known = Pick<
  QueueContext,
  "waiting" | "confirmed" | "refused" | "tried" | "failures" | "fault" | "isSealed" | "postponed" | "blocked"
>;

const before = (step: Expected): QueueContext => contextBefore<QueueContext>(step);
const under = (step: Expected): Operation => {
  const { waiting, inFlight } = before(step);
  return waiting.find(({ operation }) => operation.key === inFlight)!.operation;
};
const without = (waiting: readonly Waiting[], { key }: Operation) => waiting.filter((one) => one.operation.key !== key);
const isKnown = ({ waiting, confirmed, refused }: Known, { key }: Operation) =>
  [...waiting, ...confirmed, ...refused].some(({ operation }) => operation.key === key);
const waitingOne = (operation: Operation, isStored: boolean): Waiting => ({ operation, isStored, unanswered: 0 });

/** Operations that the server had taken and has lost; they are on the disk unless still to be written. */
const returned = (step: Expected): Waiting[] => {
  const { confirmed, storageWork } = before(step);
  const unwritten = storageWork.map((work) => (work.type === "keep" ? work.stored.operation.key : ""));
  return confirmed.map(({ operation }) => waitingOne(operation, !unwritten.includes(operation.key)));
};

/** The operation is not sent yet, and the one made now stands for it. */
const isNeedless = (step: Expected, { operation }: Waiting): boolean =>
  operation.key !== before(step).inFlight && replaces(step.event["operation"], operation);

const afterNews = (step: Expected): Partial<Known> => {
  const { type, operation, stored, lastSeq } = step.event;
  const known = before(step);
  const { waiting } = known;
  if (type === "operation.made" && !isKnown(known, operation))
    return { waiting: [...waiting.filter((one) => !isNeedless(step, one)), waitingOne(operation, false)] };
  if (type === "work.restored" && !isKnown(known, (stored as StoredOperation[])[0]!.operation))
    return { waiting: [waitingOne((stored as StoredOperation[])[0]!.operation, true), ...waiting] };
  if (type === "record.told" && lastSeq < 3) return { waiting: [...returned(step), ...waiting], confirmed: [] };
  if (type === "stage.entered" || type === "lease.given" || type === "attempt.closed") return { postponed: [] };
  if (type === "connection.restored" && step.event["isAnswered"] === true) return { blocked: heard(known.blocked, 1) };
  if (type === "storage.lost") return { waiting: waiting.map((one) => ({ ...one, isStored: false })) };
  if (type === "rest.excused")
    return { waiting: waiting.map((one) => ({ ...one, unanswered: Math.max(4, one.unanswered) })) };
  if (type === "person.left") return { isSealed: true };
  if (type === "person.returned" && known.isSealed) return { isSealed: false, failures: 0, tried: [], fault: null };
  return {};
};

const afterDelivery = (step: Expected): Partial<Known> => {
  const { type, error } = step.event;
  const { waiting, refused, tried, failures } = before(step);
  const operation = under(step);
  const rest = without(waiting, operation);
  const { [operation.key]: own, ...others } = before(step).blocked;
  const answered = { blocked: heard(others, 0), failures: 0, fault: null };
  // each delivery of these tests has the same row: the server has lost the operation that had it before
  if (type.startsWith("xstate.done"))
    return {
      waiting: [...returned(step).filter((one) => !replaces(operation, one.operation)), ...rest],
      confirmed: [{ operation, seq: 3, savedAt: 2_000 }],
      ...answered,
    };
  if (error === signedOut) return { isSealed: true };
  if (error === mismatched) return { waiting: rest, refused: [...refused, { operation, fault: error }], ...answered };
  if (error === unopened) return { postponed: [...before(step).postponed, operation.key], ...answered };
  const isProven = error === filtered && own !== undefined && (own.isProven || own.beats > 0);
  const counts = error === broken || operation.kind === "check";
  return {
    waiting: waiting.map((one) =>
      one.operation === operation && counts ? { ...one, unanswered: one.unanswered + 1 } : one,
    ),
    tried: [...tried, operation.key],
    failures: isProven ? 0 : failures + 1,
    fault: isProven ? null : error,
    blocked: error === filtered ? { ...others, [operation.key]: { beats: 0, isProven, isDue: false } } : others,
  };
};

const afterWriting = (step: Expected): Partial<Known> => {
  const { waiting, storageWork } = before(step);
  const [written] = storageWork;
  const key = written?.type === "keep" ? written.stored.operation.key : null;
  return { waiting: waiting.map((one) => (one.operation.key === key ? { ...one, isStored: true } : one)) };
};

const isOfDelivery = ({ event: { type } }: Expected) => type.endsWith(".deliver");

const isAnyDue = (known: Known): boolean => known.waiting.some(({ operation }) => !isResting(known, operation));

const knownAfter = (step: Expected): Known => {
  const { waiting, confirmed, refused, tried, failures, fault, isSealed, postponed, blocked } = before(step);
  const known = { waiting, confirmed, refused, tried, failures, fault, isSealed, postponed, blocked };
  if (isOfDelivery(step)) return { ...known, ...afterDelivery(step) };
  if (step.event.type === "xstate.done.actor.writeWork") return { ...known, ...afterWriting(step) };
  const after = { ...known, ...afterNews(step) };
  const isPauseOver = step.event.type.startsWith("xstate.after.retry") && !isAnyDue(after);
  const due = isPauseOver ? { ...after, blocked: rested(after.blocked) } : after;
  const isAllTried = waiting.every(({ operation }) => tried.includes(operation.key) || isResting(due, operation));
  return triesAgain(step) && isAllTried ? { ...due, tried: [] } : due;
};

const sendingAt = ({ before: at }: Expected): string => String(at?.value.sending ?? "empty");
const isDrained = ({ waiting, postponed }: Known) =>
  waiting.every(({ unanswered, operation }) => unanswered >= 4 || postponed.includes(operation.key));
const isSendable = ({ waiting, postponed }: Known) =>
  waiting.some(({ operation }) => !postponed.includes(operation.key));
const isPatient = ({ fault }: Known) => fault === patience;
const mayGoOn = (known: Known) =>
  known.failures < 2 &&
  !isPatient(known) &&
  known.waiting.some(({ operation }) => !known.tried.includes(operation.key) && !isResting(known, operation));

/** The pause after a failure ends. */
const triesAgain = (step: Expected): boolean => {
  const { type } = step.event;
  if (sendingAt(step) !== "waiting") return false;
  if (type === "flush.requested") return !isDrained(before(step)) && !isPatient(before(step)) && isAnyDue(before(step));
  if (type === "connection.restored") return isAnyDue({ ...before(step), ...afterNews(step) });
  return type.startsWith("xstate.after.retry");
};

const isOfSameItem = (one: Operation, { operation }: Waiting) => one.exerciseId === operation.exerciseId;

/** Only the text that was delivered has gone on. */
const isTypedOn = (step: Expected): boolean => {
  if (step.event.type !== "xstate.done.actor.deliver" || before(step).gatherMs < 4_000) return false;
  const rest = without(before(step).waiting, under(step));
  return rest.length > 0 && rest.every((one) => isOfSameItem(under(step), one));
};

/** An answer to another item need not be gathered for as long as a text that waits. */
const isQuicker = (step: Expected): boolean =>
  step.event.type === "operation.made" &&
  step.event["gatherMs"] < before(step).gatherMs &&
  !before(step).waiting.some((one) => isOfSameItem(step.event["operation"], one));

/** The state of sending, and whether it reports that nothing can be sent any more. */
const sendingAfter = (step: Expected, known: Known): readonly [string, boolean] => {
  const { type } = step.event;
  const at = sendingAt(step);
  const decided = (): readonly [string, boolean] => {
    if (mayGoOn(known)) return ["delivering", false];
    return isSendable(known) ? ["waiting", isDrained(known)] : ["empty", true];
  };
  if (known.isSealed) return ["sealed", false];
  if (isTypedOn(step)) return ["gathering", false];
  if (isOfDelivery(step) || at === "sealed") return decided();
  if (at === "gathering")
    return type === "flush.requested" || type.startsWith("xstate.after.gather") || isQuicker(step)
      ? decided()
      : [at, false];
  if (at === "empty") {
    if (!isSendable(known)) return [at, type === "flush.requested"];
    return step.now.context.gatherMs > 0 ? ["gathering", false] : decided();
  }
  if (at === "waiting" && (triesAgain(step) || mayGoOn(known))) return ["delivering", false];
  return [at, at === "waiting" && type === "flush.requested" && isDrained(known)];
};

const storingAfter = ({ event: { type }, before: at, now }: Expected): string => {
  if (type === "xstate.error.actor.writeWork") return "failing";
  if (at?.value.storing === "failing" && !type.startsWith("xstate.after.storageRetry")) return "failing";
  return now.context.storageWork.length > 0 ? "writing" : "idle";
};

const isProvenBefore = (step: Expected): boolean => before(step).blocked[under(step).key]?.isProven === true;

const reportsOf = (step: Expected, known: Known, isEmptied: boolean): AnyEventObject[] => {
  const { type, output, error } = step.event;
  const of = { attemptId: "a1", lane: "answers" };
  const emptied = {
    type: "queue.emptied",
    ...of,
    unsent: [
      ...known.refused,
      ...known.waiting.map(({ operation }) => ({
        operation,
        fault: known.postponed.includes(operation.key) ? { ...faults.stageUnopened, msg: "" } : known.fault,
      })),
    ],
  };
  return [
    ...(type === "xstate.done.actor.deliver"
      ? [{ type: "operation.delivered", ...of, operation: under(step), delivery: output }]
      : []),
    ...(error === mismatched ? [{ type: "operation.refused", ...of, operation: under(step), fault: error }] : []),
    ...(error === unopened ? [{ type: "operation.postponed", ...of }] : []),
    ...(error === filtered && (before(step).blocked[under(step).key]?.beats ?? 0) === 0 && !isProvenBefore(step)
      ? [{ type: "operation.intercepted", ...of }]
      : []),
    ...(error === signedOut ? [{ type: "queue.sealed", ...of }] : []),
    ...(isEmptied ? [emptied] : []),
  ];
};

/** The state, the reports and the context of the queue after an event, worked out by hand. */
export const expectedOfQueue = (step: Expected): ByHand => {
  const { event, now } = step;
  if (step.before === null) {
    const { waiting, isSealed } = now.context as QueueContext;
    return { value: { storing: "idle", sending: isSealed ? "sealed" : waiting.length > 0 ? "delivering" : "empty" } };
  }
  const known = knownAfter(step);
  const [sending, isDone] = sendingAfter(step, known);
  const isEmptied = isDone || event.type === "rest.excused";
  const { storageWork, isStorageFailing } = before(step);
  return {
    value: { storing: storingAfter(step), sending },
    reports: reportsOf(step, known, isEmptied),
    does: [],
    context: {
      ...known,
      ...(event.type === "lease.given" ? { lease: { lease: "lease-2", epoch: 2 } } : {}),
      ...(event.type === "attempt.closed" ? { lease: null } : {}),
      ...(event.type === "xstate.done.actor.deliver" ? { savedAt: 2_000 } : {}),
      ...(event.type === "record.told" && event["lastSeq"] < 3 ? { savedAt: null } : {}),
      ...(event.type === "xstate.done.actor.writeWork"
        ? { storageWork: storageWork.slice(1), isStorageFailing: false }
        : { isStorageFailing: isStorageFailing || event.type === "xstate.error.actor.writeWork" }),
      inFlight:
        sending === "delivering"
          ? sendingAt(step) === "delivering" && !isOfDelivery(step)
            ? before(step).inFlight
            : now.context.inFlight
          : null,
    },
  };
};
