import { assign, setup } from "xstate";

/** What the server stores of the phase of an assignment. */
export interface AssignmentContext {
  /** Answers of the class that still wait for a person to mark them. */
  readonly unmarked: number;
}

export type AssignmentEvent =
  | { readonly type: "assignment.scheduled" }
  | { readonly type: "assignment.changed" }
  | { readonly type: "assignment.suspended" }
  | { readonly type: "assignment.resumed" }
  | { readonly type: "assignment.cancelled" }
  | { readonly type: "assignment.recalled" }
  | { readonly type: "assignment.restored" }
  | { readonly type: "assignment.archived" }
  | { readonly type: "window.opened" }
  /** The last window is over, those of makeups and accommodations included. */
  | { readonly type: "window.closed" }
  /** A makeup or a later end gives somebody time again. */
  | { readonly type: "window.extended" }
  /** No sitting is under way any more. */
  | { readonly type: "sittings.ended"; readonly unmarked: number }
  | { readonly type: "answers.marked"; readonly unmarked: number };

const assignmentSetup = setup({
  types: { context: {} as AssignmentContext, events: {} as AssignmentEvent },
  guards: { isMarked: (_, { unmarked }: { unmarked: number }) => unmarked === 0 },
  actions: { noteUnmarked: assign((_, { unmarked }: { unmarked: number }) => ({ unmarked })) },
});

const unmarkedOf = ({ event }: { event: { unmarked: number } }) => ({ unmarked: event.unmarked });
const noteUnmarked = { type: "noteUnmarked", params: unmarkedOf } as const;

/**
 * An edition given to a class for a time. The server decides by `transition()` on the stored state; what time brings
 * are events of the sweeper, by the database's clock. Whether results are out is told by the chart `resultRelease`.
 */
export const assignmentMachine = assignmentSetup.createMachine({
  id: "assignment",
  context: { unmarked: 0 },
  initial: "planned",
  states: {
    planned: {
      description: "The teacher prepares it; students see nothing of it.",
      on: { "assignment.changed": "planned", "assignment.scheduled": "scheduled", "assignment.cancelled": "cancelled" },
    },
    scheduled: {
      description: "Students see it with its time; nobody can begin yet.",
      on: { "assignment.changed": "scheduled", "window.opened": "open", "assignment.cancelled": "cancelled" },
    },
    open: {
      description: "Students begin and sit it.",
      on: {
        "window.extended": "open",
        "assignment.suspended": "suspended",
        "assignment.recalled": "recalled",
        "window.closed": "closing",
      },
    },
    suspended: {
      description: "Nobody begins; sittings under way go on by their own clocks.",
      on: {
        "window.extended": "suspended",
        "assignment.resumed": "open",
        "assignment.recalled": "recalled",
        "window.closed": "closing",
      },
    },
    closing: {
      description: "Nobody begins any more; sittings under way go on to their end.",
      on: {
        "window.extended": "open",
        "assignment.recalled": "recalled",
        "sittings.ended": [
          { guard: { type: "isMarked", params: unmarkedOf }, target: "settled", actions: noteUnmarked },
          { target: "marking", actions: noteUnmarked },
        ],
      },
    },
    marking: {
      description: "Answers wait for a person to mark them.",
      on: {
        "window.extended": "open",
        "answers.marked": [
          { guard: { type: "isMarked", params: unmarkedOf }, target: "settled", actions: noteUnmarked },
          { actions: noteUnmarked },
        ],
      },
    },
    settled: {
      description: "Every answer has its points; they change by a regrade alone.",
      on: { "window.extended": "open", "assignment.archived": "archived" },
    },
    archived: {
      description: "It stands in the records of an earlier time, and is read only.",
      on: { "assignment.restored": "settled" },
    },
    cancelled: {
      description: "It was taken back before anybody could begin.",
      on: { "assignment.restored": "planned" },
    },
    recalled: {
      description: "It was taken back after it had opened; what was sat stands in the record without a score.",
    },
  },
});
