import { and, assign, setup } from "xstate";
import { faults } from "../../src/contract/faults";
import { asFault, isPassing, type Fault } from "../support/fault";
import { held } from "../support/held";
import { pick } from "../support/pick";
import { reporting } from "../support/report";
import { retryMs } from "../support/retry";
import { unprovided } from "../support/unprovided";
import { sameSlot, type Delivery, type Draft, type Kept, type Operation } from "./operation";

export interface OutboxInput {
  readonly attemptId: string;
  readonly lease: string;
  /** Left over from an earlier window, oldest first. */
  readonly operations: readonly Operation[];
  /** How long to gather changes to one item before sending them as one. */
  readonly gatherMs: number;
  readonly savedAt: number | null;
}

export interface OutboxContext {
  readonly attemptId: string;
  readonly lease: string;
  /** Not yet written down, oldest first. */
  readonly drafts: readonly Draft[];
  /** Written down and waiting for the server, oldest first. */
  readonly queue: readonly Operation[];
  readonly inFlight: string | null;
  readonly gatherMs: number;
  /** false as soon as one operation could not be kept on this device. */
  readonly isDurable: boolean;
  readonly failures: number;
  readonly fault: Fault | null;
  readonly savedAt: number | null;
}

export type OutboxEvent =
  | { readonly type: "operation.drafted"; readonly draft: Draft }
  | { readonly type: "connection.restored" }
  /** Send what there is at once, and say when nothing is left. */
  | { readonly type: "drain.requested" };

/** What the outbox tells the attempt. */
export type OutboxReport =
  | { readonly type: "outbox.delivered"; readonly operation: Operation; readonly delivery: Delivery }
  | { readonly type: "outbox.refused"; readonly operation: Operation; readonly fault: Fault }
  /** Signed out: nothing can be sent. */
  | { readonly type: "outbox.sealed" }
  /** Another window or device holds the sitting. */
  | { readonly type: "outbox.displaced" }
  | { readonly type: "outbox.emptied" };

const report = reporting<OutboxReport>();

const signedOut = faults.tokenInvalid.code;
const heldElsewhere = faults.heldElsewhere.code;

const notYetSent = (context: OutboxContext, draft: Draft) =>
  context.queue.find((held) => sameSlot(held, draft) && held.key !== context.inFlight);
const retryAfter = (fault: Fault | null) => (fault !== null && "retryAfterMs" in fault ? (fault.retryAfterMs ?? 0) : 0);

const headOf = ({ queue }: OutboxContext): Operation => held(queue[0], "operation");
const draftOf = ({ drafts }: OutboxContext): Draft => held(drafts[0], "draft");

