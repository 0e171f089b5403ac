import { assign, setup } from "xstate";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { faults } from "../../src/contract/calls/faults";
import { asFault, askedWaitMs, isPassing } from "../support/fault";
import { pick } from "../support/pick";
import { reporting } from "../support/report";
import { retryMs } from "../support/retry";
import { unprovided } from "../support/unprovided";
import {
  isTooMuch,
  missingOf,
  namedOnly,
  handInPatienceMs,
  withoutMissing,
  type AdvanceRequest,
  type HandInContext,
  type HandInEvent,
  type HandInInput,
  type HandInOutput,
  type HandInContents,
  type HandInRequest,
} from "./hand-in-facts";

const report = reporting<HandInRequest>();

/**
 * Hands in a stage: waits until every answer has reached the server, then asks the server to go on, and repeats until
 * it has.
 */
export const handInMachine = setup({
  types: {
    context: {} as HandInContext,
    events: {} as HandInEvent,
    input: {} as HandInInput,
    output: {} as HandInOutput,
    tags: {} as "busy" | "offline" | "asking",
  },
  actors: {
    advance: unprovided<Attempt, AdvanceRequest>("advance"),
    readAttempt: unprovided<Attempt, { attemptId: string }>("readAttempt"),
  },
  guards: {
    isMissingAnswers: ({ context }, { error }: { error: unknown }) =>
      context.asked === 0 && asFault(error).code === faults.answersMissing.code,
    /**
     * The missing answers were already sent once more. An answer that is not in the manifest cannot be left out of it.
     */
    isMissingStill: ({ context: { asked, manifest } }, { error }: { error: unknown }) =>
      asked > 0 &&
      asFault(error).code === faults.answersMissing.code &&
      manifest.some(({ exercise_id }) => missingOf(asFault(error)).includes(exercise_id)),
    isTooMuch: ({ context }, { error }: { error: unknown }) =>
      isTooMuch(asFault(error)) && context.contested.some(({ operation }) => operation !== undefined),
    isStillThere: ({ context }, { attempt }: { attempt: Attempt }) =>
      attempt.status === "sitting" && attempt.stage === context.stage,
    isRefused: (_, { error }: { error: unknown }) =>
      typeof asFault(error).code === "number" && !isPassing(asFault(error)),
  },
  actions: {
    wantDrain: report({ type: "handIn.drainWanted" }),
    excuseRest: report({ type: "handIn.restExcused" }),
    wantMissing: report((_, { error }: { error: unknown }) => ({
      type: "handIn.answersMissing",
      exerciseIds: missingOf(asFault(error)),
    })),
    notePapers: assign((_, papers: HandInContents) => papers),
    noteAsked: assign({ asked: ({ context }) => context.asked + 1 }),
    contestMissing: assign(({ context }, { error }: { error: unknown }) =>
      withoutMissing(context, missingOf(asFault(error))),
    ),
    nameOnly: assign(({ context }) => namedOnly(context)),
    noteAttempt: assign((_, { attempt }: { attempt: Attempt }) => ({ attempt, fault: null })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
      fault: asFault(error),
      failures: context.failures + 1,
    })),
  },
  delays: {
    patience: handInPatienceMs,
    retry: ({ context: { attemptId, failures, fault } }) =>
      retryMs({ failures, name: attemptId, atLeastMs: askedWaitMs(fault) }),
  },
}).createMachine({
  id: "handIn",
  context: ({ input }) => ({
    ...input,
    manifest: [],
    contested: [],
    attempt: null,
    asked: 0,
    failures: 0,
    fault: null,
  }),
  initial: "draining",
  states: {
    draining: {
      description: "All answers must reach the server first, except those that it has refused.",
      tags: "busy",
      entry: "wantDrain",
      on: {
        "outbox.emptied": {
          target: "advancing",
          actions: { type: "notePapers", params: pick("manifest", "contested") },
        },
      },
      initial: "patient",
      states: {
        patient: { after: { patience: "overdue" } },
        overdue: {
          description: "Delivery takes too long; it is unknown whether the server can be reached.",
          on: { "lease.closed": "#handIn.checking" },
          initial: "unheard",
          states: {
            unheard: { on: { "lease.confirmed": "asking" } },
            asking: {
              description: "The server can be reached, but some answers do not arrive; the student decides what to do.",
              tags: "asking",
              on: {
                "waiting.continued": "#handIn.draining.patient",
                "waiting.ended": { actions: "excuseRest" },
              },
            },
          },
        },
      },
    },
    advancing: {
      description: "The server is asked to end the stage; its reply lists the answers that it lacks.",
      tags: "busy",
      invoke: {
        id: "advance",
        src: "advance",
        input: ({ context: { attemptId, lease, stage, reason, dueAt, manifest, contested } }) => ({
          attemptId,
          lease,
          stage,
          reason,
          dueAt,
          manifest,
          contested,
        }),
        onDone: {
          target: "accepted",
          actions: { type: "noteAttempt", params: ({ event }) => ({ attempt: event.output }) },
        },
        onError: [
          {
            guard: { type: "isMissingStill", params: pick("error") },
            target: "waiting",
            actions: [
              { type: "contestMissing", params: pick("error") },
              { type: "noteFailure", params: pick("error") },
            ],
          },
          {
            guard: { type: "isMissingAnswers", params: pick("error") },
            target: "draining",
            actions: ["noteAsked", { type: "wantMissing", params: pick("error") }],
          },
          {
            guard: { type: "isTooMuch", params: pick("error") },
            target: "advancing",
            reenter: true,
            actions: "nameOnly",
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
      description: "The server declined; it may have ended the stage already, so the attempt is read again.",
      tags: "busy",
      invoke: {
        id: "readAttempt",
        src: "readAttempt",
        input: ({ context }) => ({ attemptId: context.attemptId }),
        onDone: [
          {
            guard: { type: "isStillThere", params: ({ event }) => ({ attempt: event.output }) },
            target: "declined",
          },
          {
            target: "accepted",
            actions: { type: "noteAttempt", params: ({ event }) => ({ attempt: event.output }) },
          },
        ],
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
      description: "The server could not be reached or is overloaded; the request is repeated later.",
      tags: ["busy", "offline"],
      after: { retry: "advancing" },
      on: { "connection.restored": "advancing" },
    },
    accepted: { type: "final" },
    declined: { type: "final" },
  },
  output: ({ context }) => ({ attempt: context.attempt, fault: context.fault }),
});
