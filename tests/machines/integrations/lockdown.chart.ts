import { lockdownMachine, type LockdownContext } from "../../../machines/integrations/lockdown.machine";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

/** Where each event leads, by the state before it. */
const places: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "check.passed": {
    unchecked: "confirmed",
    confirmed: "confirmed",
    sitting: "sitting",
    locked: "locked",
    over: "confirmed",
  },
  "check.failed": { confirmed: "unchecked", sitting: "locked" },
  "sitting.begun": { confirmed: "sitting", waived: "waived" },
  "sitting.ended": { sitting: "over", locked: "over", waived: "over" },
  "invigilator.unlocked": { locked: "sitting" },
  "invigilator.waived": {
    unchecked: "waived",
    confirmed: "waived",
    sitting: "waived",
    locked: "waived",
    over: "waived",
  },
  "invigilator.required": { waived: "unchecked" },
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return { value: "unchecked", context: { hasBegun: false } };
  const { hasBegun } = contextBefore<LockdownContext>(step);
  const after = event.type === "sitting.begun" ? true : event.type === "sitting.ended" ? false : hasBegun;
  return { value: places[event.type]?.[String(before.value)] ?? "", context: { hasBegun: after } };
};

export const spec = chartSpec({
  name: "lockdown",
  machine: lockdownMachine,
  effects: {},
  cases: [
    {
      name: "the browser of one student for an assignment",
      exploration: {
        samples: [
          { type: "check.passed" },
          { type: "check.failed" },
          { type: "sitting.begun" },
          { type: "sitting.ended" },
          { type: "invigilator.unlocked" },
          { type: "invigilator.waived" },
          { type: "invigilator.required" },
        ],
        project: ({ context }) => context.hasBegun,
      },
      expected,
      paths: 15,
    },
  ],
});
