import { selectTabs } from "../../../machines/tabs/tabs.selectors";
import type { ConsoleActors } from "./actors";
import type { ConsoleDependencies } from "./console-dependencies";
import { pageAddress, instanceOf, pageOf } from "./page-of";

/** Restores the scroll position of each page; a new page begins at its top. */
export function followScroll({ router, window }: ConsoleDependencies, { tabs }: ConsoleActors): void {
  const places = new Map<string, number>();
  /** The page on screen according to the router, since the machines are notified later. */
  const shown = (): string | null => {
    const leaf = router.state.matches.at(-1);
    const page = leaf === undefined ? null : pageOf(leaf, pageAddress(leaf));
    return page === null ? null : instanceOf(page.key, selectTabs(tabs.getSnapshot()));
  };
  router.subscribe("onBeforeLoad", () => {
    const instance = shown();
    if (instance !== null) places.set(instance, window.scrollY);
  });
  router.subscribe("onRendered", () => {
    const place = places.get(shown() ?? "");
    if (place !== undefined) window.scrollTo({ top: place, behavior: "instant" });
  });
  tabs.subscribe((now) => {
    const open = new Set(selectTabs(now).map(({ key }) => instanceOf(key, selectTabs(now))));
    for (const instance of places.keys()) if (!open.has(instance)) places.delete(instance);
  });
}
