import { forwardTo, sendParent, setup } from "xstate";
import type { Answer } from "../../src/contract/item";
import type { Delivery, Operation } from "../exam/operation";
import type { Fault } from "../support/fault";
import { itemAdaptiveMachine, type ItemAdaptiveInput } from "./item-adaptive.machine";

export type MapInput = ItemAdaptiveInput;

export interface MapContext {
  readonly engine: ItemAdaptiveInput;
}

export type MapEvent =
  | { readonly type: "welcome.read" }
  | { readonly type: "pause.ended" }
  /** From the engine, after each item. */
  | { readonly type: "engagement.noted"; readonly isRapid: boolean }
  | {
      readonly type: "answer.given";
      readonly exerciseId: string;
      readonly answer: Answer | null;
      readonly elapsedMs: number;
    }
  | { readonly type: "choice.made"; readonly exerciseId: string; readonly answer: Answer | null }
  /** From the attempt, for the engine. */
  | { readonly type: "outbox.delivered"; readonly operation: Operation; readonly delivery: Delivery }
  | { readonly type: "outbox.refused"; readonly operation: Operation; readonly fault: Fault }
  | { readonly type: "connection.restored" };

/**
 * MAP: a welcome before the first item, then item-adaptive delivery, with a pause when answers come too fast to have
 * been read.
 */
export const mapMachine = setup({
  types: {
    context: {} as MapContext,
    events: {} as MapEvent,
    input: {} as MapInput,
    children: {} as { engine: "itemAdaptive" },
  },
  actors: { itemAdaptive: itemAdaptiveMachine },
  guards: {
    isUnderWay: ({ context }) =>
      context.engine.answered > 0 || context.engine.answer !== null || context.engine.isLocked,
    isRapid: (_, { isRapid }: { isRapid: boolean }) => isRapid,
  },
  actions: {
    relay: sendParent(({ event }) => event),
  },
}).createMachine({
  id: "map",
  context: ({ input }) => ({ engine: input }),
  initial: "arriving",
  states: {
    arriving: { always: [{ guard: "isUnderWay", target: "testing" }, { target: "welcoming" }] },
    welcoming: { on: { "welcome.read": "testing" } },
    testing: {
      invoke: { id: "engine", src: "itemAdaptive", input: ({ context }) => context.engine, onDone: "completed" },
      on: {
        "answer.given": { actions: "relay" },
        "choice.made": { actions: "relay" },
        "outbox.delivered": { actions: forwardTo("engine") },
        "outbox.refused": { actions: forwardTo("engine") },
        "connection.restored": { actions: forwardTo("engine") },
      },
      initial: "underWay",
      states: {
        underWay: {
          on: {
            "engagement.noted": { guard: { type: "isRapid", params: ({ event }) => event }, target: "paused" },
          },
        },
        paused: { on: { "pause.ended": "underWay" } },
      },
    },
    completed: { type: "final" },
  },
});
