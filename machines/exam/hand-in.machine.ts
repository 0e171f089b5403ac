import { assign, setup } from "xstate";
import type { Attempt, Contested } from "../../src/contract/exam";
import { faults } from "../../src/contract/faults";
import { asFault, askedWaitMs, isPassing, type Fault } from "../support/fault";
import { pick } from "../support/pick";
import { reporting } from "../support/report";
import { retryMs } from "../support/retry";
import { unprovided } from "../support/unprovided";

export interface HandInInput {
  readonly attemptId: string;
  readonly lease: string;
  readonly stage: string;
}

/** What is handed in, as it stands when everything that can be sent has been. */
export interface HandInPapers {
  /** The last revision of each item answered in this window. */
  readonly manifest: readonly { readonly exercise_id: string; readonly revision: number }[];
  /** Operations that the stage is left without. */
  readonly contested: readonly Contested[];
}

export type AdvanceRequest = HandInInput & HandInPapers;

export interface HandInContext extends AdvanceRequest {
  readonly attempt: Attempt | null;
  /** How often the server has asked for answers that it lacks. */
  readonly asked: number;
  readonly failures: number;
  readonly fault: Fault | null;
}

/** What came of it: the attempt as it stands, or why the server declined. */
export interface HandInOutput {
  readonly attempt: Attempt | null;
  readonly fault: Fault | null;
}

export type HandInEvent =
  | ({ readonly type: "outbox.emptied" } & HandInPapers)
  | { readonly type: "connection.restored" };

/** What the hand-in asks of the attempt: send what there is, or send these items' answers once more. */
export type HandInRequest =
  | { readonly type: "handIn.drainWanted" }
  | { readonly type: "handIn.answersMissing"; readonly exerciseIds: readonly string[] };

const report = reporting<HandInRequest>();

const tooMuch = new Set<unknown>([faults.tooLarge.code, faults.invalidRequest.code]);

const missingOf = (fault: Fault): readonly string[] =>
  typeof fault.code === "number" &&
  "data" in fault &&
  typeof fault.data === "object" &&
  fault.data !== null &&
  "missing" in fault.data &&
  Array.isArray(fault.data.missing)
    ? fault.data.missing.map(String)
    : [];

type Manifested = HandInPapers["manifest"][number];

const missingKey = ({ exercise_id, revision }: Manifested): string =>
  `missing-${revision}-${exercise_id}`.replaceAll(".", "_").slice(0, 64);

/** What the server still lacks after it was sent again is left out of the manifest, and named as contested. */
const withoutMissing = ({ manifest, contested }: HandInContext, missing: readonly string[]): HandInPapers => ({
  manifest: manifest.filter(({ exercise_id }) => !missing.includes(exercise_id)),
  contested: [
    ...contested,
    ...manifest
      .filter(({ exercise_id }) => missing.includes(exercise_id))
      .map((entry) => ({ ...entry, idempotency_key: missingKey(entry) })),
  ],
});

/** What was perhaps too much for the server is named without the answers themselves. */
const namedOnly = ({ contested }: HandInContext): Pick<HandInPapers, "contested"> => ({
  contested: contested.map(({ operation: _withheld, ...named }) => named),
});

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
    advance: unprovided<Attempt, AdvanceRequest>("advance"),
    readAttempt: unprovided<Attempt, { attemptId: string }>("readAttempt"),
  },
  guards: {
    isMissingAnswers: ({ context }, { error }: { error: unknown }) =>
      context.asked === 0 && asFault(error).code === faults.answersMissing.code,
    /** They were sent once more; what is not in the manifest cannot be left out of it. */
    isMissingStill: ({ context: { asked, manifest } }, { error }: { error: unknown }) =>
      asked > 0 &&
      asFault(error).code === faults.answersMissing.code &&
      manifest.some(({ exercise_id }) => missingOf(asFault(error)).includes(exercise_id)),
    isTooMuch: ({ context }, { error }: { error: unknown }) =>
      tooMuch.has(asFault(error).code) && context.contested.some(({ operation }) => operation !== undefined),
    isStillThere: ({ context }, { attempt }: { attempt: Attempt }) =>
      attempt.status === "sitting" && attempt.stage === context.stage,
    isRefused: (_, { error }: { error: unknown }) =>
      typeof asFault(error).code === "number" && !isPassing(asFault(error)),
  },
  actions: {
    wantDrain: report({ type: "handIn.drainWanted" }),
    wantMissing: report((_, { error }: { error: unknown }) => ({
      type: "handIn.answersMissing",
      exerciseIds: missingOf(asFault(error)),
    })),
    notePapers: assign((_, papers: HandInPapers) => papers),
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
      description: "Every answer has to reach the server first, but for what it would not take.",
      tags: "busy",
      entry: "wantDrain",
      on: {
        "outbox.emptied": {
          target: "advancing",
          actions: { type: "notePapers", params: pick("manifest", "contested") },
        },
      },
    },
    advancing: {
      description: "The server is asked to leave the stage; it says which answers it lacks.",
      tags: "busy",
      invoke: {
        id: "advance",
        src: "advance",
        input: ({ context: { attemptId, lease, stage, manifest, contested } }) => ({
          attemptId,
          lease,
          stage,
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
      description: "The server declined: perhaps it has finished the stage already.",
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
