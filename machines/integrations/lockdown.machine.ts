import { assign, setup } from "xstate";

/** What the server stores of a student's browser for an assignment. */
export interface LockdownContext {
  /** Whether the sitting has begun that the check or the waiver is for. */
  readonly hasBegun: boolean;
}

export type LockdownEvent =
  /** The browser has shown the right key at the check page. */
  | { readonly type: "check.passed" }
  /** The browser has shown another key, or none any more. */
  | { readonly type: "check.failed" }
  | { readonly type: "sitting.begun" }
  | { readonly type: "sitting.ended" }
  /** A teacher has looked at it and lets the sitting go on. */
  | { readonly type: "invigilator.unlocked" }
  /** A teacher lets the student sit in any browser. */
  | { readonly type: "invigilator.waived" }
  /** The waiver is taken back before the sitting has begun. */
  | { readonly type: "invigilator.required" };

const lockdownSetup = setup({
  types: { context: {} as LockdownContext, events: {} as LockdownEvent },
  guards: { notBegun: ({ context }) => !context.hasBegun },
  actions: {
    noteBegin: assign({ hasBegun: true }),
    noteEnd: assign({ hasBegun: false }),
  },
});

/**
 * Whether one student sits an assignment in the browser that it asks for. The server decides by `transition()` on the
 * stored state. Losing the browser in mid-exam ends nothing: the sitting is locked until a teacher has looked at it.
 */
export const lockdownMachine = lockdownSetup.createMachine({
  id: "lockdown",
  context: { hasBegun: false },
  initial: "unchecked",
  states: {
    unchecked: {
      description: "The browser has not been checked, or is not the one that is asked for; nothing can be begun.",
      on: { "check.passed": "confirmed", "invigilator.waived": "waived" },
    },
    confirmed: {
      description: "The browser is the one that is asked for; the sitting may begin.",
      on: {
        "check.passed": "confirmed",
        "check.failed": "unchecked",
        "sitting.begun": { target: "sitting", actions: "noteBegin" },
        "invigilator.waived": "waived",
      },
    },
    sitting: {
      description: "The student sits the test in the browser that is asked for.",
      on: {
        "check.passed": "sitting",
        "check.failed": "locked",
        "sitting.ended": { target: "over", actions: "noteEnd" },
        "invigilator.waived": "waived",
      },
    },
    locked: {
      description: "The browser was lost in mid-exam: the questions are covered, all answers are saved, time goes on.",
      on: {
        "check.passed": "locked",
        "sitting.ended": { target: "over", actions: "noteEnd" },
        "invigilator.unlocked": "sitting",
        "invigilator.waived": "waived",
      },
    },
    waived: {
      description: "A teacher lets the student sit this test in any browser.",
      on: {
        "sitting.begun": { actions: "noteBegin" },
        "sitting.ended": { target: "over", actions: "noteEnd" },
        "invigilator.required": { guard: "notBegun", target: "unchecked" },
      },
    },
    over: {
      description: "The sitting is over; another attempt needs a check of its own.",
      on: { "check.passed": "confirmed", "invigilator.waived": "waived" },
    },
  },
});
