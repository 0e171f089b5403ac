import { useMemo } from "react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { canCollapse, isCollapsed, isNarrow, selectLayout } from "../../../../machines/layout/layout.selectors";
import { useAppearance, useLayout } from "../console-context";
import type { MenuState } from "../menu/menu-state";
import { metrics, sideWidth, type SideStanding } from "./geometry";

export interface FrameStanding extends SideStanding {
  readonly canFold: boolean;
  /** Header and tab bar stay at the top while the page scrolls. */
  readonly isFixed: boolean;
  /** Pixels. */
  readonly side: number;
  readonly tabs: number;
}

/** The current position of the frame's parts. */
export function useStanding({ cell }: MenuState): FrameStanding {
  const { columnStyle, fixedHeader, showTabs } = useAppearance(selectSettings);
  const layout = useLayout(selectLayout);
  const hasColumn = cell !== null && (cell.children.length > 0 || cell.isFilling === true);
  const [narrow, folded, foldable] = [useLayout(isNarrow), useLayout(isCollapsed), useLayout(canCollapse)];
  return useMemo(() => {
    const standing = { layout, isNarrow: narrow, isFolded: folded, columnStyle, hasColumn };
    return {
      ...standing,
      canFold: foldable && (layout !== "column" || hasColumn),
      isFixed: fixedHeader || layout === "common",
      side: sideWidth(standing),
      tabs: showTabs ? metrics.tabs : 0,
    };
  }, [layout, narrow, folded, foldable, columnStyle, hasColumn, fixedHeader, showTabs]);
}
