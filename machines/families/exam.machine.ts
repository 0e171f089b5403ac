import { setup } from "xstate";
import type { FamilyInput, FamilyEvent, FamilyReport } from "../exam/family";
import { reporting } from "../support/report";
import { fixedSectionsInput } from "./fixed-sections-input";
import { fixedSectionsMachine, type FixedSectionsInput } from "./fixed-sections.machine";

export interface ExamContext {
  readonly engine: FixedSectionsInput;
}

const report = reporting<FamilyReport>();

/** A test without a family of its own: fixed sections one after the other, as the test's author defined them. */
export const examMachine = setup({
  types: {
    context: {} as ExamContext,
    events: {} as FamilyReport | FamilyEvent,
    input: {} as FamilyInput,
    children: {} as { engine: "fixedSections" },
  },
  actors: { fixedSections: fixedSectionsMachine },
  actions: { relay: report((_, { told }: { told: FamilyReport }) => told) },
}).createMachine({
  id: "exam",
  context: ({ input }) => ({ engine: fixedSectionsInput(input) }),
  initial: "testing",
  states: {
    testing: {
      invoke: { id: "engine", src: "fixedSections", input: ({ context }) => context.engine, onDone: "completed" },
      on: {
        "answer.given": { actions: { type: "relay", params: ({ event }) => ({ told: event }) } },
        "mark.given": { actions: { type: "relay", params: ({ event }) => ({ told: event }) } },
      },
    },
    completed: { type: "final" },
  },
});
