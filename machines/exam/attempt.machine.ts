import { assertEvent, assign, forwardTo, setup, type DoneActorEvent } from "xstate";
import { faults } from "../../src/contract/calls/faults";
import type { TestDetail } from "../../src/contract/tests";
import { asFault, askedWaitMs, isPassing } from "../support/fault";
import { pick } from "../support/pick";
import { retryMs } from "../support/retry";
import { unprovided, unprovidedAction, unprovidedWatch } from "../support/unprovided";
import {
  attemptOf,
  beginning,
  leaseHolderOf,
  sittingOf,
  type AttemptContext,
  type AttemptEvent,
  type AttemptInput,
  type StartOutcome,
  type StartRequest,
} from "./attempt-facts";
import type { SittingOutcome } from "./sitting-facts";
import { sittingMachine } from "./sitting.machine";

type Started = DoneActorEvent<StartOutcome, "startAttempt">;
type WithOutcome = { readonly outcome: SittingOutcome };

/** The failed request is repeated automatically, or when the student asks for it. */
const againTo = <Target extends "loading" | "starting">(target: Target) =>
  ({ after: { retry: target }, on: { "connection.restored": target, "retry.requested": target } }) as const;

/**
 * An attempt from its test's page to its end. It resumes from the server's record, never from this browser's data
 * alone.
 */
