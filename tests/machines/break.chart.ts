import { breakMachine } from "../../machines/families/break.machine";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import type { Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";

const input = { deadline: 601_000, serverTime: 1_000, isHeld: false };

const exploring = (changes: Partial<typeof input>): Exploration<typeof breakMachine> => ({
  input: { ...input, ...changes },
  samples: [{ type: "break.ended" }, { type: "clock.expired" }],
});

const expecting =
  (changes: Partial<typeof input>) =>
  ({ event, before }: Expected): ByHand => ({
    value: before === null ? "resting" : event.type === "clock.expired" ? "rested" : "left",
    context: { ...input, ...changes },
  });

const held = { isHeld: true };

export const spec = chartSpec({
  name: "rest",
  machine: breakMachine,
  effects: { watching: ["clock"] },
  cases: [
    { name: "as long as the student likes", paths: 2, expected: expecting({}), exploration: exploring({}) },
    { name: "its whole time", paths: 1, steps: 2, expected: expecting(held), exploration: exploring(held) },
  ],
});
