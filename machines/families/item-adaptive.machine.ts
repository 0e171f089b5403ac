import { assign, enqueueActions, setup } from "xstate";
import type { Exercise } from "../../src/contract/attempt/attempt";
import type { NextStep } from "../../src/contract/attempt/exam";
import { blanksIn } from "../../src/contract/item/blanks";
import type { Answer } from "../../src/contract/item/item";
import { isReadable } from "../../src/contract/item/number-forms";
import type { FamilyEvent, FamilyReport } from "../exam/family";
import type { Operation } from "../outbox/operation";
import { assertPresent } from "../support/assert-present";
import { asFault, type Fault } from "../support/fault";
import { pick } from "../support/pick";
import { reporting } from "../support/report";
import { unprovided } from "../support/unprovided";

export interface ItemAdaptiveInput {
  readonly attemptId: string;
  /** The item presented now, if it is already loaded. */
  readonly exercise: Exercise | null;
  /** A choice made before a reload and not confirmed yet. */
  readonly answer: Answer | null;
  /** The answer to this item was confirmed before a reload and is still being sent. */
  readonly isLocked: boolean;
  /** An item may be left without an answer after the student confirms that. */
  readonly mayBeBlank: boolean;
  /** The current section. */
  readonly stage: string;
  readonly answered: number;
  readonly total: number;
}

export interface ItemAdaptiveContext extends ItemAdaptiveInput {
  readonly isComplete: boolean;
  readonly fault: Fault | null;
}

export type ItemAdaptiveEvent =
  | { readonly type: "answer.changed"; readonly answer: Answer | null }
  | { readonly type: "answer.confirmed"; readonly elapsedMs: number }
  | { readonly type: "blank.confirmed"; readonly elapsedMs: number }
  | { readonly type: "blank.withdrawn" }
  /** The sound of the item cannot be played on this device, so the item is skipped. */
  | { readonly type: "hearing.failed"; readonly elapsedMs: number }
  | { readonly type: "extraction.retried" }
  | FamilyEvent;

/** The engine's report on the student's effort, sent after each item. */
export interface EngagementReport {
  readonly type: "engagement.noted";
  readonly isRapid: boolean;
}

const report = reporting<FamilyReport | EngagementReport>();

const presentedId = ({ exercise }: ItemAdaptiveContext): string => assertPresent(exercise, "item").exercise_id;

const passedOver = {
  guard: "hasAudio",
  target: "locking",
  actions: ["giveUp", { type: "reportUnheard", params: pick("elapsedMs") }],
} as const;

/**
 * Item-level adaptive delivery without a way back: the server selects an item, the student answers, the answer is
 * locked, and the server's reply brings the next item.
 */
