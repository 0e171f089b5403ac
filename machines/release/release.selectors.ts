import type { SnapshotFrom } from "xstate";
import type { releaseMachine } from "./release.machine";

export type ReleaseSnapshot = SnapshotFrom<typeof releaseMachine>;

/** Somebody is to be told that a newer build waits. */
export const isOffered = (release: ReleaseSnapshot): boolean => release.matches({ newer: "offered" });
/** Whether it is worth asking for a newer build now. */
export const isCurious = (release: ReleaseSnapshot): boolean => release.matches({ current: "free" });
