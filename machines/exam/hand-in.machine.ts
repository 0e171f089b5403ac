import { assign, setup } from "xstate";
import type { Attempt } from "../../src/contract/exam";
import { faults } from "../../src/contract/faults";
import { asFault, isPassing, type Fault } from "../support/fault";
import { pick } from "../support/pick";
import { reporting } from "../support/report";
import { retryMs } from "../support/retry";
import { unprovided } from "../support/unprovided";

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

/** What came of it: the attempt as it stands, or why the server declined. */
export interface HandInOutput {
  readonly attempt: Attempt | null;
  readonly fault: Fault | null;
}

export type HandInEvent = { readonly type: "outbox.emptied" } | { readonly type: "connection.restored" };

/** What the hand-in asks of the attempt: send what there is, or send these items' answers once more. */
export type HandInRequest =
  | { readonly type: "handIn.drainWanted" }
  | { readonly type: "handIn.answersMissing"; readonly exerciseIds: readonly string[] };

const report = reporting<HandInRequest>();

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
    output: {} as HandInOutput,
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
    wantDrain: report({ type: "handIn.drainWanted" }),
    wantMissing: report((_, { error }: { error: unknown }) => ({
      type: "handIn.answersMissing",
      exerciseIds: missingOf(asFault(error)),
    })),
    noteAttempt: assign((_, { attempt }: { attempt: Attempt }) => ({ attempt, fault: null })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
      fault: asFault(error),
      failures: context.failures + 1,
    })),
  },
  delays: { retry: ({ context: { attemptId, failures } }) => retryMs({ failures, name: attemptId }) },
}).createMachine({
  id: "handIn",
  context: ({ input }) => ({ ...input, attempt: null, failures: 0, fault: null }),
  initial: "draining",
  states: {
    draining: {
      description: "Every answer has to reach the server first.",
      tags: "busy",
      entry: "wantDrain",
      on: { "outbox.emptied": "advancing" },
    },
    advancing: {
      description: "The server is asked to leave the stage; it says which answers it lacks.",
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
            guard: { type: "isMissingAnswers", params: pick("error") },
            target: "draining",
            actions: { type: "wantMissing", params: pick("error") },
          },
          {
            guard: { type: "isRefused", params: pick("error") },
            target: "checking",
            actions: { type: "noteFailure", params: pick("error") },
          },
          { target: "waiting", actions: { type: "noteFailure", params: pick("error") } },
        ],
      },
    },
    checking: {
      description: "The server declined: perhaps it has finished the sitting already.",
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
            guard: { type: "isRefused", params: pick("error") },
            target: "declined",
            actions: { type: "noteFailure", params: pick("error") },
          },
          { target: "waiting", actions: { type: "noteFailure", params: pick("error") } },
        ],
      },
    },
    waiting: {
      description: "The server was not reached, or has no time now; it is tried again.",
      tags: ["busy", "offline"],
      after: { retry: "advancing" },
      on: { "connection.restored": "advancing" },
    },
    accepted: { type: "final" },
    declined: { type: "final" },
  },
  output: ({ context }) => ({ attempt: context.attempt, fault: context.fault }),
});
