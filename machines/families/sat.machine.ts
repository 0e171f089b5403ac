import { setup } from "xstate";
import type { FamilyInput, FamilyEvent, FamilyReport } from "../exam/family";
import { reporting } from "../support/report";
import { breakMachine } from "./break.machine";
import { fixedSectionsInput } from "./fixed-sections-input";
import { fixedSectionsMachine } from "./fixed-sections.machine";
import { breakInput, hasDirections, isUnanswered, sectionKindOf } from "./section-inputs";

export interface SatContext {
  readonly sitting: FamilyInput;
}

export type SatEvent =
  /** The student closes the directions of the module (`directions.read`), or opens them again (`directions.asked`). */
  { readonly type: "directions.read" } | { readonly type: "directions.asked" } | FamilyReport | FamilyEvent;

const report = reporting<FamilyReport>();

/**
 * The SAT family: two modules each of Reading and Writing and of Math, the second of each chosen by the result of the
 * first, and a break between the two subjects. The chart runs one module; the sitting moves from module to module.
 */
export const satMachine = setup({
  types: {
    context: {} as SatContext,
    events: {} as SatEvent,
    input: {} as FamilyInput,
    children: {} as { section: "fixedSections"; rest: "rest" },
  },
  actors: { fixedSections: fixedSectionsMachine, rest: breakMachine },
  guards: {
    isBreak: ({ context }) => sectionKindOf(context.sitting) === "break",
    hasDirections: ({ context }) => hasDirections(context.sitting),
    hasUnreadDirections: ({ context: { sitting } }) => hasDirections(sitting) && isUnanswered(sitting),
  },
  actions: { relay: report((_, { told }: { told: FamilyReport }) => told) },
}).createMachine({
  id: "sat",
  context: ({ input }) => ({ sitting: input }),
  initial: "arriving",
  states: {
    arriving: {
      description: "The kind of the current section determines the next state.",
      always: [{ guard: "isBreak", target: "resting" }, { target: "testing" }],
    },
    testing: {
      description: "A timed module with free movement between its items; in test-day mode it lasts its full time.",
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
      initial: "entered",
      states: {
        entered: { always: [{ guard: "hasUnreadDirections", target: "reading" }, { target: "working" }] },
        reading: {
          description: "The directions cover the items of the module; its clock is running.",
          on: { "directions.read": "working" },
        },
        working: { on: { "directions.asked": { guard: "hasDirections", target: "reading" } } },
      },
    },
    resting: {
      description: "The ten-minute break between the halves; in test-day mode it lasts its full time.",
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
