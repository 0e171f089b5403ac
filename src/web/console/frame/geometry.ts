import type { ThemeSettings } from "../../../../machines/appearance/theme-settings";

/** Pixels of the frame (CONSOLE §1); the static first paint in index.html draws the same. */
export const metrics = { header: 60, tabs: 50, side: 266, folded: 64, strip: 64, wideStrip: 83.2, footer: 55 } as const;

export interface SideStanding {
  /** As it is shown: vertical on narrow windows. */
  readonly layout: ThemeSettings["layout"];
  readonly isNarrow: boolean;
  readonly isFolded: boolean;
  readonly columnStyle: ThemeSettings["columnStyle"];
  /** In the column layout: whether there is something for the second column to show. */
  readonly hasColumn: boolean;
}

/** Pixels of the strip of the first level. */
export const stripWidth = (columnStyle: SideStanding["columnStyle"]): number =>
  columnStyle === "horizontal" ? metrics.wideStrip : metrics.strip;

/** Pixels that the sidebar takes from the page. */
export function sideWidth({ layout, isNarrow, isFolded, columnStyle, hasColumn }: SideStanding): number {
  if (isNarrow || layout === "horizontal") return 0;
  if (layout === "float") return metrics.folded;
  if (layout === "column") return isFolded || !hasColumn ? stripWidth(columnStyle) : metrics.side;
  return isFolded ? metrics.folded : metrics.side;
}
