import type { SnapshotFrom } from "xstate";
import { lastMs, lowMs, type clockMachine } from "./clock.machine";

type ClockSnapshot = SnapshotFrom<typeof clockMachine>;

/** How short the time is; null: there is no limit. */
export const selectClockPhase = (clock: ClockSnapshot): "ample" | "low" | "last" | null => {
  const { deadline, remainingMs } = clock.context;
  if (clock.matches("stopped")) {
    if (deadline === null) return null;
    return remainingMs <= lastMs ? "last" : remainingMs <= lowMs ? "low" : "ample";
  }
  if (clock.matches("untimed")) return null;
  if (clock.hasTag("last") || clock.matches("expired")) return "last";
  return clock.hasTag("low") ? "low" : "ample";
};
