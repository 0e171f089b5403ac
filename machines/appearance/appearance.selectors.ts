import type { SnapshotFrom } from "xstate";
import type { appearanceMachine } from "./appearance.machine";
import type { Layout } from "./theme-settings";

export type AppearanceSnapshot = SnapshotFrom<typeof appearanceMachine>;

export const selectSettings = (appearance: AppearanceSnapshot) => appearance.context.shown;
/** The layout that the person has chosen; a narrow window shows another. */
export const selectChosenLayout = (appearance: AppearanceSnapshot): Layout => appearance.context.shown.layout;
/** True while the settings shown differ from those that a reload would restore. */
export const isChanged = (appearance: AppearanceSnapshot): boolean => appearance.matches("changed");
export const isShuffling = (appearance: AppearanceSnapshot): boolean => appearance.matches("shuffling");
export const canUndo = (appearance: AppearanceSnapshot): boolean => appearance.context.earlier !== null;
