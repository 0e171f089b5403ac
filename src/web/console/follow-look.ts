import { selectSettings } from "../../../machines/appearance/appearance.selectors";
import { knownSettings } from "../../../machines/appearance/theme-settings";
import { isNarrow, selectLayout, isCollapsedByUser } from "../../../machines/layout/layout.selectors";
import { parsed } from "../effects/parsed";
import { storageKeys } from "../platform/storage";
import { siteTheme } from "../site/site-theme";
import type { ConsoleActors } from "./actors";
import type { ConsoleDependencies } from "./console-dependencies";
import { applyLook } from "./theme/apply-look";

/** Narrower windows show the vertical layout (SPEC §2). */
const narrowQuery = "(max-width: 991.98px)";
const darkQuery = "(prefers-color-scheme: dark)";

/**
 * Updates the layout by the window's width and the stored fold of the sidebar, and applies the look to the page, dark
 * where the device is. Settings saved by another window are taken over.
 */
export function followLook(
  { context: { local }, window }: ConsoleDependencies,
  { layout, appearance }: ConsoleActors,
): void {
  const dark = window.matchMedia(darkQuery);
  const showLook = () => {
    const settings = selectSettings(appearance.getSnapshot());
    const shown = selectLayout(layout.getSnapshot(), settings.layout);
    applyLook(window.document.documentElement, settings, shown, dark.matches);
  };
  showLook();
  appearance.select(selectSettings).subscribe(showLook);
  layout.select(isNarrow).subscribe(showLook);
  const narrow = window.matchMedia(narrowQuery);
  const tellWidth = () => layout.send({ type: narrow.matches ? "window.narrowed" : "window.widened" });
  tellWidth();
  narrow.addEventListener("change", tellWidth);
  dark.addEventListener("change", showLook);
  if (local.get(storageKeys.collapse) === "true") layout.send({ type: "fold.toggled" });
  layout.subscribe((now) => {
    const fold = String(isCollapsedByUser(now));
    if (fold !== (local.get(storageKeys.collapse) ?? "false")) local.set(storageKeys.collapse, fold);
  });
  siteTheme.subscribe((themeName) => {
    if (themeName === null || local.get(storageKeys.theme) !== null) return;
    const shown = selectSettings(appearance.getSnapshot());
    if (shown.themeName !== themeName) appearance.send({ type: "settings.heard", settings: { ...shown, themeName } });
  });
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === storageKeys.theme && newValue !== null)
      appearance.send({ type: "settings.heard", settings: knownSettings(parsed(newValue)) });
  });
}
