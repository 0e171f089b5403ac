import { assign, enqueueActions, sendTo, setup, stateIn } from "xstate";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { faults } from "../../src/contract/calls/faults";
import { deliveryOf } from "../../src/contract/families";
import type { RoomUpdate } from "../../src/contract/rooms/room-update";
import type { PendingChoice, Delivery, Lease, ToolsDraft, WorkDraft, WorkOperation } from "../outbox/operation";
import type { Unsent } from "../outbox/queue-facts";
import type { Fault } from "../support/fault";
import { oneOf } from "../support/one-of";
import { unprovided, unprovidedWatch } from "../support/unprovided";
import { sheetOf, withDraft, withRecord } from "./answer-sheet";
import { clockMachine } from "./clock.machine";
import { unprovidedChart } from "./family-chart";
import type { HandInOutput } from "./hand-in-facts";
import { handInMachine } from "./hand-in.machine";
import { nothingRestored, type RestoredWork } from "./restored-work";
import {
  dueAtOf,
  isBehind,
  isElsewhere,
  isStageOver,
  handInContentsOf,
  type HeartbeatRequest,
  type StoredHandInInput,
  type OutboxRequest,
  type SittingContext,
  type SittingEvent,
  type SittingInput,
  type SittingOutcome,
  type WatchedLease,
} from "./sitting-facts";
import { roomAfterUpdate, withRead } from "./sitting-room";
import { toolSheetOf, withTools } from "./tool-sheet";

interface ReportedTime {
  readonly serverTime: number;
  readonly dueAt: number | null;
  readonly stoppedAt: number | null;
}

