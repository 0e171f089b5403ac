import type { SnapshotFrom } from "xstate";
import type { satMachine } from "./sat.machine";

type SatSnapshot = SnapshotFrom<typeof satMachine>;

export const isSatResting = (sat: SatSnapshot): boolean => sat.matches("resting");
/** The directions of the module are on screen. */
export const isReading = (sat: SatSnapshot): boolean => sat.matches({ testing: "reading" });
