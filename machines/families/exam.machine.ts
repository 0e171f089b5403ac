import { setup } from "xstate";
import type { FamilyInput, FamilyEvent, FamilyReport } from "../exam/family";
import { reporting } from "../support/report";
import { fixedSectionsInput } from "./fixed-sections-input";
import { fixedSectionsMachine } from "./fixed-sections.machine";
import { hasDirections, isUnanswered } from "./section-inputs";

export interface ExamContext {
  readonly sitting: FamilyInput;
}

export type ExamEvent =
  /** The student closes the directions of the section (`directions.read`), or opens them again (`directions.asked`). */
  { readonly type: "directions.read" } | { readonly type: "directions.asked" } | FamilyReport | FamilyEvent;

const report = reporting<FamilyReport>();

/**
 * A test without a family of its own: fixed sections one after the other, as the test's author defined them. The chart
 * runs one section; the sitting moves from section to section.
 */
export const examMachine = setup({
  types: {
    context: {} as ExamContext,
    events: {} as ExamEvent,
    input: {} as FamilyInput,
    children: {} as { engine: "fixedSections" },
  },
  actors: { fixedSections: fixedSectionsMachine },
  guards: {
    hasDirections: ({ context }) => hasDirections(context.sitting),
    hasUnreadDirections: ({ context: { sitting } }) => hasDirections(sitting) && isUnanswered(sitting),
  },
  actions: { relay: report((_, { told }: { told: FamilyReport }) => told) },
}).createMachine({
  id: "exam",
  context: ({ input }) => ({ sitting: input }),
  initial: "testing",
  states: {
    testing: {
      invoke: {
        id: "engine",
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
          description: "The directions cover the items of the section; its clock is running.",
          on: { "directions.read": "working" },
        },
        working: { on: { "directions.asked": { guard: "hasDirections", target: "reading" } } },
      },
    },
    completed: { type: "final" },
  },
});
