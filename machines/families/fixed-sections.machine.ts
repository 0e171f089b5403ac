import { assign, sendParent, setup } from "xstate";
import type { Answer } from "../../src/contract/item";

export interface FixedSectionsInput {
  readonly stage: string;
  readonly exerciseIds: readonly string[];
  /** Where to begin, 0-based: the first item without an answer. */
  readonly index: number;
}

export type FixedSectionsContext = FixedSectionsInput;

export type FixedSectionsEvent =
  | { readonly type: "item.opened"; readonly index: number }
  | { readonly type: "item.left"; readonly direction: "next" | "previous" }
  | {
      readonly type: "answer.changed";
      readonly exerciseId: string;
      readonly answer: Answer | null;
      readonly elapsedMs: number;
    }
  | { readonly type: "mark.toggled"; readonly exerciseId: string }
  | { readonly type: "review.opened" }
  | { readonly type: "review.closed" }
  | { readonly type: "submission.requested" }
  | { readonly type: "submission.confirmed" }
  | { readonly type: "submission.withdrawn" };

/** What a family's chart tells the attempt of the student's doing. */
export type FamilyReport =
  | {
      readonly type: "answer.given";
      readonly exerciseId: string;
      readonly answer: Answer | null;
      readonly elapsedMs: number;
    }
  | { readonly type: "mark.given"; readonly exerciseId: string }
  | { readonly type: "choice.made"; readonly exerciseId: string; readonly answer: Answer | null };

/**
 * One fixed section with free movement, a check-your-work page and a submission that is asked for once and confirmed
 * once.
 */
export const fixedSectionsMachine = setup({
  types: {
    context: {} as FixedSectionsContext,
    events: {} as FixedSectionsEvent,
    input: {} as FixedSectionsInput,
    output: {} as { stage: string },
  },
  guards: {
    isWithin: ({ context }, { index }: { index: number }) =>
      Number.isInteger(index) && index >= 0 && index < context.exerciseIds.length,
    isOfSection: ({ context }, { exerciseId }: { exerciseId: string }) => context.exerciseIds.includes(exerciseId),
    hasNext: ({ context }, { direction }: { direction: string }) =>
      direction === "next" && context.index < context.exerciseIds.length - 1,
    hasPrevious: ({ context }, { direction }: { direction: string }) => direction === "previous" && context.index > 0,
    isLeavingLast: ({ context }, { direction }: { direction: string }) =>
      direction === "next" && context.index === context.exerciseIds.length - 1,
  },
  actions: {
    open: assign((_, { index }: { index: number }) => ({ index })),
    step: assign({ index: ({ context }, { by }: { by: number }) => context.index + by }),
    reportAnswer: sendParent(
      (_, { exerciseId, answer, elapsedMs }: { exerciseId: string; answer: Answer | null; elapsedMs: number }) => ({
        type: "answer.given",
        exerciseId,
        answer,
        elapsedMs,
      }),
    ),
    reportMark: sendParent((_, { exerciseId }: { exerciseId: string }) => ({ type: "mark.given", exerciseId })),
  },
}).createMachine({
  id: "fixedSections",
  context: ({ input }) => input,
  initial: "answering",
  states: {
    answering: {
      on: {
        "item.left": [
          { guard: { type: "hasNext", params: ({ event }) => event }, actions: { type: "step", params: { by: 1 } } },
          {
            guard: { type: "hasPrevious", params: ({ event }) => event },
            actions: { type: "step", params: { by: -1 } },
          },
          { guard: { type: "isLeavingLast", params: ({ event }) => event }, target: "reviewing" },
        ],
        "item.opened": {
          guard: { type: "isWithin", params: ({ event }) => event },
          actions: { type: "open", params: ({ event }) => event },
        },
        "answer.changed": {
          guard: { type: "isOfSection", params: ({ event }) => event },
          actions: { type: "reportAnswer", params: ({ event }) => event },
        },
        "mark.toggled": {
          guard: { type: "isOfSection", params: ({ event }) => event },
          actions: { type: "reportMark", params: ({ event }) => event },
        },
        "review.opened": "reviewing",
      },
    },
    reviewing: {
      on: {
        "item.opened": {
          guard: { type: "isWithin", params: ({ event }) => event },
          target: "answering",
          actions: { type: "open", params: ({ event }) => event },
        },
        "review.closed": "answering",
        "submission.requested": "confirming",
      },
    },
    confirming: {
      on: {
        "submission.confirmed": "left",
        "submission.withdrawn": "reviewing",
      },
    },
    left: { type: "final" },
  },
  output: ({ context }) => ({ stage: context.stage }),
});
