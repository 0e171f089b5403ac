import type { SnapshotFrom } from "xstate";
import type { clockMachine } from "./clock.machine";

type ClockSnapshot = SnapshotFrom<typeof clockMachine>;

/** How short the time is; null: there is no limit. */
export const selectClockPhase = (clock: ClockSnapshot): "ample" | "low" | "last" | null => {
  if (clock.matches("untimed")) return null;
  if (clock.hasTag("last") || clock.matches("expired")) return "last";
  return clock.hasTag("low") ? "low" : "ample";
};
