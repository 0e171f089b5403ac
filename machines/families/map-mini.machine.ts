import { forwardTo, setup } from "xstate";
import { soundCheckMachine } from "../audio/sound-check.machine";
import type { FamilyInput, FamilyEvent, FamilyReport } from "../exam/family";
import { reporting } from "../support/report";
import { itemAdaptiveInput } from "./item-adaptive-input";
import { itemAdaptiveMachine, type EngagementReport, type ItemAdaptiveInput } from "./item-adaptive.machine";

export interface MapMiniContext {
  readonly engine: ItemAdaptiveInput;
}

export type MapMiniEvent = { readonly type: "praise.seen" } | EngagementReport | FamilyReport | FamilyEvent;

const report = reporting<FamilyReport>();

/** MAP for children who cannot read yet: a sound check, items that are read aloud, and praise at the end. */
export const mapMiniMachine = setup({
  types: {
    context: {} as MapMiniContext,
    events: {} as MapMiniEvent,
    input: {} as FamilyInput,
    children: {} as { engine: "itemAdaptive"; check: "soundCheck" },
  },
  actors: { itemAdaptive: itemAdaptiveMachine, soundCheck: soundCheckMachine },
  guards: {
    isThrough: ({ context: { engine } }) => engine.answered >= engine.total,
  },
  actions: { relay: report((_, { told }: { told: FamilyReport }) => told) },
}).createMachine({
  id: "mapMini",
  context: ({ input }) => ({ engine: itemAdaptiveInput(input) }),
  initial: "arriving",
  states: {
    arriving: { always: [{ guard: "isThrough", target: "praising" }, { target: "soundChecking" }] },
    soundChecking: {
      description: "A sound check in each window: browsers block audio until the page has been used.",
      invoke: { id: "check", src: "soundCheck", onDone: "testing" },
    },
    testing: {
      description: "One item after the other; each is read aloud automatically.",
      invoke: { id: "engine", src: "itemAdaptive", input: ({ context }) => context.engine, onDone: "praising" },
      on: {
        "answer.given": { actions: { type: "relay", params: ({ event }) => ({ told: event }) } },
        "choice.made": { actions: { type: "relay", params: ({ event }) => ({ told: event }) } },
        "outbox.delivered": { actions: forwardTo("engine") },
        "outbox.refused": { actions: forwardTo("engine") },
        "connection.restored": { actions: forwardTo("engine") },
      },
    },
    praising: {
      description: "All items are answered; praise is shown before the test is handed in.",
      on: { "praise.seen": "completed" },
    },
    completed: { type: "final" },
  },
});