/** Types, actors, guards and actions of the chart of a sitting. */
export const sittingSetup = setup({
  types: {
    context: {} as SittingContext,
    events: {} as SittingEvent,
    input: {} as SittingInput,
    output: {} as SittingOutcome,
    tags: {} as "busy" | "open",
    children: {} as {
      outbox: "outbox";
      clock: "clock";
      handIn: "handIn";
      family: "family";
      watchLease: "watchLease";
    },
  },
  actors: {
    restoreWork: unprovided<RestoredWork, { attemptId: string; lastSeq: number }>("restoreWork"),
    readAttempt: unprovided<Attempt, { attemptId: string }>("readAttempt"),
    outbox: unprovidedWatch<{ attemptId: string; gatherMs: number } & Lease, OutboxRequest>("outbox"),
    watchLease: unprovidedWatch<WatchedLease, HeartbeatRequest>("watchLease"),
    /** While the server is unreachable, stores on the device all that a hand-in without this page needs. */
    storeHandIn: unprovidedWatch<StoredHandInInput>("storeHandIn"),
    /** Fetches the next section, encrypted, while the student works on the current one. */
    fetchAhead: unprovidedWatch<{ attempt: Attempt }>("fetchAhead"),
    watchConnection: unprovidedWatch<undefined>("watchConnection"),
    watchIdle: unprovidedWatch<undefined>("watchIdle"),
    clock: clockMachine,
    handIn: handInMachine,
    family: oneOf(unprovidedChart),
  },
  guards: {
    wasHandedIn: ({ context }, { work }: { work: RestoredWork }) => work.handedIn === context.attempt.stage,
    isContinued: (_, { attempt }: HandInOutput) => attempt?.status === "sitting",
    /** The clock of this window ran out too early: the stage goes on. */
    isGoneOnWith: ({ context }, { attempt }: HandInOutput) =>
      attempt?.status === "sitting" && attempt.stage === context.attempt.stage,
    /** The time of the next stage is over as well. */
    isContinuedTooLate: (_, { attempt }: HandInOutput) =>
      attempt?.status === "sitting" && isStageOver(dueAtOf(attempt), attempt.server_time),
    isLeasedElsewhere: (_, { fault }: HandInOutput) => fault?.code === faults.heldElsewhere.code,
    isTakenOver: stateIn({ open: { answering: "takenOver" } }),
    isBehind: ({ context }, { attempt }: { attempt: Attempt }) => isBehind(context, attempt),
    isDelivering: stateIn({ open: { answering: "delivering" } }),
    isElsewhere: ({ context }, { attempt }: { attempt: Attempt }) => isElsewhere(context, attempt),
    isAccepted: (_, { attempt }: HandInOutput) => attempt !== null,
    hasLostLease: (_, { leaseHeld }: Pick<Delivery, "leaseHeld">) => leaseHeld === false,
    isSuperseded: (_, { outcome }: Pick<Delivery, "outcome">) => outcome === "superseded",
    /** 0: the server does not report the row. */
    isNews: ({ context }, { lastSeq }: { lastSeq: number }) => lastSeq > 0 && lastSeq !== context.seq,
    /** While the clock is stopped there is nothing to do on the page. */
    suspendsWhenIdle: ({ context: { attempt, stoppedAt } }) =>
      stoppedAt === null && deliveryOf(attempt.family, attempt.exam_info).suspendsWhenIdle,
  },
  actions: {
    noteRestored: assign(({ context: { attempt } }, { work }: { work: RestoredWork }) => ({
      restored: { ...work, operations: work.operations.filter(({ epoch }) => epoch === attempt.epoch) },
      sheet: sheetOf(attempt, work.operations),
      tools: toolSheetOf(attempt.tool_states ?? [], work.tools),
      refused: work.refused,
    })),
    noteStage: assign(({ context }, { attempt }: HandInOutput) => ({
      attempt: attempt ?? context.attempt,
      dueAt: dueAtOf(attempt ?? context.attempt),
      restored: nothingRestored,
      isHandInStored: false,
      seq: Math.max(context.seq, attempt?.last_seq ?? 0),
      room: roomAfterUpdate(context.room, attempt?.room),
    })),
    noteRoom: assign(({ context }, { update }: { update: RoomUpdate | undefined }) => ({
      room: roomAfterUpdate(context.room, update),
    })),
    noteRead: assign(({ context: { room } }, { seq }: { seq: number }) => ({
      room: room === null ? null : withRead(room, seq),
    })),
    askRoom: enqueueActions(({ context: { room }, enqueue }, { isAsked }: { isAsked: boolean }) => {
      if (isAsked && room !== null) enqueue.sendTo("watchLease", { type: "heartbeat.wanted", readSeq: room.readSeq });
    }),
    noteSection: assign({
      attempt: ({ context }, { stage }: { stage: string }) => ({ ...context.attempt, stage }),
    }),
    noteRecord: assign(({ context }, { attempt }: { attempt: Attempt }) => ({
      sheet: withRecord(context.sheet, attempt),
      seq: isBehind(context, attempt) ? attempt.last_seq : Math.max(context.seq, attempt.last_seq),
    })),
    noteReason: assign((_, { handInReason }: Pick<SittingContext, "handInReason">) => ({ handInReason })),
    noteHandInStored: assign({ isHandInStored: true }),
    noteAsking: assign({ seqAsked: ({ context }) => context.seq }),
    noteSeq: assign({ seq: ({ context }, { seq }: Pick<Delivery, "seq">) => Math.max(context.seq, seq) }),
    noteOutcome: assign((_, { outcome }: { outcome: SittingOutcome }) => ({ outcome })),
    noteRefusal: assign({
      refused: ({ context }, { operation, fault }: { operation: WorkOperation; fault: Fault }) => ({
        ...context.refused,
        [operation.exerciseId]: fault,
      }),
    }),
    /** A superseded review mark is not worth reporting. */
    noteSuperseded: assign({
      superseded: ({ context: { superseded } }, { operation }: { operation: WorkOperation }) =>
        operation.kind === "check" || superseded.includes(operation.exerciseId)
          ? superseded
          : [...superseded, operation.exerciseId],
    }),
    forgetSuperseded: assign({
      superseded: ({ context }, { exerciseId }: { exerciseId: string }) =>
        context.superseded.filter((one) => one !== exerciseId),
    }),
    noteConnection: assign((_, { isOnline }: { isOnline: boolean }) => ({ isOnline })),
    /** Forgets the refusal of an item's last answer when the student answers it again. */
    forgive: assign({
      refused: ({ context }, { exerciseId }: { exerciseId: string }) => {
        const { [exerciseId]: _forgiven, ...refused } = context.refused;
        return refused;
      },
    }),
    draft: enqueueActions(({ context, enqueue }, { drafts }: { drafts: readonly WorkDraft[] }) => {
      const { attempt, dueAt } = context;
      enqueue.assign({ sheet: drafts.reduce((sheet, one) => withDraft(sheet, one, attempt.epoch), context.sheet) });
      for (const draft of drafts) enqueue.sendTo("outbox", { type: "operation.drafted", draft, dueAt });
    }),
    draftTools: enqueueActions(({ context, enqueue }, { draft }: { draft: ToolsDraft }) => {
      enqueue.assign({ tools: withTools(context.tools, draft, context.attempt.epoch) });
      enqueue.sendTo("outbox", { type: "operation.drafted", draft, dueAt: context.dueAt });
    }),
    keepChoice: sendTo("outbox", (_, { choice }: { choice: PendingChoice }) => ({ type: "choice.made", choice })),
    notifyStage: sendTo("outbox", { type: "stage.entered" }),
    drain: sendTo("outbox", { type: "drain.requested" }),
    excuseRest: sendTo("outbox", { type: "rest.excused" }),
    handContents: sendTo("handIn", ({ context }, { unsent }: { unsent: readonly Unsent[] }) => ({
      type: "outbox.emptied",
      ...handInContentsOf(context, unsent),
    })),
    /**
     * The outbox sends again the operations that a server restored from a backup lacks. 0: the server does not report
     * the row.
     */
    notifyRecord: enqueueActions(({ enqueue }, { lastSeq }: { lastSeq: number }) => {
      if (lastSeq > 0) enqueue.sendTo("outbox", { type: "record.told", lastSeq });
    }),
    noteLock: assign((_, { lockedAt }: { lockedAt: number | null }) => ({ lockedAt })),
    syncClock: enqueueActions(({ enqueue }, { told }: { told: ReportedTime | null }) => {
      if (told === null) return;
      const { serverTime, dueAt, stoppedAt } = told;
      enqueue.assign({ dueAt, stoppedAt });
      enqueue.sendTo("clock", { type: "clock.synced", serverTime, deadline: dueAt, stoppedAt });
    }),
  },
});
