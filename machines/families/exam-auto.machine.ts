import { forwardTo, setup } from "xstate";
import type { FamilyInput, FamilyEvent, FamilyReport } from "../exam/family";
import { reporting } from "../support/report";
import { isBegun, itemAdaptiveInput } from "./item-adaptive-input";
import { itemAdaptiveMachine, type EngagementReport, type ItemAdaptiveInput } from "./item-adaptive.machine";

export interface ExamAutoContext {
  readonly engine: ItemAdaptiveInput;
  readonly isBriefed: boolean;
}

type ExamAutoEvent = { readonly type: "welcome.read" } | EngagementReport | FamilyReport | FamilyEvent;

const report = reporting<FamilyReport>();

/** An adaptive test without a family of its own: a welcome before the first item, then item-adaptive delivery. */
export const examAutoMachine = setup({
  types: {
    context: {} as ExamAutoContext,
    events: {} as ExamAutoEvent,
    input: {} as FamilyInput,
    children: {} as { engine: "itemAdaptive" },
  },
  actors: { itemAdaptive: itemAdaptiveMachine },
  guards: {
    isWelcomed: ({ context: { isBriefed, engine } }) => isBriefed || isBegun(engine),
  },
  actions: { relay: report((_, { told }: { told: FamilyReport }) => told) },
}).createMachine({
  id: "examAuto",
  context: ({ input }) => ({ engine: itemAdaptiveInput(input), isBriefed: input.isBriefed }),
  initial: "arriving",
  states: {
    arriving: { always: [{ guard: "isWelcomed", target: "testing" }, { target: "welcoming" }] },
    welcoming: {
      description: "The welcome before the first item; skipped if the student has read it on the page of the test.",
      on: { "welcome.read": "testing" },
    },
    testing: {
      invoke: { id: "engine", src: "itemAdaptive", input: ({ context }) => context.engine, onDone: "completed" },
      on: {
        "answer.given": { actions: { type: "relay", params: ({ event }) => ({ told: event }) } },
        "choice.made": { actions: { type: "relay", params: ({ event }) => ({ told: event }) } },
        "section.entered": { actions: { type: "relay", params: ({ event }) => ({ told: event }) } },
        "outbox.delivered": { actions: forwardTo("engine") },
        "outbox.refused": { actions: forwardTo("engine") },
        "connection.restored": { actions: forwardTo("engine") },
      },
    },
    completed: { type: "final" },
  },
});
