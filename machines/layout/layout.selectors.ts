import type { SnapshotFrom } from "xstate";
import type { Layout } from "../appearance/theme-settings";
import type { layoutMachine } from "./layout.machine";

export type LayoutSnapshot = SnapshotFrom<typeof layoutMachine>;

const foldable: readonly Layout[] = ["column", "comprehensive", "vertical", "common"];

export const isNarrow = (layout: LayoutSnapshot): boolean => layout.matches({ window: "narrow" });
/** The menu's sheet is open over a narrow window. */
export const isMenuOpen = (layout: LayoutSnapshot): boolean => layout.matches({ window: { narrow: "open" } });
/** The layout that is shown when `chosen` is chosen: narrow windows always show the vertical one. */
export const selectLayout = (layout: LayoutSnapshot, chosen: Layout): Layout =>
  isNarrow(layout) ? "vertical" : chosen;
/** Whether the person has folded the sidebar, even if the layout or page does not show it. */
export const isCollapsedByUser = (layout: LayoutSnapshot): boolean => layout.matches({ sidebar: "folded" });
/** Whether the page hides the second column; only the column layout has one. */
export const isColumnWithheld = (layout: LayoutSnapshot, chosen: Layout): boolean =>
  selectLayout(layout, chosen) === "column" && layout.matches({ column: "withheld" });
/** Whether the person can fold the sidebar in the current layout. */
export const canCollapse = (layout: LayoutSnapshot, chosen: Layout): boolean =>
  foldable.includes(selectLayout(layout, chosen)) && !isColumnWithheld(layout, chosen);
/**
 * Whether the sidebar is shown small: 64 px of icons, or only the strip in the column layout. Never on narrow windows.
 */
export const isCollapsed = (layout: LayoutSnapshot, chosen: Layout): boolean =>
  !isNarrow(layout) && (isColumnWithheld(layout, chosen) || (canCollapse(layout, chosen) && isCollapsedByUser(layout)));
