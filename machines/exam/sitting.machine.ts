import { assign, enqueueActions, forwardTo, sendTo, setup } from "xstate";
import type { Attempt } from "../../src/contract/exam";
import { isAdaptive } from "../../src/contract/families";
import type { Answer } from "../../src/contract/item";
import { fixedSectionsMachine, type FamilyReport } from "../families/fixed-sections.machine";
import { mapMachine } from "../families/map.machine";
import type { Fault } from "../support/fault";
import { unprovidedAction, unprovidedWatch } from "../support/unprovided";
import {
  answerDraft,
  checkDraft,
  entryOf,
  manifestOf,
  repeatedDrafts,
  sheetOf,
  withDraft,
  type AnswerSheet,
} from "./answer-sheet";
import { clockMachine } from "./clock.machine";
import { adaptiveInput, fixedInput, gatherMs } from "./family-input";
import { handInMachine, type HandInInput, type HandInRequest } from "./hand-in.machine";
import type { Operation, RestoredWork } from "./operation";
import { outboxMachine, type OutboxReport } from "./outbox.machine";

export interface SittingInput {
  readonly attempt: Attempt;
  readonly lease: string;
  readonly restored: RestoredWork;
}

export interface SittingContext extends SittingInput {
  readonly sheet: AnswerSheet;
  /** Answers that the server declined for good, by exercise. */
  readonly refused: Readonly<Record<string, Fault>>;
  readonly isOnline: boolean;
  readonly outcome: SittingOutcome;
}

export type SittingEvent =
  | { readonly type: "takeOver.requested" }
  | { readonly type: "resume.requested" }
  | { readonly type: "connection.lost" }
  | { readonly type: "connection.restored" }
  | { readonly type: "session.ended" }
  | { readonly type: "session.renewed" }
  | { readonly type: "idle.elapsed" }
  /** From the watch over the lease: a heartbeat's answer. */
  | { readonly type: "hold.confirmed"; readonly serverTime: number; readonly deadline: number | null }
  | { readonly type: "hold.lost" }
  | { readonly type: "hold.closed" }
  | { readonly type: "clock.expired" }
  | FamilyReport
  | OutboxReport
  | HandInRequest;

export type SittingOutcome =
  | { readonly kind: "finished"; readonly attempt: Attempt | null }
  | { readonly kind: "declined"; readonly fault: Fault | null }
  | { readonly kind: "takeOver" }
  | { readonly kind: "resume" };

interface HandInOutput {
  readonly attempt: Attempt | null;
  readonly fault: Fault | null;
}

const handInInput = ({ attempt, lease, sheet }: SittingContext): HandInInput => ({
  attemptId: attempt.attempt_id,
  lease,
  stage: attempt.stage,
  manifest: manifestOf(sheet),
});

