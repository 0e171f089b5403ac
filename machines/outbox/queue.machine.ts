import { and, assign, not, setup } from "xstate";
import { faults } from "../../src/contract/faults";
import { asFault, isPassing } from "../support/fault";
import { held } from "../support/held";
import { pick } from "../support/pick";
import { reporting } from "../support/report";
import { retryMs } from "../support/retry";
import { unprovided } from "../support/unprovided";
import type { Choice, Delivery, Hold, Operation, StorageWork, StoredOperation } from "./operation";
import type { QueueContext, QueueEvent, QueueInput, QueueReport } from "./queue-facts";
import {
  isDrained,
  maySendOn,
  nextOf,
  unsentOf,
  withConfirmed,
  withFailure,
  withLost,
  withOperation,
  withRefused,
  withRestored,
  withUnstored,
  withWork,
  withWritten,
} from "./queue-rules";

const report = reporting<QueueReport>();

const signedOut = faults.tokenInvalid.code;
const storageRetryMs = 5_000;

const current = ({ waiting, inFlight }: QueueContext): Operation =>
  held(waiting.find(({ operation }) => operation.key === inFlight)?.operation, "operation");
const retryAfter = ({ fault }: QueueContext): number =>
  fault !== null && "retryAfterMs" in fault ? (fault.retryAfterMs ?? 0) : 0;

/**
 * What this device still owes the server for one sitting. Every operation is written down at once and sent beside
 * that; it is kept until the sitting is final, refused ones for good. Sending it twice is harmless by its key.
 */
