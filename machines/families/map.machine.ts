import { forwardTo, setup } from "xstate";
import type { FamilyInput, FamilyEvent, FamilyReport } from "../exam/family";
import { pick } from "../support/pick";
import { reporting } from "../support/report";
import { isBegun, itemAdaptiveInput } from "./item-adaptive-input";
import { itemAdaptiveMachine, type EngagementReport, type ItemAdaptiveInput } from "./item-adaptive.machine";

export interface MapContext {
  readonly engine: ItemAdaptiveInput;
  readonly isBriefed: boolean;
}

export type MapEvent =
  | { readonly type: "welcome.read" }
  | { readonly type: "pause.ended" }
  | EngagementReport
  | FamilyReport
  | FamilyEvent;

const report = reporting<FamilyReport>();

/** MAP: a welcome before the first item, then item-adaptive delivery, with a pause when answers come too fast. */
export const mapMachine = setup({
  types: {
    context: {} as MapContext,
    events: {} as MapEvent,
    input: {} as FamilyInput,
    children: {} as { engine: "itemAdaptive" },
  },
  actors: { itemAdaptive: itemAdaptiveMachine },
  guards: {
    isWelcomed: ({ context: { isBriefed, engine } }) => isBriefed || isBegun(engine),
    isRapid: (_, { isRapid }: { isRapid: boolean }) => isRapid,
  },
  actions: { relay: report((_, { told }: { told: FamilyReport }) => told) },
}).createMachine({
  id: "map",
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
        "outbox.delivered": { actions: forwardTo("engine") },
        "outbox.refused": { actions: forwardTo("engine") },
        "connection.restored": { actions: forwardTo("engine") },
      },
      initial: "underWay",
      states: {
        underWay: {
          on: {
            "engagement.noted": {
              guard: { type: "isRapid", params: pick("isRapid") },
              target: "paused",
            },
          },
        },
        paused: {
          description: "A short pause: three answers in a row were too fast for the questions to have been read.",
          on: { "pause.ended": "underWay" },
        },
      },
    },
    completed: { type: "final" },
  },
});
