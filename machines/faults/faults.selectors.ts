import type { SnapshotFrom } from "xstate";
import type { faultsMachine } from "./faults.machine";

export type FaultsSnapshot = SnapshotFrom<typeof faultsMachine>;

/** The call that the fact belongs to holds; otherwise it is rejected. */
export const isResolved = (outcome: FaultsSnapshot): boolean => outcome.hasTag("resolved");
