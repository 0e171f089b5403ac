import type { Layout, ThemeSettings } from "../../../../machines/appearance/theme-settings";

/** Where the parts stand now: the layout that is shown, and whether the sidebar is small. */
export interface Place {
  readonly layout: Layout;
  readonly isFolded: boolean;
}

/** Layouts whose menu can lie on a picture. */
export const hasMenuGround = (layout: Layout): boolean => layout !== "horizontal" && layout !== "float";

/** Puts the look on the page's root element, as the script of index.html does before the first paint. */
export function applyLook(root: HTMLElement, settings: ThemeSettings, { layout, isFolded }: Place): void {
  Object.assign(root.dataset, {
    theme: settings.themeName,
    layout,
    fold: String(isFolded),
    columnStyle: settings.columnStyle,
    background: hasMenuGround(layout) ? settings.background : "none",
    tabs: String(settings.showTabs),
    progress: String(settings.showProgressBar),
  });
  const ground = getComputedStyle(root).getPropertyValue("--iv-colors-top-bg");
  const meta = root.querySelector("meta[name=theme-color]");
  if (ground !== "") meta?.setAttribute("content", ground);
}
