import { assign, setup } from "xstate";
import type { Answer } from "../../src/contract/item/item";
import type { FamilyReport } from "../exam/family";
import { pick } from "../support/pick";
import { reporting } from "../support/report";

export interface FixedSectionsInput {
  readonly stage: string;
  readonly exerciseIds: readonly string[];
  /** Index of the first item to show, 0-based: the item that was on screen, otherwise the first unanswered one. */
  readonly index: number;
  /** The section cannot be handed in early; it ends automatically when its time is over. */
  readonly isHeld: boolean;
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
  /** The sound of the item cannot be played on this device. */
  | { readonly type: "hearing.failed"; readonly exerciseId: string; readonly elapsedMs: number }
  | { readonly type: "mark.toggled"; readonly exerciseId: string }
  | { readonly type: "review.opened" }
  | { readonly type: "review.closed" }
  | { readonly type: "submission.requested" }
  | { readonly type: "submission.confirmed" }
  | { readonly type: "submission.withdrawn" };

interface Given {
  readonly exerciseId: string;
  readonly answer: Answer | null;
  readonly elapsedMs: number;
}

const report = reporting<FamilyReport>();

/**
 * One fixed section with free movement, a page to check the answers, and a hand-in that the student requests once and
 * confirms once.
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
    mayHandIn: ({ context }) => !context.isHeld,
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
    reportAnswer: report((_, given: Given) => ({ type: "answer.given", ...given })),
    reportUnheard: report((_, given: Omit<Given, "answer">) => ({
      type: "answer.given",
      ...given,
      answer: null,
      unscored: "audioFailed",
    })),
    reportMark: report((_, { exerciseId }: { exerciseId: string }) => ({ type: "mark.given", exerciseId })),
  },
}).createMachine({
  id: "fixedSections",
  context: ({ input }) => input,
  initial: "answering",
  states: {
    answering: {
      description: "One item is on screen; the student can go to any other item of the section.",
      on: {
        "item.left": [
          {
            guard: { type: "hasNext", params: pick("direction") },
            actions: { type: "step", params: { by: 1 } },
          },
          {
            guard: { type: "hasPrevious", params: pick("direction") },
            actions: { type: "step", params: { by: -1 } },
          },
          {
            guard: { type: "isLeavingLast", params: pick("direction") },
            target: "reviewing",
          },
        ],
        "item.opened": {
          guard: { type: "isWithin", params: pick("index") },
          actions: { type: "open", params: pick("index") },
        },
        "answer.changed": {
          guard: { type: "isOfSection", params: pick("exerciseId") },
          actions: {
            type: "reportAnswer",
            params: pick("exerciseId", "answer", "elapsedMs"),
          },
        },
        "hearing.failed": {
          guard: { type: "isOfSection", params: pick("exerciseId") },
          actions: { type: "reportUnheard", params: pick("exerciseId", "elapsedMs") },
        },
        "mark.toggled": {
          guard: { type: "isOfSection", params: pick("exerciseId") },
          actions: { type: "reportMark", params: pick("exerciseId") },
        },
        "review.opened": "reviewing",
      },
    },
    reviewing: {
      description: "The overview of all items, with answered and marked ones, and the button for handing in.",
      on: {
        "item.opened": {
          guard: { type: "isWithin", params: pick("index") },
          target: "answering",
          actions: { type: "open", params: pick("index") },
        },
        "review.closed": "answering",
        "submission.requested": { guard: "mayHandIn", target: "confirming" },
      },
    },
    confirming: {
      description: "The student is asked once whether to hand in the section.",
      on: {
        "submission.confirmed": "left",
        "submission.withdrawn": "reviewing",
      },
    },
    left: { type: "final" },
  },
  output: ({ context }) => ({ stage: context.stage }),
});
