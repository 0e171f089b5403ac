import type { SnapshotFrom } from "xstate";
import type { tabsMachine } from "./tabs.machine";

export type TabsSnapshot = SnapshotFrom<typeof tabsMachine>;

export const selectTabs = (tabs: TabsSnapshot) => tabs.context.tabs;
export const selectActiveKey = (tabs: TabsSnapshot) => tabs.context.active;
/** Keys of the pages that stay mounted. */
export const selectKeptAlive = (tabs: TabsSnapshot) => tabs.context.kept;
/** The person is asked whether unsaved work may be lost. */
export const isConfirming = (tabs: TabsSnapshot): boolean =>
  tabs.matches("confirmingClose") || tabs.matches("confirmingReload");
/** The question is about a reload, not about closing. */
export const isConfirmingReload = (tabs: TabsSnapshot): boolean => tabs.matches("confirmingReload");
/** The unsaved pages that the question is about. */
export const selectAtRisk = ({ context }: TabsSnapshot) =>
  context.tabs.filter((tab) => tab.isDirty && (tab.key === context.reloading || context.doomed.includes(tab.key)));
/** The address to open, so that the page on screen can be closed; null: none. */
export const selectGoal = (tabs: TabsSnapshot): string | null => tabs.context.goal;
