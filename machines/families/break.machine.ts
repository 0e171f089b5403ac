import { setup } from "xstate";
import { clockMachine, type ClockInput, type ClockReport } from "../exam/clock.machine";

export interface BreakInput extends ClockInput {
  /** The break lasts its whole time; otherwise the student may end it sooner. */
  readonly isHeld: boolean;
}

export type BreakEvent = { readonly type: "break.ended" } | ClockReport;

/** A break: its time is counted down on screen, and the student ends it. It never ends automatically. */
export const breakMachine = setup({
  types: {
    context: {} as BreakInput,
    events: {} as BreakEvent,
    input: {} as BreakInput,
    children: {} as { clock: "clock" },
  },
  actors: { clock: clockMachine },
  guards: { mayEnd: ({ context }) => !context.isHeld },
}).createMachine({
  id: "rest",
  context: ({ input }) => input,
  invoke: {
    id: "clock",
    src: "clock",
    input: ({ context: { deadline, serverTime } }) => ({ deadline, serverTime }),
  },
  initial: "resting",
  states: {
    resting: {
      description: "The break is under way.",
      on: { "clock.expired": "rested", "break.ended": { guard: "mayEnd", target: "left" } },
    },
    rested: {
      description: "The time of the break is over; the next section starts when the student continues.",
      on: { "break.ended": "left" },
    },
    left: { type: "final" },
  },
});