export const attemptMachine = setup({
  types: {
    context: {} as AttemptContext,
    events: {} as AttemptEvent | Started,
    input: {} as AttemptInput,
    tags: {} as "busy" | "settled" | "unreached",
    children: {} as { sitting: "sitting" },
  },
  actors: {
    loadTest: unprovided<TestDetail, { menuId: string }>("loadTest"),
    startAttempt: unprovided<StartOutcome, StartRequest>("startAttempt"),
    watchConnection: unprovidedWatch<undefined>("watchConnection"),
    sitting: sittingMachine,
  },
  guards: {
    isPassing: (_, { error }: { error: unknown }) => isPassing(asFault(error)) || asFault(error).code === "http",
    canStart: ({ context }, { test }: { test: TestDetail }) => context.isBegun || test.open_attempt !== null,
    isStart: (_, { start, kind }: { start: StartOutcome; kind: StartOutcome["kind"] }) => start.kind === kind,
    isLeasedElsewhere: (_, { error }: { error: unknown }) => asFault(error).code === faults.heldElsewhere.code,
    isOutcome: (_, { outcome, kind }: WithOutcome & { kind: SittingOutcome["kind"] }) => outcome.kind === kind,
  },
  actions: {
    noteTest: assign((_, { test }: { test: TestDetail }) => ({ test, failures: 0, fault: null })),
    noteStart: assign((_, { mode, startLevel }: { mode: string | null; startLevel: number | null }) => ({
      mode,
      startLevel,
      isBegun: true,
    })),
    noteAttempt: assign(({ context }, { start }: { start: StartOutcome }) => ({
      attempt: attemptOf(start, context.attempt),
      isTakingOver: false,
      isBegun: true,
      starts: context.starts + 1,
      failures: 0,
      fault: null,
    })),
    noteElsewhere: assign(({ context }, { start }: { start: StartOutcome }) => ({
      holder: start.kind === "elsewhere" ? start.holder : null,
      starts: context.starts + 1,
    })),
    noteTakeOver: assign({ isTakingOver: true }),
    dropTakeOver: assign({ isTakingOver: false }),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error), isTakingOver: false })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
      fault: asFault(error),
      failures: context.failures + 1,
    })),
    noteHolder: assign((_, { error }: { error: unknown }) => ({ holder: leaseHolderOf(asFault(error)) })),
    noteOutcome: assign(({ context }, { outcome }: WithOutcome) => ({
      attempt: outcome.kind === "finished" ? (outcome.attempt ?? context.attempt) : context.attempt,
      fault: outcome.kind === "declined" ? outcome.fault : context.fault,
    })),
    /** The stored work of this attempt is no longer needed for long; the app supplies the action. */
    closeAttempt: (_at, _closed: { attemptId: string | null }): void => unprovidedAction("closeAttempt")(),
  },
  delays: {
    retry: ({ context: { failures, fault, menuId } }) =>
      retryMs({ failures, name: menuId, atLeastMs: askedWaitMs(fault) }),
  },
}).createMachine({
  id: "attempt",
  context: ({ input }) => beginning(input),
  initial: "loading",
  on: { "session.ended": ".signedOut" },
  states: {
    signedOut: {
      description: "Signed out: no attempt is started or resumed until the same person has signed in again.",
      tags: "settled",
      entry: "dropTakeOver",
      on: { "session.ended": {}, "session.renewed": "loading" },
    },
    loading: {
      description: "The test is loaded, with the information whether an attempt at it is under way.",
      tags: "busy",
      invoke: {
        id: "loadTest",
        src: "loadTest",
        input: ({ context }) => ({ menuId: context.menuId }),
        onDone: [
          {
            guard: { type: "canStart", params: ({ event }) => ({ test: event.output }) },
            target: "starting",
            actions: { type: "noteTest", params: ({ event }) => ({ test: event.output }) },
          },
          { target: "briefing", actions: { type: "noteTest", params: ({ event }) => ({ test: event.output }) } },
        ],
        onError: [
          {
            guard: { type: "isPassing", params: pick("error") },
            target: "awaitingTest",
            actions: { type: "noteFailure", params: pick("error") },
          },
          { target: "failed", actions: { type: "noteFault", params: pick("error") } },
        ],
      },
    },
    awaitingTest: {
      description: "The server could not be reached or is overloaded; the request is repeated automatically.",
      tags: ["busy", "unreached"],
      invoke: { id: "watchConnection", src: "watchConnection" },
      ...againTo("loading"),
    },
    briefing: {
      description: "The page waits for the student to begin; opening or reloading it does not start an attempt.",
      tags: "settled",
      on: {
        "start.requested": {
          target: "starting",
          actions: { type: "noteStart", params: pick("mode", "startLevel") },
        },
      },
    },
    starting: {
      description: "The server starts an attempt or resumes the one under way, and gives this window the lease.",
      tags: "busy",
      invoke: {
        id: "startAttempt",
        src: "startAttempt",
        input: ({ context }) => ({
          menuId: context.menuId,
          mode: context.mode,
          startLevel: context.startLevel,
          assignmentId: context.assignmentId,
          attemptId: context.attempt?.attempt_id ?? context.test?.open_attempt?.attempt_id ?? null,
          takeOver: context.isTakingOver,
          key: `${context.startKey}-${context.starts}`,
        }),
        onDone: [
          {
            guard: { type: "isStart", params: ({ event }) => ({ start: event.output, kind: "over" }) },
            target: "finished",
            actions: { type: "noteAttempt", params: ({ event }) => ({ start: event.output }) },
          },
          {
            guard: { type: "isStart", params: ({ event }) => ({ start: event.output, kind: "elsewhere" }) },
            target: "heldElsewhere",
            actions: { type: "noteElsewhere", params: ({ event }) => ({ start: event.output }) },
          },
          { target: "open", actions: { type: "noteAttempt", params: ({ event }) => ({ start: event.output }) } },
        ],
        onError: [
          {
            guard: { type: "isLeasedElsewhere", params: pick("error") },
            target: "heldElsewhere",
            actions: { type: "noteHolder", params: pick("error") },
          },
          {
            guard: { type: "isPassing", params: pick("error") },
            target: "awaitingStart",
            actions: { type: "noteFailure", params: pick("error") },
          },
          { target: "failed", actions: { type: "noteFault", params: pick("error") } },
        ],
      },
    },
    awaitingStart: {
      description: "The server did not answer the start; the same request is repeated automatically.",
      tags: ["busy", "unreached"],
      invoke: { id: "watchConnection", src: "watchConnection" },
      ...againTo("starting"),
    },
    heldElsewhere: {
      description: "Another window or device has the lease; it can be taken over.",
      tags: "settled",
      on: { "takeOver.requested": { target: "starting", actions: "noteTakeOver" } },
    },
    open: {
      tags: "settled",
      invoke: {
        id: "sitting",
        src: "sitting",
        input: ({ event, context: { isBriefed } }) => {
          assertEvent(event, "xstate.done.actor.startAttempt");
          return sittingOf(event.output, isBriefed);
        },
        onDone: [
          {
            guard: { type: "isOutcome", params: ({ event }) => ({ outcome: event.output, kind: "finished" }) },
            target: "finished",
            actions: { type: "noteOutcome", params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: "isOutcome", params: ({ event }) => ({ outcome: event.output, kind: "declined" }) },
            target: "failed",
            actions: { type: "noteOutcome", params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: "isOutcome", params: ({ event }) => ({ outcome: event.output, kind: "takeOver" }) },
            target: "starting",
            actions: "noteTakeOver",
          },
          { target: "starting" },
        ],
      },
      on: {
        "session.ended": { actions: forwardTo("sitting") },
        "session.renewed": { actions: forwardTo("sitting") },
      },
    },
    finished: {
      description: "The attempt is finished on the server.",
      tags: "settled",
      on: { "session.ended": {} },
      entry: {
        type: "closeAttempt",
        params: ({ context }) => ({ attemptId: context.attempt?.attempt_id ?? null }),
      },
    },
    failed: {
      tags: "settled",
      on: { "retry.requested": "loading", "session.renewed": "loading", "session.ended": {} },
    },
  },
});
