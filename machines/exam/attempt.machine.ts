import { assign, forwardTo, setup } from "xstate";
import type { Attempt, TestDetail } from "../../src/contract/exam";
import { faults } from "../../src/contract/faults";
import { asFault, type Fault } from "../support/fault";
import { unprovided } from "../support/unprovided";
import type { RestoredWork } from "./operation";
import { sittingMachine, type SittingOutcome } from "./sitting.machine";

export interface AttemptInput {
  readonly menuId: string;
  readonly mode: string | null;
  readonly startLevel: number | null;
  /** The student has already said "start" on the detail page. */
  readonly isBegun: boolean;
}

export interface AttemptContext extends AttemptInput {
  readonly test: TestDetail | null;
  readonly attempt: Attempt | null;
  readonly isTakingOver: boolean;
  readonly restored: RestoredWork;
  readonly fault: Fault | null;
}

export type AttemptEvent =
  | { readonly type: "start.requested"; readonly mode: string | null; readonly startLevel: number | null }
  | { readonly type: "takeOver.requested" }
  | { readonly type: "retry.requested" }
  /** The person signed out, or the server no longer knows the token; and is back. */
  | { readonly type: "session.ended" }
  | { readonly type: "session.renewed" };

const nothingRestored: RestoredWork = { operations: [], choice: null, isDurable: false };

/**
 * A sitting from its test's page to its end; what it resumes from is the server's record, never only this browser's.
 */
export const attemptMachine = setup({
  types: {
    context: {} as AttemptContext,
    events: {} as AttemptEvent,
    input: {} as AttemptInput,
    tags: {} as "busy" | "settled",
    children: {} as { sitting: "sitting" },
  },
  actors: {
    loadTest: unprovided<TestDetail, { menuId: string }>("loadTest"),
    startAttempt: unprovided<
      Attempt,
      { menuId: string; mode: string | null; startLevel: number | null; takeOver: boolean }
    >("startAttempt"),
    restoreWork: unprovided<RestoredWork, { attemptId: string }>("restoreWork"),
    sitting: sittingMachine,
  },
  guards: {
    canStart: ({ context }, { test }: { test: TestDetail }) => context.isBegun || test.open_attempt !== null,
    isFinished: (_, { attempt }: { attempt: Attempt }) => attempt.status === "finished",
    isHeldElsewhere: (_, { attempt }: { attempt: Attempt }) => attempt.lease === null,
    isRefusedAsHeld: (_, { error }: { error: unknown }) => asFault(error).code === faults.heldElsewhere.code,
    hasFinished: (_, { kind }: SittingOutcome) => kind === "finished",
    hasDeclined: (_, { kind }: SittingOutcome) => kind === "declined",
    wantsTakeOver: (_, { kind }: SittingOutcome) => kind === "takeOver",
  },
  actions: {
    noteTest: assign((_, { test }: { test: TestDetail }) => ({ test, fault: null })),
    noteStart: assign((_, { mode, startLevel }: { mode: string | null; startLevel: number | null }) => ({
      mode,
      startLevel,
      isBegun: true,
    })),
    noteAttempt: assign((_, { attempt }: { attempt: Attempt }) => ({
      attempt,
      isTakingOver: false,
      isBegun: true,
      fault: null,
    })),
    noteRestored: assign((_, { work }: { work: RestoredWork }) => ({ restored: work })),
    noteTakeOver: assign({ isTakingOver: true }),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error), isTakingOver: false })),
    noteFinished: assign(({ context }, outcome: SittingOutcome) => ({
      attempt: outcome.kind === "finished" ? (outcome.attempt ?? context.attempt) : context.attempt,
    })),
    noteDeclined: assign((_, outcome: SittingOutcome) => ({
      fault: outcome.kind === "declined" ? outcome.fault : null,
    })),
  },
}).createMachine({
  id: "attempt",
  context: ({ input }) => ({
    ...input,
    test: null,
    attempt: null,
    isTakingOver: false,
    restored: nothingRestored,
    fault: null,
  }),
  initial: "loading",
  states: {
    loading: {
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
        onError: { target: "failed", actions: { type: "noteFault", params: ({ event }) => event } },
      },
    },
    briefing: {
      tags: "settled",
      on: { "start.requested": { target: "starting", actions: { type: "noteStart", params: ({ event }) => event } } },
    },
    starting: {
      tags: "busy",
      invoke: {
        id: "startAttempt",
        src: "startAttempt",
        input: ({ context: { menuId, mode, startLevel, isTakingOver } }) => ({
          menuId,
          mode,
          startLevel,
          takeOver: isTakingOver,
        }),
        onDone: [
          {
            guard: { type: "isFinished", params: ({ event }) => ({ attempt: event.output }) },
            target: "finished",
            actions: { type: "noteAttempt", params: ({ event }) => ({ attempt: event.output }) },
          },
          {
            guard: { type: "isHeldElsewhere", params: ({ event }) => ({ attempt: event.output }) },
            target: "heldElsewhere",
          },
          { target: "restoring", actions: { type: "noteAttempt", params: ({ event }) => ({ attempt: event.output }) } },
        ],
        onError: [
          { guard: { type: "isRefusedAsHeld", params: ({ event }) => event }, target: "heldElsewhere" },
          { target: "failed", actions: { type: "noteFault", params: ({ event }) => event } },
        ],
      },
    },
    heldElsewhere: {
      tags: "settled",
      on: { "takeOver.requested": { target: "starting", actions: "noteTakeOver" } },
    },
    restoring: {
      tags: "busy",
      invoke: {
        id: "restoreWork",
        src: "restoreWork",
        input: ({ context }) => ({ attemptId: context.attempt?.attempt_id ?? "" }),
        onDone: { target: "open", actions: { type: "noteRestored", params: ({ event }) => ({ work: event.output }) } },
        onError: { target: "open", actions: { type: "noteRestored", params: { work: nothingRestored } } },
      },
    },
    open: {
      tags: "settled",
      invoke: {
        id: "sitting",
        src: "sitting",
        input: ({ context }) => ({
          attempt: context.attempt!,
          lease: context.attempt?.lease ?? "",
          restored: context.restored,
        }),
        onDone: [
          {
            guard: { type: "hasFinished", params: ({ event }) => event.output },
            target: "finished",
            actions: { type: "noteFinished", params: ({ event }) => event.output },
          },
          {
            guard: { type: "hasDeclined", params: ({ event }) => event.output },
            target: "failed",
            actions: { type: "noteDeclined", params: ({ event }) => event.output },
          },
          {
            guard: { type: "wantsTakeOver", params: ({ event }) => event.output },
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
    finished: { tags: "settled" },
    failed: {
      tags: "settled",
      on: { "retry.requested": "loading", "session.renewed": "loading" },
    },
  },
});
