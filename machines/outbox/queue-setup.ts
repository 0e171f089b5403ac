import { assign, setup } from "xstate";
import { faults } from "../../src/contract/calls/faults";
import { assertPresent } from "../support/assert-present";
import { asFault, askedWaitMs, isPassing, type Fault } from "../support/fault";
import { reporting } from "../support/report";
import { retryMs } from "../support/retry";
import { unprovided } from "../support/unprovided";
import {
  sameSlot,
  type PendingChoice,
  type Delivery,
  type Lease,
  type Operation,
  type StorageWork,
  type StoredOperation,
} from "./operation";
import type { QueueContext, QueueEvent, QueueInput, QueueReport } from "./queue-facts";
import {
  blockedPauseMs,
  isByOthers,
  isOfUnopenedStage,
  isUnproven,
  withAnswered,
  withBeat,
  withPauseOver,
} from "./queue-paced";
import {
  hasDue,
  hasSendable,
  maySendOn,
  nextOf,
  withConfirmed,
  withFailure,
  withLost,
  withOperation,
  withRefused,
  withRestored,
  withUnstored,
  withUnwritten,
  withWork,
  withStored,
} from "./queue-rules";
import { isDrained, unsentOf, withExcused } from "./queue-unsent";

const report = reporting<QueueReport>();

/** Whether the server accepts nothing from this person until they have signed in again. */
const isOfSession = (fault: Fault): boolean =>
  fault.code === faults.tokenInvalid.code ||
  (fault.code === faults.accountRefused.code && fault.status === faults.accountRefused.status);
/** Pause before another write after the device's storage failed, in ms. */
const storageRetryMs = 5_000;

/** Whether this try or an earlier one has shown that the server is reachable and the operation blocked. */
const isKnownBlocked = ({ blocked, inFlight }: QueueContext): boolean => {
  const before = blocked[inFlight ?? ""];
  return before !== undefined && (before.isProven || before.beats > 0);
};

/** From here on, texts are so long that they are gathered again before the next one is sent, in ms. */
const longGatherMs = 2_000;

interface Made {
  readonly operation: Operation;
  readonly gatherMs: number;
}

interface Heard {
  readonly isAnswered: boolean | undefined;
}

/** A review mark that comes after the end is not an answer. */
const isHeldAnswer = ({ kind }: Operation, { outcome }: Delivery): boolean =>
  kind === "answer" && (outcome === "held" || outcome === "late");

const queueOf = ({ attemptId, lane }: QueueContext) => ({ attemptId, lane });

/** The operation in flight. Throws if there is none. */
export const current = ({ waiting, inFlight }: QueueContext): Operation =>
  assertPresent(waiting.find(({ operation }) => operation.key === inFlight)?.operation, "operation");

