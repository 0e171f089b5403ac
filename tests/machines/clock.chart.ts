import { clockMachine, lastMs, lowMs } from "../../machines/exam/clock.machine";
import { chartSpec } from "../support/chart-spec";
import type { Exploration } from "../support/paths";

const exploring = (deadline: number | null): Exploration<typeof clockMachine> => ({
  input: { deadline, serverTime: 1_000 },
  samples: [
    { type: "clock.ticked", remainingMs: lowMs + 1 },
    { type: "clock.ticked", remainingMs: lowMs },
    { type: "clock.ticked", remainingMs: lastMs },
    { type: "clock.ticked", remainingMs: 0 },
    { type: "clock.synced", serverTime: 2_000, deadline: 2_000 + 2 * lowMs },
    { type: "clock.synced", serverTime: 2_000, deadline: null },
    { type: "clock.synced", serverTime: 2_000, deadline: 2_000 + lowMs },
    { type: "clock.synced", serverTime: 2_000, deadline: 2_000 + lastMs },
    { type: "clock.synced", serverTime: 2_000, deadline: 1_999 },
    { type: "clock.toggled" },
  ],
  project: ({ context }) => context.isHidden,
});

export const spec = chartSpec({
  name: "clock",
  machine: clockMachine,
  effects: { watching: ["ticker"] },
  cases: [
    { name: "with a deadline", paths: 51, exploration: exploring(1_000 + 2 * lowMs) },
    { name: "untimed", paths: 51, exploration: exploring(null) },
  ],
});
