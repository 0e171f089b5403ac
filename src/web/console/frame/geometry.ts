import type { ThemeSettings } from "../../../../machines/appearance/theme-settings";

/** Sizes of the frame in pixels (CONSOLE §1); the static first paint in index.html uses the same. */
export const metrics = { header: 60, tabs: 50, side: 266, folded: 64, strip: 64, wideStrip: 83.2, footer: 55 } as const;

export interface SideStanding {
  /** The layout as shown: vertical on narrow windows. */
  readonly layout: ThemeSettings["layout"];
  readonly isNarrow: boolean;
  readonly isFolded: boolean;
  readonly columnStyle: ThemeSettings["columnStyle"];
  /** In the column layout: whether the second column has entries. */
  readonly hasColumn: boolean;
}

/** Width in pixels of the strip of the first level. */
export const stripWidth = (columnStyle: SideStanding["columnStyle"]): number =>
  columnStyle === "horizontal" ? metrics.wideStrip : metrics.strip;

/** Width in pixels that the sidebar takes from the page. */
export function sideWidth({ layout, isNarrow, isFolded, columnStyle, hasColumn }: SideStanding): number {
  if (isNarrow || layout === "horizontal") return 0;
  if (layout === "float") return metrics.folded;
  if (layout === "column") return isFolded || !hasColumn ? stripWidth(columnStyle) : metrics.side;
  return isFolded ? metrics.folded : metrics.side;
}
