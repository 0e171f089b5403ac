import { assign, setup } from "xstate";
import type { Taught } from "../../src/contract/attempt/attempt";
import type { Answer } from "../../src/contract/item/item";
import { pick } from "../support/pick";

/** An item that is tried before the scored ones; its key is included, so that feedback is immediate. */
export interface PracticeSectionItem {
  readonly exerciseId: string;
  readonly key: Taught["key"];
}

export interface PracticeSectionInput {
  /** The first item is the worked example; the student tries the others. */
  readonly items: readonly PracticeSectionItem[];
}

export interface PracticeSectionContext extends PracticeSectionInput {
  /** Index of the item on screen; 0 is the worked example. */
  readonly place: number;
  readonly answer: Answer | null;
}

export type PracticeSectionEvent =
  | { readonly type: "example.read" }
  | { readonly type: "answer.changed"; readonly answer: Answer | null }
  | { readonly type: "answer.checked" }
  | { readonly type: "practice.continued" }
  | { readonly type: "practice.repeated" }
  | { readonly type: "section.begun" };

/** A practice section: a worked example, then practice items with feedback on each answer. Nothing in it is scored. */
export const practiceSectionMachine = setup({
  types: {
    context: {} as PracticeSectionContext,
    events: {} as PracticeSectionEvent,
    input: {} as PracticeSectionInput,
  },
  guards: {
    hasAnswer: ({ context }) => context.answer !== null,
    hasMore: ({ context }) => context.place < context.items.length - 1,
    isEmpty: ({ context }) => context.items.length === 0,
  },
  actions: {
    keepEntry: assign((_, { answer }: { answer: Answer | null }) => ({ answer })),
    goOn: assign({ place: ({ context }) => context.place + 1, answer: null }),
    startOver: assign({ place: 0, answer: null }),
  },
}).createMachine({
  id: "practice",
  context: ({ input }) => ({ ...input, place: 0, answer: null }),
  initial: "arriving",
  states: {
    arriving: { always: [{ guard: "isEmpty", target: "ready" }, { target: "showing" }] },
    showing: {
      description: "A worked example: a question with its answer and the explanation.",
      on: {
        "example.read": [{ guard: "hasMore", target: "trying", actions: "goOn" }, { target: "ready" }],
      },
    },
    trying: {
      description: "A practice item waits for an answer.",
      on: {
        "answer.changed": { actions: { type: "keepEntry", params: pick("answer") } },
        "answer.checked": { guard: "hasAnswer", target: "told" },
      },
    },
    told: {
      description: "The answer is marked as right or wrong, with the explanation.",
      on: {
        "practice.continued": [{ guard: "hasMore", target: "trying", actions: "goOn" }, { target: "ready" }],
      },
    },
    ready: {
      description: "The scored section starts when the student continues; until then no clock is running.",
      on: {
        "practice.repeated": { target: "arriving", actions: "startOver" },
        "section.begun": "left",
      },
    },
    left: { type: "final" },
  },
});
