import { setup } from "xstate";
import type { FamilyInput, FamilyEvent, FamilyReport } from "../exam/family";
import { reporting } from "../support/report";
import { breakMachine } from "./break.machine";
import { fixedSectionsInput } from "./fixed-sections-input";
import { fixedSectionsMachine } from "./fixed-sections.machine";
import { practiceSectionMachine } from "./practice-section.machine";
import { practiceInput, breakInput, sectionKindOf } from "./section-inputs";

export interface CatContext {
  readonly sitting: FamilyInput;
}

const report = reporting<FamilyReport>();

/**
 * The CAT family: timed subtests, each after directions with a worked example and practice items, and a break between
 * the parts. The chart runs one section; the sitting moves from section to section.
 */
export const catMachine = setup({
  types: {
    context: {} as CatContext,
    events: {} as FamilyReport | FamilyEvent,
    input: {} as FamilyInput,
    children: {} as { practice: "practice"; section: "fixedSections"; rest: "rest" },
  },
  actors: { practice: practiceSectionMachine, fixedSections: fixedSectionsMachine, rest: breakMachine },
  guards: {
    isPractice: ({ context }) => sectionKindOf(context.sitting) === "practice",
    isBreak: ({ context }) => sectionKindOf(context.sitting) === "break",
  },
  actions: { relay: report((_, { told }: { told: FamilyReport }) => told) },
}).createMachine({
  id: "cat",
  context: ({ input }) => ({ sitting: input }),
  initial: "arriving",
  states: {
    arriving: {
      description: "The kind of the current section determines the next state.",
      always: [
        { guard: "isPractice", target: "practising" },
        { guard: "isBreak", target: "resting" },
        { target: "testing" },
      ],
    },
    practising: {
      description: "Directions, a worked example and practice items with feedback on each answer; no clock is running.",
      invoke: {
        id: "practice",
        src: "practice",
        input: ({ context }) => practiceInput(context.sitting),
        onDone: "completed",
      },
    },
    testing: {
      description: "A timed subtest with free movement between its items.",
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
      description: "A pause between two parts, which the student ends.",
      invoke: {
        id: "rest",
        src: "rest",
        input: ({ context }) => breakInput(context.sitting),
        onDone: "completed",
      },
    },
    completed: { type: "final" },
  },
});
