import type { SnapshotFrom } from "xstate";
import type { Layout } from "../appearance/theme-settings";
import type { layoutMachine } from "./layout.machine";

export type LayoutSnapshot = SnapshotFrom<typeof layoutMachine>;

export const isNarrow = (layout: LayoutSnapshot): boolean => layout.matches({ window: "narrow" });
/** The sheet of the menu lies over a narrow window. */
export const isMenuOpen = (layout: LayoutSnapshot): boolean => layout.matches({ window: { narrow: "open" } });
/** Narrow windows show the vertical layout. */
export const selectLayout = (layout: LayoutSnapshot): Layout => (isNarrow(layout) ? "vertical" : layout.value.chosen);
/** Whether the person has folded the sidebar, whatever layout and page show of it. */
export const selectOwnFold = (layout: LayoutSnapshot): boolean =>
  layout.matches({ sidebar: { own: "folded" } }) || layout.matches({ sidebar: { withheld: "folded" } });
/** The page asks for no second column; only the column layout heeds it. */
export const isColumnWithheld = (layout: LayoutSnapshot): boolean =>
  selectLayout(layout) === "column" && layout.matches({ sidebar: "withheld" });
/** Layouts whose sidebar can be folded by the person, now. */
export const canFold = (layout: LayoutSnapshot): boolean =>
  !["horizontal", "float"].includes(selectLayout(layout)) && !isColumnWithheld(layout);
/**
 * Whether the sidebar is shown small: 64 px of icons, or in the column layout the strip alone. Never on narrow
 * windows.
 */
export const isFolded = (layout: LayoutSnapshot): boolean =>
  !isNarrow(layout) &&
  (isColumnWithheld(layout) || (!["horizontal", "float"].includes(selectLayout(layout)) && selectOwnFold(layout)));