/** The sitting itself: the family's chart, with the outbox, the clock and the watch over the lease beside it. */
export const sittingMachine = setup({
  types: {
    context: {} as SittingContext,
    events: {} as SittingEvent,
    input: {} as SittingInput,
    output: {} as SittingOutcome,
    children: {} as { outbox: "outbox"; clock: "clock"; handIn: "handIn"; map: "map"; fixedSections: "fixedSections" },
  },
  actors: {
    watchHold: unprovidedWatch<{ attemptId: string; lease: string }>("watchHold"),
    watchConnection: unprovidedWatch<undefined>("watchConnection"),
    watchIdle: unprovidedWatch<undefined>("watchIdle"),
    outbox: outboxMachine,
    clock: clockMachine,
    handIn: handInMachine,
    map: mapMachine,
    fixedSections: fixedSectionsMachine,
  },
  guards: {
    isAdaptive: ({ context }) => isAdaptive(context.attempt.exam_info),
    isContinued: (_, { attempt }: HandInOutput) => attempt?.status === "sitting",
    isAccepted: (_, { attempt }: HandInOutput) => attempt !== null,
    tellsTime: (_, { clock }: { clock: object | null }) => clock !== null,
    hasLostLease: (_, { delivery }: { delivery: { leaseHeld: boolean } }) => !delivery.leaseHeld,
  },
  actions: {
    noteStage: assign(({ context }, { attempt }: HandInOutput) => ({
      attempt: attempt ?? context.attempt,
      restored: { ...context.restored, operations: [], choice: null },
    })),
    noteOutcome: assign((_, { outcome }: { outcome: SittingOutcome }) => ({ outcome })),
    noteRefusal: assign({
      refused: ({ context }, { operation, fault }: { operation: Operation; fault: Fault }) => ({
        ...context.refused,
        [operation.exerciseId]: fault,
      }),
    }),
    noteConnection: assign((_, { isOnline }: { isOnline: boolean }) => ({ isOnline })),
    draftAnswer: enqueueActions(
      (
        { context, enqueue },
        { exerciseId, answer, elapsedMs }: { exerciseId: string; answer: Answer | null; elapsedMs: number },
      ) => {
        const draft = answerDraft(context.sheet, exerciseId, answer, elapsedMs);
        const { [exerciseId]: _forgiven, ...refused } = context.refused;
        enqueue.assign({ sheet: withDraft(context.sheet, draft), refused });
        enqueue.sendTo("outbox", { type: "operation.drafted", draft });
      },
    ),
    draftMark: enqueueActions(({ context, enqueue }, { exerciseId }: { exerciseId: string }) => {
      const draft = checkDraft(context.sheet, exerciseId, entryOf(context.sheet, exerciseId).checkStatus === 1 ? 0 : 1);
      enqueue.assign({ sheet: withDraft(context.sheet, draft) });
      enqueue.sendTo("outbox", { type: "operation.drafted", draft });
    }),
    draftMissing: enqueueActions(({ context, enqueue }, { exerciseIds }: { exerciseIds: readonly string[] }) => {
      const drafts = repeatedDrafts(context.sheet, exerciseIds);
      enqueue.assign({ sheet: drafts.reduce(withDraft, context.sheet) });
      for (const draft of drafts) enqueue.sendTo("outbox", { type: "operation.drafted", draft });
    }),
    drain: sendTo("outbox", { type: "drain.requested" }),
    syncClock: sendTo("clock", (_, { serverTime, deadline }: { serverTime: number; deadline: number | null }) => ({
      type: "clock.synced" as const,
      serverTime,
      deadline,
    })),
    /** Keeps an unconfirmed choice on this device, so that a reload finds it again; the app supplies it. */
    rememberChoice: (_at, _params: { attemptId: string; exerciseId: string; answer: Answer | null }): void =>
      unprovidedAction("rememberChoice")(),
  },
}).createMachine({
  id: "sitting",
  context: ({ input }) => ({
    ...input,
    sheet: sheetOf(input.attempt, input.restored.operations),
    refused: {},
    isOnline: true,
    outcome: { kind: "finished", attempt: null },
  }),
  initial: "open",
  states: {
    open: {
      type: "parallel",
      states: {
        answering: {
          initial: "choosing",
          on: {
            "outbox.sealed": ".suspended.signedOut",
            "session.ended": ".suspended.signedOut",
            "outbox.displaced": ".takenOver",
            "hold.lost": ".takenOver",
            "hold.closed": ".closing.expired",
            "clock.expired": ".closing.expired",
          },
          states: {
            choosing: { always: [{ guard: "isAdaptive", target: "map" }, { target: "fixed" }] },
            map: {
              invoke: {
                id: "map",
                src: "map",
                input: ({ context }) => adaptiveInput(context.attempt, context.restored),
                onDone: "closing",
              },
              on: {
                "outbox.delivered": [
                  { guard: { type: "hasLostLease", params: ({ event }) => event }, target: "takenOver" },
                  { actions: forwardTo("map") },
                ],
                "outbox.refused": {
                  actions: [{ type: "noteRefusal", params: ({ event }) => event }, forwardTo("map")],
                },
                "connection.restored": { actions: forwardTo("map") },
                "idle.elapsed": "suspended.idle",
              },
            },
            fixed: {
              invoke: {
                id: "fixedSections",
                src: "fixedSections",
                input: ({ context }) => fixedInput(context.attempt, context.sheet),
                onDone: "closing",
              },
              on: {
                "outbox.delivered": {
                  guard: { type: "hasLostLease", params: ({ event }) => event },
                  target: "takenOver",
                },
                "outbox.refused": { actions: { type: "noteRefusal", params: ({ event }) => event } },
              },
            },
            closing: {
              invoke: {
                id: "handIn",
                src: "handIn",
                input: ({ context }) => handInInput(context),
                onDone: [
                  {
                    guard: { type: "isContinued", params: ({ event }) => event.output },
                    target: "choosing",
                    actions: { type: "noteStage", params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: "isAccepted", params: ({ event }) => event.output },
                    target: "#sitting.left",
                    actions: {
                      type: "noteOutcome",
                      params: ({ event }) => ({ outcome: { kind: "finished", attempt: event.output.attempt } }),
                    },
                  },
                  {
                    target: "#sitting.left",
                    actions: {
                      type: "noteOutcome",
                      params: ({ event }) => ({ outcome: { kind: "declined", fault: event.output.fault } }),
                    },
                  },
                ],
              },
              on: {
                "outbox.emptied": { actions: forwardTo("handIn") },
                "connection.restored": { actions: forwardTo("handIn") },
                "clock.expired": {},
                "hold.closed": {},
              },
              initial: "submitting",
              states: {
                submitting: {},
                /** Time is over: nothing more can be answered, what was answered is still delivered. */
                expired: {},
              },
            },
            takenOver: {
              on: {
                "clock.expired": {},
                "hold.closed": {
                  target: "#sitting.left",
                  actions: { type: "noteOutcome", params: { outcome: { kind: "finished", attempt: null } } },
                },
                "takeOver.requested": {
                  target: "#sitting.left",
                  actions: { type: "noteOutcome", params: { outcome: { kind: "takeOver" } } },
                },
              },
            },
            suspended: {
              initial: "idle",
              states: {
                idle: {},
                signedOut: {
                  on: {
                    "session.renewed": {
                      target: "#sitting.left",
                      actions: { type: "noteOutcome", params: { outcome: { kind: "resume" } } },
                    },
                  },
                },
              },
              on: {
                "resume.requested": {
                  target: "#sitting.left",
                  actions: { type: "noteOutcome", params: { outcome: { kind: "resume" } } },
                },
              },
            },
          },
        },
        syncing: {
          invoke: {
            id: "outbox",
            src: "outbox",
            input: ({ context: { attempt, lease, restored } }) => ({
              attemptId: attempt.attempt_id,
              lease,
              operations: restored.operations,
              gatherMs: gatherMs(isAdaptive(attempt.exam_info)),
              savedAt: attempt.answers.reduce<number | null>(
                (latest, answer) => Math.max(latest ?? 0, answer.saved_at),
                null,
              ),
            }),
          },
          on: {
            "answer.given": { actions: { type: "draftAnswer", params: ({ event }) => event } },
            "mark.given": { actions: { type: "draftMark", params: ({ event }) => event } },
            "choice.made": {
              actions: {
                type: "rememberChoice",
                params: ({ context, event }) => ({ ...event, attemptId: context.attempt.attempt_id }),
              },
            },
            "handIn.drainWanted": { actions: "drain" },
            "handIn.answersMissing": { actions: { type: "draftMissing", params: ({ event }) => event } },
            "connection.restored": {
              actions: [{ type: "noteConnection", params: { isOnline: true } }, forwardTo("outbox")],
            },
            "connection.lost": { actions: { type: "noteConnection", params: { isOnline: false } } },
          },
        },
        timing: {
          invoke: {
            id: "clock",
            src: "clock",
            input: ({ context: { attempt } }) => ({ deadline: attempt.deadline, serverTime: attempt.server_time }),
          },
          on: {
            "outbox.delivered": {
              guard: { type: "tellsTime", params: ({ event }) => event.delivery },
              actions: {
                type: "syncClock",
                params: ({ event }) => event.delivery.clock ?? { serverTime: 0, deadline: null },
              },
            },
            "hold.confirmed": { actions: { type: "syncClock", params: ({ event }) => event } },
          },
        },
        holding: {
          invoke: [
            {
              id: "watchHold",
              src: "watchHold",
              input: ({ context: { attempt, lease } }) => ({ attemptId: attempt.attempt_id, lease }),
            },
            { id: "watchConnection", src: "watchConnection" },
            { id: "watchIdle", src: "watchIdle" },
          ],
        },
      },
    },
    left: { type: "final" },
  },
  output: ({ context }) => context.outcome,
});
