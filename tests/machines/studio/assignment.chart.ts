import { assignmentMachine, type AssignmentContext } from "../../../machines/studio/assignment.machine";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

const places: Readonly<Record<string, string>> = {
  "assignment.scheduled": "scheduled",
  "assignment.suspended": "suspended",
  "assignment.resumed": "open",
  "assignment.cancelled": "cancelled",
  "assignment.recalled": "recalled",
  "assignment.archived": "archived",
  "window.opened": "open",
  "window.closed": "closing",
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return { value: "planned", context: { unmarked: 0 } };
  const { unmarked } = contextBefore<AssignmentContext>(step);
  const from = String(before.value);
  switch (event.type) {
    case "sittings.ended":
    case "answers.marked": {
      const left = event["unmarked"] as number;
      return { value: left === 0 ? "settled" : "marking", context: { unmarked: left } };
    }
    case "window.extended":
      return { value: from === "suspended" ? "suspended" : "open", context: { unmarked } };
    case "assignment.restored":
      return { value: from === "cancelled" ? "planned" : "settled", context: { unmarked } };
    default:
      return { value: places[event.type] ?? from, context: { unmarked } };
  }
};

export const spec = chartSpec({
  name: "assignment",
  machine: assignmentMachine,
  effects: {},
  cases: [
    {
      name: "a test given to a class",
      exploration: {
        samples: [
          { type: "assignment.scheduled" },
          { type: "assignment.changed" },
          { type: "assignment.suspended" },
          { type: "assignment.resumed" },
          { type: "assignment.cancelled" },
          { type: "assignment.recalled" },
          { type: "assignment.restored" },
          { type: "assignment.archived" },
          { type: "window.opened" },
          { type: "window.closed" },
          { type: "window.extended" },
          { type: "sittings.ended", unmarked: 0 },
          { type: "sittings.ended", unmarked: 3 },
          { type: "answers.marked", unmarked: 0 },
          { type: "answers.marked", unmarked: 2 },
        ],
        project: ({ context: { unmarked } }) => unmarked,
      },
      expected,
      paths: 37,
    },
  ],
});