export const itemAdaptiveMachine = setup({
  types: {
    context: {} as ItemAdaptiveContext,
    events: {} as ItemAdaptiveEvent,
    input: {} as ItemAdaptiveInput,
    output: {} as { answered: number },
    tags: {} as "busy" | "answerable",
  },
  actors: { extract: unprovided<NextStep, { attemptId: string }>("extract") },
  guards: {
    isLocked: ({ context }) => context.isLocked,
    hasExercise: ({ context }) => context.exercise !== null,
    hasAnswer: ({ context }) => context.answer !== null,
    mayBeBlank: ({ context }) => context.mayBeBlank,
    hasBlanks: ({ context: { mayBeBlank, exercise, answer } }) =>
      mayBeBlank && exercise !== null && blanksIn(exercise.interaction, answer) > 0,
    isAnswer: (_, { answer }: { answer: Answer | null }) => answer !== null,
    isReadable: ({ context: { exercise, answer } }) =>
      exercise !== null && answer !== null && isReadable(exercise.interaction, answer),
    hasAudio: ({ context: { exercise } }) => exercise?.audio !== undefined,
    isOfPresented: ({ context }, { operation }: { operation: Operation }) =>
      operation.kind === "answer" && operation.exerciseId === context.exercise?.exercise_id,
    isComplete: ({ context }) => context.isComplete,
  },
  actions: {
    keepEntry: assign((_, { answer }: { answer: Answer | null }) => ({ answer })),
    present: assign(({ context }, { step }: { step: NextStep | null }) => ({
      exercise: step?.exercise ?? null,
      answer: null,
      isLocked: false,
      isComplete: step !== null && step.presented === null,
      fault: null,
      stage: step?.stage ?? context.stage,
      answered: step?.answered ?? context.answered,
      total: step?.total ?? context.total,
    })),
    lock: assign({ isLocked: true }),
    giveUp: assign({ isLocked: true, answer: null }),
    unlock: assign((_, { fault }: { fault: Fault }) => ({ isLocked: false, answer: null, exercise: null, fault })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    reportChoice: report(({ context }, { answer }: { answer: Answer | null }) => ({
      type: "choice.made",
      exerciseId: presentedId(context),
      answer,
    })),
    reportAnswer: report(({ context }, { elapsedMs }: { elapsedMs: number }) => ({
      type: "answer.given",
      exerciseId: presentedId(context),
      answer: context.answer,
      elapsedMs,
    })),
    reportSection: enqueueActions(({ context, enqueue }, { step }: { step: NextStep | null }) => {
      if (step !== null && step.stage !== context.stage)
        enqueue(report({ type: "section.entered", stage: step.stage }));
    }),
    reportUnheard: report(({ context }, { elapsedMs }: { elapsedMs: number }) => ({
      type: "answer.given",
      exerciseId: presentedId(context),
      answer: null,
      elapsedMs,
      unscored: "audioFailed",
    })),
    reportEngagement: report((_, { step }: { step: NextStep | null }) => ({
      type: "engagement.noted",
      isRapid: step?.pause === "rapidGuessing",
    })),
  },
}).createMachine({
  id: "itemAdaptive",
  context: ({ input }) => ({ ...input, isComplete: input.answered >= input.total, fault: null }),
  initial: "deciding",
  states: {
    deciding: {
      description: "The state of the attempt determines the next step.",
      always: [
        { guard: "isComplete", target: "stopping" },
        { guard: "isLocked", target: "locking" },
        { guard: "hasAnswer", target: "answering" },
        { guard: "hasExercise", target: "presenting" },
        { target: "extracting" },
      ],
    },
    extracting: {
      description: "The server selects the next item.",
      tags: "busy",
      invoke: {
        id: "extract",
        src: "extract",
        input: ({ context }) => ({ attemptId: context.attemptId }),
        onDone: {
          target: "deciding",
          actions: [
            { type: "reportSection", params: ({ event }) => ({ step: event.output }) },
            { type: "present", params: ({ event }) => ({ step: event.output }) },
          ],
        },
        onError: { target: "stalled", actions: { type: "noteFault", params: pick("error") } },
      },
    },
    presenting: {
      description: "An item is on screen without an answer.",
      tags: "answerable",
      on: {
        "answer.changed": {
          guard: { type: "isAnswer", params: pick("answer") },
          target: "answering",
          actions: [
            { type: "keepEntry", params: pick("answer") },
            { type: "reportChoice", params: pick("answer") },
          ],
        },
        "answer.confirmed": { guard: "mayBeBlank", target: "doubting" },
        "hearing.failed": passedOver,
      },
    },
    answering: {
      description: "An answer is entered; it counts once it is confirmed. An unreadable number is only a draft.",
      tags: "answerable",
      on: {
        "answer.changed": [
          {
            guard: { type: "isAnswer", params: pick("answer") },
            actions: [
              { type: "keepEntry", params: pick("answer") },
              { type: "reportChoice", params: pick("answer") },
            ],
          },
          {
            target: "presenting",
            actions: [
              { type: "keepEntry", params: pick("answer") },
              { type: "reportChoice", params: pick("answer") },
            ],
          },
        ],
        "answer.confirmed": [
          { guard: "hasBlanks", target: "doubting" },
          {
            guard: "isReadable",
            target: "locking",
            actions: ["lock", { type: "reportAnswer", params: pick("elapsedMs") }],
          },
        ],
        "hearing.failed": passedOver,
      },
    },
    doubting: {
      description: "The student is asked to confirm a blank, which is final and counts as wrong.",
      on: {
        "blank.confirmed": {
          target: "locking",
          actions: ["lock", { type: "reportAnswer", params: pick("elapsedMs") }],
        },
        "blank.withdrawn": "deciding",
      },
    },
    locking: {
      description: "The final answer is being sent; the reply contains the next item.",
      tags: "busy",
      on: {
        "outbox.delivered": {
          guard: { type: "isOfPresented", params: pick("operation") },
          target: "deciding",
          actions: [
            { type: "reportSection", params: ({ event }) => ({ step: event.delivery.next }) },
            { type: "present", params: ({ event }) => ({ step: event.delivery.next }) },
            { type: "reportEngagement", params: ({ event }) => ({ step: event.delivery.next }) },
          ],
        },
        "outbox.refused": {
          guard: { type: "isOfPresented", params: pick("operation") },
          target: "extracting",
          actions: { type: "unlock", params: pick("fault") },
        },
      },
    },
    stalled: {
      description: "The next item could not be loaded; earlier answers are stored.",
      on: { "extraction.retried": "extracting", "connection.restored": "extracting" },
    },
    stopping: { type: "final" },
  },
  output: ({ context }) => ({ answered: context.answered }),
});
