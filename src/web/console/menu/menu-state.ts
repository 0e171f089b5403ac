import { useRouterState } from "@tanstack/react-router";
import { createContext, useCallback, useContext, useMemo, useState } from "react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { useAppearance } from "../console-context";
import { pageAddress } from "../page-of";
import type { MenuEntry } from "./menu";
import { activeTrail, trailTo, type PageLocation } from "./trail";
import { useMenu } from "./use-menu";

export interface MenuState {
  readonly entries: readonly MenuEntry[];
  readonly place: PageLocation;
  /** Keys of the marked entry and of the groups that contain it. */
  readonly activeKeys: readonly string[];
  /** The first-level entry whose children are shown in layouts with separate levels; null: none. */
  readonly cell: MenuEntry | null;
  readonly pickCell: (cell: MenuEntry) => void;
  readonly isUnfolded: (group: MenuEntry) => boolean;
  readonly toggle: (group: MenuEntry) => void;
}

const MenuContext = createContext<MenuState | null>(null);
export const MenuProvider = MenuContext.Provider;

export function useMenuState(): MenuState {
  const state = useContext(MenuContext);
  if (state === null) throw new Error("no menu above this component");
  return state;
}

function usePlace(): PageLocation {
  const address = useRouterState({
    select: ({ matches }) => {
      const leaf = matches.at(-1);
      return leaf === undefined ? "" : pageAddress(leaf);
    },
  });
  const activeMenu = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.activeMenu ?? null });
  const levels = useRouterState({ select: ({ matches }) => matches.map(({ routeId }) => routeId).join("\n") });
  return useMemo(() => ({ address, activeMenu, levels: levels.split("\n") }), [address, activeMenu, levels]);
}

const keysOf = (trail: readonly MenuEntry[]): string[] => trail.map(({ key }) => key);

/** The first-level entry to show; a picked one applies until a page elsewhere opens. */
function useCell(entries: readonly MenuEntry[], { address }: PageLocation, top: string | null) {
  const [picked, setPicked] = useState<{ readonly key: string; readonly at: string } | null>(null);
  const [last, setLast] = useState<string | null>(top);
  const find = (key: string | undefined | null) => entries.find((entry) => entry.key === key);
  const own = find(picked?.key);
  const isPicked = own !== undefined && (picked?.at === address || own.key === top || own.href === address);
  const cell = (isPicked ? own : undefined) ?? find(top) ?? find(last) ?? null;
  if (cell !== null && cell.key !== last) setLast(cell.key);
  const pickCell = useCallback(({ key }: MenuEntry) => setPicked({ key, at: address }), [address]);
  return { cell, pickCell };
}

/** The unfolded groups; the group with the page on screen unfolds automatically. */
function useUnfolded(entries: readonly MenuEntry[], activeKeys: readonly string[]) {
  const isUnique = useAppearance(selectSettings).uniqueOpened;
  const [unfolded, setUnfolded] = useState(activeKeys);
  const [seen, setSeen] = useState(activeKeys);
  if (seen.join(" ") !== activeKeys.join(" ")) {
    setSeen(activeKeys);
    if (activeKeys.length > 1) setUnfolded(isUnique ? activeKeys : [...new Set([...unfolded, ...activeKeys])]);
  }
  const isUnfolded = useCallback(({ key }: MenuEntry) => unfolded.includes(key), [unfolded]);
  const toggle = useCallback(
    ({ key }: MenuEntry) => {
      if (unfolded.includes(key)) setUnfolded(unfolded.filter((one) => one !== key));
      else setUnfolded([...(isUnique ? keysOf(trailTo(entries, (entry) => entry.key === key)) : [...unfolded, key])]);
    },
    [unfolded, isUnique, entries],
  );
  return { isUnfolded, toggle };
}

/**
 * The menu with its marked, picked and unfolded entries; one state for the whole frame, so that it survives a change of
 * layout.
 */
export function useMenuStateOfFrame(): MenuState {
  const entries = useMenu();
  const place = usePlace();
  const activeKeys = useMemo(() => keysOf(activeTrail(entries, place)), [entries, place]);
  const { cell, pickCell } = useCell(entries, place, activeKeys[0] ?? null);
  const { isUnfolded, toggle } = useUnfolded(entries, activeKeys);
  return useMemo(
    () => ({ entries, place, activeKeys, cell, pickCell, isUnfolded, toggle }),
    [entries, place, activeKeys, cell, pickCell, isUnfolded, toggle],
  );
}
