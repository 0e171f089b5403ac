import { isSignedIn } from "../../../machines/session/session.selectors";
import { selectTabs } from "../../../machines/tabs/tabs.selectors";
import { storageKeys } from "../effects/storage";
import type { ConsoleActors } from "./actors";
import { pagesOf, readKept, writeKept } from "./kept-tabs";
import { pageAt } from "./page-of";
import type { Surroundings } from "./surroundings";

/** Keeps the list of tabs for a reload, and shares it with the other windows of this person. */
export function shareTabs(
  { router, context: { local, session }, window }: Surroundings,
  { tabs }: ConsoleActors,
): void {
  const text = () => writeKept(selectTabs(tabs.getSnapshot()));
  let known = local.get(storageKeys.visitedTabs);
  let isHearing = false;
  const tell = () => {
    if (isHearing || text() === known || !isSignedIn(session.getSnapshot())) return;
    known = text();
    local.set(storageKeys.visitedTabs, known);
  };
  tell();
  tabs.subscribe(tell);
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key !== storageKeys.visitedTabs || newValue === null) return;
    // what is heard is not said again, or two windows would never agree
    isHearing = true;
    tabs.send({ type: "tabs.synced", pages: pagesOf(readKept(newValue), (href) => pageAt(router, href)) });
    isHearing = false;
    known = text();
  });
}