/** Types, actors, guards, actions and delays of the chart of a queue. */
export const queueSetup = setup({
  types: {
    context: {} as QueueContext,
    events: {} as QueueEvent,
    input: {} as QueueInput,
    tags: {} as "busy" | "settled" | "unreached",
  },
  actors: {
    writeWork: unprovided<void, { person: string; work: StorageWork }>("writeWork"),
    deliver: unprovided<Delivery, { attemptId: string; operation: Operation; lease: string | null }>("deliver"),
  },
  guards: {
    hasWork: ({ context }) => context.storageWork.length > 0,
    isSealed: ({ context }) => context.isSealed,
    hasSendable: ({ context }) => hasSendable(context),
    isGathering: ({ context }) => context.gatherMs > 0,
    /** An operation of another kind or item is gathered for a shorter time than those that wait. */
    isQuicker: ({ context }, { operation, gatherMs }: Made) =>
      gatherMs < context.gatherMs && !context.waiting.some((one) => sameSlot(one.operation, operation)),
    /** Nothing but a newer version of the long text in flight waits. */
    isTypedOn: ({ context }) => {
      const { waiting, inFlight, gatherMs } = context;
      const others = waiting.filter(({ operation }) => operation.key !== inFlight);
      const isOfText = others.every(({ operation }) => sameSlot(operation, current(context)));
      return gatherMs > longGatherMs && others.length > 0 && isOfText;
    },
    maySendOn: ({ context }) => maySendOn(context),
    isDrained: ({ context }) => isDrained(context),
    /** The server has not asked the client to wait, and an operation is due. */
    mayHurry: ({ context }) => askedWaitMs(context.fault) === 0 && hasDue(context),
    hasDueThen: ({ context }, { isAnswered }: Heard) =>
      hasDue(isAnswered === true ? { ...context, blocked: withBeat(context) } : context),
    isPostponed: (_, { error }: { error: unknown }) => isOfUnopenedStage(asFault(error)),
    isIntercepted: ({ context }, { error }: { error: unknown }) =>
      isByOthers(asFault(error)) && !isKnownBlocked(context),
    isSignedOut: (_, { error }: { error: unknown }) => isOfSession(asFault(error)),
    /** The server rejected this one operation; every other failure may pass. */
    isRefused: (_, { error }: { error: unknown }) =>
      typeof asFault(error).code === "number" && !isPassing(asFault(error)),
    isBehind: ({ context }, { lastSeq }: { lastSeq: number }) => context.confirmed.some(({ seq }) => seq > lastSeq),
  },
  actions: {
    addOperation: assign(({ context }, { operation, gatherMs }: Made) => ({
      ...withOperation(context, operation),
      gatherMs,
    })),
    noteChoice: assign(({ context }, { choice }: { choice: PendingChoice }) => ({
      storageWork: withWork(context.storageWork, { type: "choose", attemptId: context.attemptId, choice }),
    })),
    noteRestored: assign(({ context }, { stored }: { stored: readonly StoredOperation[] }) =>
      withRestored(context, stored),
    ),
    noteLease: assign((_, { lease }: { lease: Lease }) => ({ lease })),
    noteClosed: assign(({ context }) => ({
      storageWork: withWork(context.storageWork, { type: "close", attemptId: context.attemptId }),
      lease: null,
    })),
    noteWritten: assign(({ context }) => ({ ...withStored(context), isStorageFailing: false })),
    noteUnwritten: assign(({ context }) => ({
      storageWork: withUnwritten(context.storageWork),
      isStorageFailing: true,
    })),
    noteUnstored: assign(({ context }) => withUnstored(context)),
    noteLost: assign(({ context }, { lastSeq }: { lastSeq: number }) => ({
      ...withLost(context, lastSeq),
      savedAt: null,
    })),
    notePostponed: assign(({ context }) => ({
      postponed: [...context.postponed, current(context).key],
      blocked: withAnswered(context, current(context)),
      inFlight: null,
      failures: 0,
      fault: null,
    })),
    releasePostponed: assign({ postponed: [] }),
    noteHeard: assign(({ context }, { isAnswered }: Heard) =>
      isAnswered === true ? { blocked: withBeat(context) } : {},
    ),
    hurry: assign({ gatherMs: 0 }),
    excuse: assign({ waiting: ({ context }) => withExcused(context) }),
    seal: assign({ isSealed: true, inFlight: null }),
    unseal: assign({ isSealed: false, failures: 0, tried: [], fault: null }),
    markInFlight: assign({ inFlight: ({ context }) => nextOf(context)?.key ?? null }),
    noteDelivered: assign(({ context }, { delivery }: { delivery: Delivery }) => ({
      ...withConfirmed(context, current(context), delivery),
      held: context.held + (isHeldAnswer(current(context), delivery) ? 1 : 0),
      blocked: withAnswered(context, current(context)),
      savedAt: delivery.savedAt,
      inFlight: null,
      failures: 0,
      fault: null,
    })),
    noteRefused: assign(({ context }, { error }: { error: unknown }) => ({
      ...withRefused(context, { operation: current(context), fault: asFault(error) }),
      blocked: withAnswered(context, current(context)),
      inFlight: null,
      failures: 0,
      fault: null,
    })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => withFailure(context, asFault(error))),
    tryAgain: assign(({ context }) => (nextOf(context) === null ? { tried: [] } : {})),
    tryBlocked: assign(({ context }) => (hasDue(context) ? {} : { blocked: withPauseOver(context) })),
    reportDelivered: report(({ context }, { delivery }: { delivery: Delivery }) => ({
      type: "operation.delivered",
      ...queueOf(context),
      operation: current(context),
      delivery,
    })),
    reportRefused: report(({ context }, { error }: { error: unknown }) => ({
      type: "operation.refused",
      ...queueOf(context),
      operation: current(context),
      fault: asFault(error),
    })),
    reportPostponed: report(({ context }) => ({ type: "operation.postponed", ...queueOf(context) })),
    reportIntercepted: report(({ context }) => ({ type: "operation.intercepted", ...queueOf(context) })),
    reportSealed: report(({ context }) => ({ type: "queue.sealed", ...queueOf(context) })),
    reportEmptied: report(({ context }) => ({
      type: "queue.emptied",
      ...queueOf(context),
      unsent: unsentOf(context),
    })),
  },
  delays: {
    gather: ({ context }) => context.gatherMs,
    retry: ({ context }) =>
      hasDue(context) || context.waiting.some(({ operation }) => isUnproven(context, operation))
        ? retryMs({ failures: context.failures, name: context.attemptId, atLeastMs: askedWaitMs(context.fault) })
        : blockedPauseMs,
    storageRetry: storageRetryMs,
  },
});
