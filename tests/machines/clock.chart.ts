import { clockMachine, lastMs, lowMs } from "../../machines/exam/clock.machine";
import { chartSpec } from "../support/chart-spec";
import type { Expected } from "../support/model";
import type { Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";

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
    { type: "clock.synced", serverTime: 2_500, deadline: 1_998 },
    { type: "clock.synced", serverTime: 3_000, deadline: 3_000 + lowMs, stoppedAt: 2_000 },
    { type: "clock.synced", serverTime: 3_000, deadline: null, stoppedAt: 2_000 },
    { type: "clock.synced", serverTime: 3_000, deadline: 1_999, stoppedAt: 2_000 },
    { type: "clock.toggled" },
  ],
  project: ({ context }) => context.isHidden,
});

const phases = ["ample", "low", "last"];
const phaseOf = (remainingMs: number) => (remainingMs <= lastMs ? 2 : remainingMs <= lowMs ? 1 : 0);
const phaseAt = (value: unknown) => phases.findIndex((phase) => JSON.stringify(value).includes(phase));

/** Where so much time leads; time that comes back without a word from the server leads nowhere back. */
const placeOf = (remainingMs: number, least = 0): unknown =>
  remainingMs <= 0 ? "expired" : { running: phases[Math.max(least, phaseOf(remainingMs))] };
/** Told when the time is over, and when more is given; not again while it stays over. */
const reportsOf = (before: unknown, value: unknown) => {
  if ((before === "expired") === (value === "expired")) return [];
  return [{ type: value === "expired" ? "clock.expired" : "clock.extended" }];
};

interface Told {
  readonly serverTime: number;
  readonly deadline: number | null;
  readonly stoppedAt?: number | null;
}

const expected = ({ event, before, now }: Expected): ByHand => {
  const { serverTime, deadline, stoppedAt = null } = event as unknown as Told;
  if (before === null) return { value: now.context.deadline === null ? "untimed" : { running: "ample" } };
  if (event.type === "clock.toggled")
    return { value: { running: "ample" }, context: { isHidden: before.context.isHidden !== true } };
  if (event.type === "clock.ticked") {
    const remainingMs = Number(event["remainingMs"]);
    const value = placeOf(remainingMs, phaseAt(before.value));
    return { value, reports: reportsOf(before.value, value), context: { remainingMs } };
  }
  const remainingMs = deadline === null ? 0 : Math.max(0, deadline - (stoppedAt ?? serverTime));
  const isStillOver = before.value === "expired" && deadline !== null && remainingMs === 0;
  const runningAt = deadline === null ? "untimed" : placeOf(remainingMs);
  const value = stoppedAt === null || isStillOver ? runningAt : "stopped";
  const isShown = typeof value === "object" && phaseOf(remainingMs) > 0;
  return {
    value,
    reports: reportsOf(before.value, value),
    context: { serverTime, deadline, stoppedAt, remainingMs, isHidden: isShown ? false : before.context.isHidden },
  };
};

export const spec = chartSpec({
  name: "clock",
  machine: clockMachine,
  effects: { watching: ["ticker"] },
  equivalents: {
    "clock.running.low: always [isLast] → clock.running.measuring, retargeted":
      "the last minute itself measures whether time is over, so both ways come to the same place at once",
  },
  cases: [
    { name: "with a deadline", paths: 99, expected, exploration: exploring(1_000 + 2 * lowMs) },
    { name: "untimed", paths: 99, expected, exploration: exploring(null) },
  ],
});
