import type { SnapshotFrom } from "xstate";
import type { releaseMachine } from "./release.machine";

export type ReleaseSnapshot = SnapshotFrom<typeof releaseMachine>;

/** The offer of a newer build is on screen. */
export const isOffered = (release: ReleaseSnapshot): boolean => release.matches({ newer: "offered" });
/** Whether it makes sense to ask for a newer build now. */
export const isCurious = (release: ReleaseSnapshot): boolean => release.matches({ current: "free" });
