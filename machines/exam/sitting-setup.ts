import { assign, enqueueActions, sendTo, setup } from "xstate";
import { deliveryOf } from "../../src/contract/families";
import { chartFor, familyCharts } from "../families/charts";
import type { Fault } from "../support/fault";
import { oneOf } from "../support/one-of";
import { unprovided, unprovidedAction, unprovidedWatch } from "../support/unprovided";
import { sheetOf, withDraft } from "./answer-sheet";
import { clockMachine } from "./clock.machine";
import { handInMachine, type HandInOutput } from "./hand-in.machine";
import type { Draft, Operation, RestoredWork } from "./operation";
import { outboxMachine } from "./outbox.machine";
import type { SittingContext, SittingEvent, SittingInput, SittingOutcome, UnconfirmedChoice } from "./sitting-facts";

/** What the chart of a sitting names. */
export const sittingSetup = setup({
  types: {
    context: {} as SittingContext,
    events: {} as SittingEvent,
    input: {} as SittingInput,
    output: {} as SittingOutcome,
    tags: {} as "busy" | "open",
    children: {} as { outbox: "outbox"; clock: "clock"; handIn: "handIn"; family: "family" },
  },
  actors: {
    restoreWork: unprovided<RestoredWork, { attemptId: string }>("restoreWork"),
    watchHold: unprovidedWatch<{ attemptId: string; lease: string }>("watchHold"),
    watchConnection: unprovidedWatch<undefined>("watchConnection"),
    watchIdle: unprovidedWatch<undefined>("watchIdle"),
    outbox: outboxMachine,
    clock: clockMachine,
    handIn: handInMachine,
    family: oneOf(chartFor(familyCharts)),
  },
  guards: {
    isContinued: (_, { attempt }: HandInOutput) => attempt?.status === "sitting",
    isAccepted: (_, { attempt }: HandInOutput) => attempt !== null,
    hasLostLease: (_, { leaseHeld }: { leaseHeld: boolean }) => !leaseHeld,
    suspendsWhenIdle: ({ context: { attempt } }) => deliveryOf(attempt.family, attempt.exam_info).suspendsWhenIdle,
  },
  actions: {
    noteRestored: assign(({ context }, { work }: { work: RestoredWork }) => ({
      restored: work,
      sheet: sheetOf(context.attempt, work.operations),
    })),
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
    /** Another try at an item whose last answer was declined. */
    forgive: assign({
      refused: ({ context }, { exerciseId }: { exerciseId: string }) => {
        const { [exerciseId]: _forgiven, ...refused } = context.refused;
        return refused;
      },
    }),
    draft: enqueueActions(({ context, enqueue }, { drafts }: { drafts: readonly Draft[] }) => {
      enqueue.assign({ sheet: drafts.reduce(withDraft, context.sheet) });
      for (const draft of drafts) enqueue.sendTo("outbox", { type: "operation.drafted", draft });
    }),
    drain: sendTo("outbox", { type: "drain.requested" }),
    syncClock: enqueueActions(
      ({ enqueue }, { clock }: { clock: { serverTime: number; deadline: number | null } | null }) => {
        if (clock !== null) enqueue.sendTo("clock", { type: "clock.synced", ...clock });
      },
    ),
    /** Keeps an unconfirmed choice on this device, so that a reload finds it again; the app supplies it. */
    rememberChoice: (_at, _choice: UnconfirmedChoice): void => unprovidedAction("rememberChoice")(),
  },
});
