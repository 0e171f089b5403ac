import type { MouseEvent } from "react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { useAppearance } from "../console-context";
import type { MenuEntry } from "./menu";
import { useMenuState } from "./menu-state";

/**
 * Behaviour of a first-level entry in layouts with separate levels: it shows its children, and opens its first page
 * where the setting is on.
 */
export function useCell(entry: MenuEntry) {
  const { cell, pickCell, place } = useMenuState();
  const { openFirstMenu } = useAppearance(selectSettings);
  const isShown = cell?.key === entry.key;
  return {
    isShown,
    /** false: a button that only shows the children. */
    isLink: entry.children.length === 0 || openFirstMenu,
    pick: () => pickCell(entry),
    pickOnTheWay: (event: MouseEvent) => {
      pickCell(entry);
      if (!isShown && entry.href === place.address) event.preventDefault();
    },
  };
}
