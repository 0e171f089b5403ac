import { isSignedIn } from "../../../machines/session/session.selectors";
import { selectTabs } from "../../../machines/tabs/tabs.selectors";
import { storageKeys } from "../platform/storage";
import type { ConsoleActors } from "./actors";
import type { ConsoleDependencies } from "./console-dependencies";
import { pageAt } from "./page-of";
import { pagesOf, readStoredTabs, writeStoredTabs } from "./stored-tabs";

/**
 * Stores the list of tabs for a reload, and shares it with the person's other windows. Only changes made in this window
 * are written; otherwise two windows with different pages would overwrite each other forever.
 */
export function shareTabs(
  { router, context: { local, session }, window }: ConsoleDependencies,
  { tabs }: ConsoleActors,
): void {
  const write = () => {
    const list = writeStoredTabs(selectTabs(tabs.getSnapshot()));
    if (isSignedIn(session.getSnapshot()) && list !== local.get(storageKeys.visitedTabs))
      local.set(storageKeys.visitedTabs, list);
  };
  write();
  tabs.on("tabs.changed", write);
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key !== storageKeys.visitedTabs || newValue === null) return;
    tabs.send({ type: "tabs.synced", pages: pagesOf(readStoredTabs(newValue), (href) => pageAt(router, href)) });
  });
}
