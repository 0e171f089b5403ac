import type { SnapshotFrom } from "xstate";
import type { handInMachine } from "./hand-in.machine";

type HandInSnapshot = SnapshotFrom<typeof handInMachine>;

/** The last try to hand in did not reach the server. */
export const isHandInUnreached = (handIn: HandInSnapshot): boolean => handIn.hasTag("offline");

/** The server is there, and some answers have not reached it for long: the student says what is to be done. */
export const isHandInAsking = (handIn: HandInSnapshot): boolean => handIn.hasTag("asking");
