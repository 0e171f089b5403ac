import type { SnapshotFrom } from "xstate";
import type { handInMachine } from "./hand-in.machine";

/** The last try to hand in did not reach the server. */
export const isHandInUnreached = (handIn: SnapshotFrom<typeof handInMachine>): boolean => handIn.hasTag("offline");
