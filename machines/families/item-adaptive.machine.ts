import { assign, sendParent, setup } from "xstate";
import type { Exercise, NextStep } from "../../src/contract/exam";
import type { Answer } from "../../src/contract/item";
import type { Delivery, Operation } from "../exam/operation";
import { asFault, type Fault } from "../support/fault";
import { unprovided } from "../support/unprovided";

export interface ItemAdaptiveInput {
  readonly attemptId: string;
  /** The item presented now, if it is known already. */
  readonly exercise: Exercise | null;
  /** A choice made before a reload and not yet confirmed. */
  readonly answer: Answer | null;
  /** The answer to this item was confirmed before a reload and is still on its way. */
  readonly isLocked: boolean;
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
  | { readonly type: "outbox.delivered"; readonly operation: Operation; readonly delivery: Delivery }
  | { readonly type: "outbox.refused"; readonly operation: Operation; readonly fault: Fault }
  | { readonly type: "extraction.retried" }
  | { readonly type: "connection.restored" };

/**
 * Item-level adaptive delivery without a way back: the server extracts an item, the student answers, the answer locks,
 * and the server's reply to it brings the next one.
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
    isAnswer: (_, { answer }: { answer: Answer | null }) => answer !== null,
    isOfPresented: ({ context }, { operation }: { operation: Operation }) =>
      operation.kind === "answer" && operation.exerciseId === context.exercise?.exercise_id,
    isComplete: ({ context }) => context.isComplete,
  },
  actions: {
    hold: assign((_, { answer }: { answer: Answer | null }) => ({ answer })),
    present: assign(({ context }, { step }: { step: NextStep | null }) => ({
      exercise: step?.exercise ?? null,
      answer: null,
      isLocked: false,
      isComplete: step !== null && step.presented === null,
      fault: null,
      answered: step?.answered ?? context.answered,
      total: step?.total ?? context.total,
    })),
    lock: assign({ isLocked: true }),
    unlock: assign((_, { fault }: { fault: Fault }) => ({ isLocked: false, answer: null, exercise: null, fault })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    reportChoice: sendParent(({ context }, { answer }: { answer: Answer | null }) => ({
      type: "choice.made",
      exerciseId: context.exercise?.exercise_id,
      answer,
    })),
    reportAnswer: sendParent(({ context }, { elapsedMs }: { elapsedMs: number }) => ({
      type: "answer.given",
      exerciseId: context.exercise?.exercise_id,
      answer: context.answer,
      elapsedMs,
    })),
    reportEngagement: sendParent((_, { step }: { step: NextStep | null }) => ({
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
      always: [
        { guard: "isComplete", target: "stopping" },
        { guard: "isLocked", target: "locking" },
        { guard: "hasAnswer", target: "answering" },
        { guard: "hasExercise", target: "presenting" },
        { target: "extracting" },
      ],
    },
    extracting: {
      tags: "busy",
      invoke: {
        id: "extract",
        src: "extract",
        input: ({ context }) => ({ attemptId: context.attemptId }),
        onDone: { target: "deciding", actions: { type: "present", params: ({ event }) => ({ step: event.output }) } },
        onError: { target: "stalled", actions: { type: "noteFault", params: ({ event }) => event } },
      },
    },
    presenting: {
      tags: "answerable",
      on: {
        "answer.changed": {
          guard: { type: "isAnswer", params: ({ event }) => event },
          target: "answering",
          actions: [
            { type: "hold", params: ({ event }) => event },
            { type: "reportChoice", params: ({ event }) => event },
          ],
        },
      },
    },
    answering: {
      tags: "answerable",
      on: {
        "answer.changed": [
          {
            guard: { type: "isAnswer", params: ({ event }) => event },
            actions: [
              { type: "hold", params: ({ event }) => event },
              { type: "reportChoice", params: ({ event }) => event },
            ],
          },
          {
            target: "presenting",
            actions: [
              { type: "hold", params: ({ event }) => event },
              { type: "reportChoice", params: ({ event }) => event },
            ],
          },
        ],
        "answer.confirmed": {
          target: "locking",
          actions: ["lock", { type: "reportAnswer", params: ({ event }) => event }],
        },
      },
    },
    locking: {
      tags: "busy",
      on: {
        "outbox.delivered": {
          guard: { type: "isOfPresented", params: ({ event }) => event },
          target: "deciding",
          actions: [
            { type: "present", params: ({ event }) => ({ step: event.delivery.next }) },
            { type: "reportEngagement", params: ({ event }) => ({ step: event.delivery.next }) },
          ],
        },
        "outbox.refused": {
          guard: { type: "isOfPresented", params: ({ event }) => event },
          target: "extracting",
          actions: { type: "unlock", params: ({ event }) => event },
        },
      },
    },
    stalled: {
      on: { "extraction.retried": "extracting", "connection.restored": "extracting" },
    },
    stopping: { type: "final" },
  },
  output: ({ context }) => ({ answered: context.answered }),
});
