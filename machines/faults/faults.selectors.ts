import type { SnapshotFrom } from "xstate";
import type { faultsMachine } from "./faults.machine";

export type FaultsSnapshot = SnapshotFrom<typeof faultsMachine>;

/** Whether the call that the fact belongs to is resolved; otherwise it is rejected. */
export const isResolved = (outcome: FaultsSnapshot): boolean => outcome.hasTag("resolved");