export const queueMachine = setup({
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
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isGathering: ({ context }) => context.gatherMs > 0,
    maySendOn: ({ context }) => maySendOn(context),
    isDrained: ({ context }) => isDrained(context),
    /** Nobody has asked for patience. */
    mayHurry: ({ context }) => retryAfter(context) === 0,
    isSignedOut: (_, { error }: { error: unknown }) => asFault(error).code === signedOut,
    /** The server decided against this one operation; whatever else went wrong may pass. */
    isRefused: (_, { error }: { error: unknown }) =>
      typeof asFault(error).code === "number" && !isPassing(asFault(error)),
    isBehind: ({ context }, { lastSeq }: { lastSeq: number }) => context.confirmed.some(({ seq }) => seq > lastSeq),
  },
  actions: {
    addOperation: assign(({ context }, { operation, gatherMs }: { operation: Operation; gatherMs: number }) => ({
      ...withOperation(context, operation),
      gatherMs,
    })),
    noteChoice: assign(({ context }, { choice }: { choice: Choice }) => ({
      storageWork: withWork(context.storageWork, { type: "choose", attemptId: context.attemptId, choice }),
    })),
    noteRestored: assign(({ context }, { stored }: { stored: readonly StoredOperation[] }) =>
      withRestored(context, stored),
    ),
    noteHold: assign((_, { hold }: { hold: Hold }) => ({ hold })),
    noteClosed: assign(({ context }) => ({
      storageWork: withWork(context.storageWork, { type: "close", attemptId: context.attemptId }),
      hold: null,
    })),
    noteWritten: assign(({ context }) => ({ ...withWritten(context), isStorageFailing: false })),
    noteUnwritten: assign({ isStorageFailing: true }),
    noteUnstored: assign(({ context }) => withUnstored(context)),
    noteLost: assign(({ context }, { lastSeq }: { lastSeq: number }) => ({
      ...withLost(context, lastSeq),
      savedAt: null,
    })),
    seal: assign({ isSealed: true, inFlight: null }),
    unseal: assign({ isSealed: false, failures: 0, tried: [], fault: null }),
    markInFlight: assign({ inFlight: ({ context }) => nextOf(context)?.key ?? null }),
    noteDelivered: assign(({ context }, { delivery }: { delivery: Delivery }) => ({
      ...withConfirmed(context, current(context), delivery.seq),
      held: context.held + (delivery.outcome === "held" || delivery.outcome === "late" ? 1 : 0),
      savedAt: delivery.savedAt,
      inFlight: null,
      failures: 0,
      fault: null,
    })),
    noteRefused: assign(({ context }, { error }: { error: unknown }) => ({
      ...withRefused(context, { operation: current(context), fault: asFault(error) }),
      inFlight: null,
      failures: 0,
      fault: null,
    })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => withFailure(context, asFault(error))),
    tryAgain: assign(({ context }) => (nextOf(context) === null ? { tried: [] } : {})),
    reportDelivered: report(({ context }, { delivery }: { delivery: Delivery }) => ({
      type: "operation.delivered",
      attemptId: context.attemptId,
      operation: current(context),
      delivery,
    })),
    reportRefused: report(({ context }, { error }: { error: unknown }) => ({
      type: "operation.refused",
      attemptId: context.attemptId,
      operation: current(context),
      fault: asFault(error),
    })),
    reportSealed: report(({ context }) => ({ type: "queue.sealed", attemptId: context.attemptId })),
    reportEmptied: report(({ context }) => ({
      type: "queue.emptied",
      attemptId: context.attemptId,
      unsent: unsentOf(context),
    })),
  },
  delays: {
    gather: ({ context }) => context.gatherMs,
    retry: ({ context }) =>
      retryMs({ failures: context.failures, name: context.attemptId, atLeastMs: retryAfter(context) }),
    storageRetry: storageRetryMs,
  },
}).createMachine({
  id: "queue",
  context: ({ input }) => ({
    attemptId: input.attemptId,
    person: input.person,
    ...withRestored({ waiting: [], confirmed: [], refused: [] }, input.stored),
    storageWork: [],
    isStorageFailing: false,
    hold: null,
    gatherMs: 0,
    inFlight: null,
    tried: [],
    failures: 0,
    fault: null,
    savedAt: null,
    held: 0,
    isSealed: false,
  }),
  type: "parallel",
  on: {
    "operation.made": { actions: { type: "addOperation", params: pick("operation", "gatherMs") } },
    "choice.made": { actions: { type: "noteChoice", params: pick("choice") } },
    "work.restored": { actions: { type: "noteRestored", params: pick("stored") } },
    "hold.given": { actions: { type: "noteHold", params: pick("hold") } },
    "attempt.closed": { actions: "noteClosed" },
    "storage.lost": { actions: "noteUnstored" },
    "person.left": { actions: "seal" },
    "person.returned": { actions: "unseal" },
    "record.told": {
      guard: { type: "isBehind", params: pick("lastSeq") },
      actions: { type: "noteLost", params: pick("lastSeq") },
    },
  },
  states: {
    storing: {
      description: "Writes down on this device what happens to the operations, one thing at a time, in their order.",
      initial: "idle",
      states: {
        idle: { always: { guard: "hasWork", target: "writing" } },
        writing: {
          tags: "busy",
          invoke: {
            id: "writeWork",
            src: "writeWork",
            input: ({ context }) => ({ person: context.person, work: held(context.storageWork[0], "work") }),
            onDone: { target: "idle", actions: "noteWritten" },
            onError: { target: "failing", actions: "noteUnwritten" },
          },
        },
        failing: {
          description:
            "The device does not keep anything now; what is new lives in this window, and is sent all the same.",
          after: { storageRetry: "writing" },
          on: { "operation.made": "writing" },
        },
      },
    },
    sending: {
      description: "Sends what waits, one operation at a time.",
      initial: "empty",
      states: {
        deciding: {
          description: "What comes next follows from what waits and how the last tries went.",
          always: [
            { guard: "isSealed", target: "sealed" },
            { guard: "maySendOn", target: "delivering" },
            { guard: and(["hasWaiting", "isDrained"]), target: "waiting", actions: "reportEmptied" },
            { guard: "hasWaiting", target: "waiting" },
            { target: "empty", actions: "reportEmptied" },
          ],
        },
        empty: {
          description: "The server has everything, or what waits has only just come.",
          tags: "settled",
          always: [
            { guard: "isSealed", target: "sealed" },
            { guard: and(["hasWaiting", "isGathering"]), target: "gathering" },
            { guard: "hasWaiting", target: "delivering" },
          ],
          on: { "flush.requested": { actions: "reportEmptied" } },
        },
        gathering: {
          description: "Changes to an item that follow each other quickly are sent as one.",
          tags: "busy",
          always: { guard: "isSealed", target: "sealed" },
          after: { gather: "delivering" },
          on: { "flush.requested": "delivering" },
        },
        delivering: {
          tags: "busy",
          entry: "markInFlight",
          always: { guard: "isSealed", target: "sealed" },
          invoke: {
            id: "deliver",
            src: "deliver",
            input: ({ context }) => ({
              attemptId: context.attemptId,
              operation: current(context),
              lease: context.hold?.lease ?? null,
            }),
            onDone: {
              target: "deciding",
              actions: [
                { type: "reportDelivered", params: ({ event }) => ({ delivery: event.output }) },
                { type: "noteDelivered", params: ({ event }) => ({ delivery: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: "isSignedOut", params: pick("error") },
                target: "sealed",
                actions: ["seal", "reportSealed"],
              },
              {
                guard: { type: "isRefused", params: pick("error") },
                target: "deciding",
                actions: [
                  { type: "reportRefused", params: pick("error") },
                  { type: "noteRefused", params: pick("error") },
                ],
              },
              { target: "deciding", actions: { type: "noteFailure", params: pick("error") } },
            ],
          },
        },
        waiting: {
          description: "The server was not reached, or has no time now; it is tried again.",
          tags: "unreached",
          always: { guard: "isSealed", target: "sealed" },
          after: { retry: { target: "delivering", actions: "tryAgain" } },
          on: {
            "connection.restored": { target: "delivering", actions: "tryAgain" },
            "flush.requested": [
              { guard: "isDrained", actions: "reportEmptied" },
              { guard: "mayHurry", target: "delivering", actions: "tryAgain" },
            ],
            "operation.made": { guard: "maySendOn", target: "deciding" },
          },
        },
        sealed: {
          description: "Nobody is signed in, or somebody else: everything stays on this device.",
          always: { guard: not("isSealed"), target: "deciding" },
        },
      },
    },
  },
});
