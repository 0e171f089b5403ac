import type { SnapshotFrom } from "xstate";
import type { appearanceMachine } from "./appearance.machine";

export type AppearanceSnapshot = SnapshotFrom<typeof appearanceMachine>;

export const selectSettings = (appearance: AppearanceSnapshot) => appearance.context.shown;
/** Something is shown that a reload would not bring back. */
export const isChanged = (appearance: AppearanceSnapshot): boolean => appearance.matches("changed");
export const isShuffling = (appearance: AppearanceSnapshot): boolean => appearance.matches("shuffling");
export const canUndo = (appearance: AppearanceSnapshot): boolean => appearance.context.earlier !== null;
