import { setup } from "xstate";
import { reporting } from "../support/report";
import type { FamilyInput, FamilyNews, FamilyReport } from "./family";
import { fixedSectionsInput } from "./fixed-sections-input";
import { fixedSectionsMachine } from "./fixed-sections.machine";
import { restMachine } from "./rest.machine";
import { restInput, sectionKindOf } from "./section-inputs";

export interface SatContext {
  readonly sitting: FamilyInput;
}

const report = reporting<FamilyReport>();

/**
 * SAT: two modules each of Reading and Writing and of Math, the second drawn by how the first went; a break between the
 * two. The chart runs one module; the sitting goes from module to module.
 */
export const satMachine = setup({
  types: {
    context: {} as SatContext,
    events: {} as FamilyReport | FamilyNews,
    input: {} as FamilyInput,
    children: {} as { section: "fixedSections"; rest: "rest" },
  },
  actors: { fixedSections: fixedSectionsMachine, rest: restMachine },
  guards: {
    isBreak: ({ context }) => sectionKindOf(context.sitting) === "break",
  },
  actions: { relay: report((_, { told }: { told: FamilyReport }) => told) },
}).createMachine({
  id: "sat",
  context: ({ input }) => ({ sitting: input }),
  initial: "arriving",
  states: {
    arriving: {
      description: "The section under way decides.",
      always: [{ guard: "isBreak", target: "resting" }, { target: "testing" }],
    },
    testing: {
      description: "A timed module, with free movement inside it; as on the test day it lasts its whole time.",
      invoke: {
        id: "section",
        src: "fixedSections",
        input: ({ context }) => fixedSectionsInput(context.sitting),
        onDone: "completed",
      },
      on: {
        "answer.given": { actions: { type: "relay", params: ({ event }) => ({ told: event }) } },
        "mark.given": { actions: { type: "relay", params: ({ event }) => ({ told: event }) } },
      },
    },
    resting: {
      description: "Ten minutes between the two halves; as on the test day they last their whole time.",
      invoke: {
        id: "rest",
        src: "rest",
        input: ({ context }) => restInput(context.sitting),
        onDone: "completed",
      },
    },
    completed: { type: "final" },
  },
});
