import { assign, sendParent, setup } from "xstate";
import type { Attempt } from "../../src/contract/exam";
import { faults } from "../../src/contract/faults";
import { asFault, isPassing, type Fault } from "../support/fault";
import { unprovided } from "../support/unprovided";
import { backoffMs } from "./backoff";

export interface HandInInput {
  readonly attemptId: string;
  readonly lease: string;
  readonly stage: string;
  /** The last revision of each item answered in this window. */
  readonly manifest: readonly { readonly exercise_id: string; readonly revision: number }[];
}

export interface HandInContext extends HandInInput {
  readonly attempt: Attempt | null;
  readonly failures: number;
  readonly fault: Fault | null;
}

export type HandInEvent = { readonly type: "outbox.emptied" } | { readonly type: "connection.restored" };

/** What the hand-in asks of the attempt: send what there is, or send these items' answers once more. */
export type HandInRequest =
  | { readonly type: "handIn.drainWanted" }
  | { readonly type: "handIn.answersMissing"; readonly exerciseIds: readonly string[] };

const missingOf = (fault: Fault): readonly string[] =>
  typeof fault.code === "number" &&
  "data" in fault &&
  typeof fault.data === "object" &&
  fault.data !== null &&
  "missing" in fault.data &&
  Array.isArray(fault.data.missing)
    ? fault.data.missing.map(String)
    : [];

/** Sees a stage out: waits until every answer has reached the server, then asks it to go on; repeats until it has. */
export const handInMachine = setup({
  types: {
    context: {} as HandInContext,
    events: {} as HandInEvent,
    input: {} as HandInInput,
    output: {} as { attempt: Attempt | null; fault: Fault | null },
    tags: {} as "busy" | "offline",
  },
  actors: {
    advance: unprovided<Attempt, HandInInput>("advance"),
    readAttempt: unprovided<Attempt, { attemptId: string }>("readAttempt"),
  },
  guards: {
    isMissingAnswers: (_, { error }: { error: unknown }) => asFault(error).code === faults.answersMissing.code,
    isRefused: (_, { error }: { error: unknown }) =>
      typeof asFault(error).code === "number" && !isPassing(asFault(error)),
  },
  actions: {
    wantDrain: sendParent({ type: "handIn.drainWanted" }),
    wantMissing: sendParent((_, { error }: { error: unknown }) => ({
      type: "handIn.answersMissing",
      exerciseIds: missingOf(asFault(error)),
    })),
    noteAttempt: assign((_, { attempt }: { attempt: Attempt }) => ({ attempt, fault: null })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
      fault: asFault(error),
      failures: context.failures + 1,
    })),
  },
  delays: { backoff: ({ context }) => backoffMs(context.failures) },
}).createMachine({
  id: "handIn",
  context: ({ input }) => ({ ...input, attempt: null, failures: 0, fault: null }),
  initial: "draining",
  states: {
    draining: {
      tags: "busy",
      entry: "wantDrain",
      on: { "outbox.emptied": "advancing" },
    },
    advancing: {
      tags: "busy",
      invoke: {
        id: "advance",
        src: "advance",
        input: ({ context: { attemptId, lease, stage, manifest } }) => ({ attemptId, lease, stage, manifest }),
        onDone: {
          target: "accepted",
          actions: { type: "noteAttempt", params: ({ event }) => ({ attempt: event.output }) },
        },
        onError: [
          {
            guard: { type: "isMissingAnswers", params: ({ event }) => event },
            target: "draining",
            actions: { type: "wantMissing", params: ({ event }) => event },
          },
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "checking",
            actions: { type: "noteFailure", params: ({ event }) => event },
          },
          { target: "waiting", actions: { type: "noteFailure", params: ({ event }) => event } },
        ],
      },
    },
    /** The server declined: perhaps it has finished the sitting already. */
    checking: {
      tags: "busy",
      invoke: {
        id: "readAttempt",
        src: "readAttempt",
        input: ({ context }) => ({ attemptId: context.attemptId }),
        onDone: {
          target: "accepted",
          actions: { type: "noteAttempt", params: ({ event }) => ({ attempt: event.output }) },
        },
        onError: [
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "declined",
            actions: { type: "noteFailure", params: ({ event }) => event },
          },
          { target: "waiting", actions: { type: "noteFailure", params: ({ event }) => event } },
        ],
      },
    },
    waiting: {
      tags: ["busy", "offline"],
      after: { backoff: "advancing" },
      on: { "connection.restored": "advancing" },
    },
    accepted: { type: "final" },
    declined: { type: "final" },
  },
  output: ({ context }) => ({ attempt: context.attempt, fault: context.fault }),
});
