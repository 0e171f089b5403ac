import type { SnapshotFrom } from "xstate";
import type { satMachine } from "./sat.machine";

export const isResting = (sat: SnapshotFrom<typeof satMachine>): boolean => sat.matches("resting");
