import type { Layout, ColourMode, ThemeSettings } from "../../../../machines/appearance/theme-settings";

/** Whether the menu can have a background picture in this layout. */
export const hasMenuGround = (layout: Layout): boolean => layout !== "horizontal" && layout !== "float";

const isDark = (mode: ColourMode, prefersDark: boolean): boolean =>
  mode === "dark" || (mode === "system" && prefersDark);

/**
 * Sets the look on the page's root element, as the script of index.html does before the first paint. `layout` is the
 * layout shown, `prefersDark` the device's setting.
 */
export function applyLook(root: HTMLElement, settings: ThemeSettings, layout: Layout, prefersDark: boolean): void {
  Object.assign(root.dataset, {
    mode: isDark(settings.mode, prefersDark) ? "dark" : "light",
    text: settings.textSize,
    theme: settings.themeName,
    layout,
    columnStyle: settings.columnStyle,
    background: hasMenuGround(layout) ? settings.background : "none",
    tabs: String(settings.showTabs),
    progress: String(settings.showProgressBar),
  });
  const ground = getComputedStyle(root).getPropertyValue("--iv-colors-top-bg");
  const meta = root.querySelector("meta[name=theme-color]");
  if (ground !== "") meta?.setAttribute("content", ground);
}
