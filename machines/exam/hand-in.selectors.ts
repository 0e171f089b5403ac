import type { SnapshotFrom } from "xstate";
import type { handInMachine } from "./hand-in.machine";

type HandInSnapshot = SnapshotFrom<typeof handInMachine>;

/** The last try to hand in did not reach the server. */
export const isHandInUnreached = (handIn: HandInSnapshot): boolean => handIn.hasTag("offline");

/** The server is reachable but some answers have been undelivered for long, so the student is asked how to go on. */
export const isHandInAsking = (handIn: HandInSnapshot): boolean => handIn.hasTag("asking");
