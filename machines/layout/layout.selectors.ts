import type { SnapshotFrom } from "xstate";
import type { Layout } from "../appearance/theme-settings";
import type { layoutMachine } from "./layout.machine";

export type LayoutSnapshot = SnapshotFrom<typeof layoutMachine>;

const foldable: readonly Layout[] = ["column", "comprehensive", "vertical", "common"];

export const isNarrow = (layout: LayoutSnapshot): boolean => layout.matches({ window: "narrow" });
/** The sheet of the menu lies over a narrow window. */
export const isMenuOpen = (layout: LayoutSnapshot): boolean => layout.matches({ window: { narrow: "open" } });
/** The layout that is shown where `chosen` is chosen: narrow windows show the vertical one. */
export const selectLayout = (layout: LayoutSnapshot, chosen: Layout): Layout =>
  isNarrow(layout) ? "vertical" : chosen;
/** Whether the person has folded the sidebar, whatever layout and page show of it. */
export const isCollapsedByUser = (layout: LayoutSnapshot): boolean => layout.matches({ sidebar: "folded" });
/** The page asks for no second column; only the column layout heeds it. */
export const isColumnWithheld = (layout: LayoutSnapshot, chosen: Layout): boolean =>
  selectLayout(layout, chosen) === "column" && layout.matches({ column: "withheld" });
/** Layouts whose sidebar can be folded by the person, now. */
export const canCollapse = (layout: LayoutSnapshot, chosen: Layout): boolean =>
  foldable.includes(selectLayout(layout, chosen)) && !isColumnWithheld(layout, chosen);
/**
 * Whether the sidebar is shown small: 64 px of icons, or in the column layout the strip alone. Never on narrow
 * windows.
 */
export const isCollapsed = (layout: LayoutSnapshot, chosen: Layout): boolean =>
  !isNarrow(layout) && (isColumnWithheld(layout, chosen) || (canCollapse(layout, chosen) && isCollapsedByUser(layout)));