/**
 * Keeps every operation on this device before it sends it, sends one at a time, and forgets it only when the server
 * has confirmed or refused it. A restart of either side repeats operations; their keys make that harmless.
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    input: {} as OutboxInput,
    tags: {} as "busy" | "settled" | "offline",
  },
  actors: {
    keepOperation: unprovided<Kept, { attemptId: string; draft: Draft; replaces: string | null }>("keepOperation"),
    deliverOperation: unprovided<Delivery, { attemptId: string; lease: string; operation: Operation }>(
      "deliverOperation",
    ),
    discardOperation: unprovided<void, { attemptId: string; key: string }>("discardOperation"),
  },
  guards: {
    hasDraft: ({ context }) => context.drafts.length > 0,
    hasQueued: ({ context }) => context.queue.length > 0,
    isEmpty: ({ context }) => context.drafts.length === 0 && context.queue.length === 0,
    isGathering: ({ context }) => context.gatherMs > 0,
    isSignedOut: (_, { error }: { error: unknown }) => asFault(error).code === signedOut,
    isHeldElsewhere: (_, { error }: { error: unknown }) => asFault(error).code === heldElsewhere,
    /** The server decided against this one operation; whatever else went wrong may pass. */
    isRefused: (_, { error }: { error: unknown }) =>
      typeof asFault(error).code === "number" && !isPassing(asFault(error)),
  },
  actions: {
    addDraft: assign({
      drafts: ({ context }, { draft }: { draft: Draft }) => [
        ...context.drafts.filter((held, place) => place === 0 || !sameSlot(held, draft)),
        draft,
      ],
    }),
    queueKept: assign(({ context }, { kept }: { kept: Kept }) => ({
      drafts: context.drafts.slice(1),
      queue: [...context.queue.filter((held) => held !== notYetSent(context, kept.operation)), kept.operation],
      isDurable: context.isDurable && kept.durable,
    })),
    markInFlight: assign({ inFlight: ({ context }) => context.queue[0]?.key ?? null }),
    dropHead: assign(({ context }) => ({ queue: context.queue.slice(1), inFlight: null })),
    noteSaved: assign((_, { delivery }: { delivery: Delivery }) => ({
      savedAt: delivery.savedAt,
      failures: 0,
      fault: null,
    })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failures: context.failures + 1,
      fault: asFault(error),
      inFlight: null,
    })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error), inFlight: null })),
    clearFailures: assign({ failures: 0, fault: null }),
    reportDelivered: report(({ context }, { delivery }: { delivery: Delivery }) => ({
      type: "outbox.delivered",
      operation: headOf(context),
      delivery,
    })),
    reportRefused: report(({ context }, { error }: { error: unknown }) => ({
      type: "outbox.refused",
      operation: headOf(context),
      fault: asFault(error),
    })),
    reportSealed: report({ type: "outbox.sealed" }),
    reportDisplaced: report({ type: "outbox.displaced" }),
    reportEmptied: report({ type: "outbox.emptied" }),
  },
  delays: {
    gather: ({ context }) => context.gatherMs,
    retry: ({ context: { attemptId, failures, fault } }) =>
      retryMs({ failures, name: attemptId, atLeastMs: retryAfter(fault) }),
  },
}).createMachine({
  id: "outbox",
  context: ({ input }) => ({
    attemptId: input.attemptId,
    lease: input.lease,
    drafts: [],
    queue: input.operations,
    inFlight: null,
    gatherMs: input.gatherMs,
    isDurable: true,
    failures: 0,
    fault: null,
    savedAt: input.savedAt,
  }),
  type: "parallel",
  on: { "operation.drafted": { actions: { type: "addDraft", params: pick("draft") } } },
  states: {
    keeping: {
      description: "Writes what was drafted down on this device, one draft at a time.",
      initial: "idle",
      states: {
        idle: { always: { guard: "hasDraft", target: "writing" } },
        writing: {
          tags: "busy",
          invoke: {
            id: "keepOperation",
            src: "keepOperation",
            input: ({ context }) => ({
              attemptId: context.attemptId,
              draft: draftOf(context),
              replaces: notYetSent(context, draftOf(context))?.key ?? null,
            }),
            onDone: { target: "idle", actions: { type: "queueKept", params: ({ event }) => ({ kept: event.output }) } },
          },
        },
      },
    },
    sending: {
      description: "Sends what is written down, one operation at a time.",
      initial: "empty",
      states: {
        empty: {
          description: "Nothing waits, or what waits has only just come.",
          tags: "settled",
          always: [
            { guard: and(["hasQueued", "isGathering"]), target: "gathering" },
            { guard: "hasQueued", target: "delivering" },
          ],
          on: { "drain.requested": { guard: "isEmpty", actions: "reportEmptied" } },
        },
        gathering: {
          description: "More changes to the same item may follow at once; they go out as one.",
          after: { gather: "delivering" },
          on: { "drain.requested": "delivering" },
        },
        delivering: {
          description: "The oldest operation is on its way.",
          tags: "busy",
          entry: "markInFlight",
          invoke: {
            id: "deliverOperation",
            src: "deliverOperation",
            input: ({ context }) => ({
              attemptId: context.attemptId,
              lease: context.lease,
              operation: headOf(context),
            }),
            onDone: {
              target: "discarding",
              actions: [
                { type: "reportDelivered", params: ({ event }) => ({ delivery: event.output }) },
                { type: "noteSaved", params: ({ event }) => ({ delivery: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: "isSignedOut", params: pick("error") },
                target: "sealed",
                actions: [{ type: "noteFault", params: pick("error") }, "reportSealed"],
              },
              {
                guard: { type: "isHeldElsewhere", params: pick("error") },
                target: "sealed",
                actions: [{ type: "noteFault", params: pick("error") }, "reportDisplaced"],
              },
              {
                guard: { type: "isRefused", params: pick("error") },
                target: "discarding",
                actions: [{ type: "reportRefused", params: pick("error") }, "clearFailures"],
              },
              { target: "waiting", actions: { type: "noteFailure", params: pick("error") } },
            ],
          },
        },
        discarding: {
          description: "The server has spoken: the operation goes from this device.",
          tags: "busy",
          invoke: {
            id: "discardOperation",
            src: "discardOperation",
            input: ({ context }) => ({ attemptId: context.attemptId, key: headOf(context).key }),
            onDone: { target: "discarded", actions: "dropHead" },
            onError: { target: "discarded", actions: "dropHead" },
          },
        },
        discarded: {
          always: [
            { guard: "hasQueued", target: "delivering" },
            { guard: "hasDraft", target: "empty" },
            { target: "empty", actions: "reportEmptied" },
          ],
        },
        waiting: {
          description: "The server was not reached, or has no time now; it is tried again.",
          tags: "offline",
          after: { retry: "delivering" },
          on: { "connection.restored": "delivering", "drain.requested": "delivering" },
        },
        sealed: { description: "Everything stays on this device until the same person holds the sitting again." },
      },
    },
  },
});
