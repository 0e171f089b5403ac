import type { MenuTitle } from "./listed-titles";
import type { MenuEntry } from "./menu";

export interface FlatEntry {
  readonly entry: MenuEntry;
  /** Titles from the first level to the entry itself. */
  readonly titles: readonly MenuTitle[];
}

/** The leaves of the menu in its order. */
export const flatMenu = (entries: readonly MenuEntry[], above: readonly MenuTitle[] = []): FlatEntry[] =>
  entries.flatMap((entry) => {
    const titles = [...above, entry.title];
    return entry.children.length === 0 ? [{ entry, titles }] : flatMenu(entry.children, titles);
  });

/** The entries from the first level to the first match; empty where nothing matches. */
export function trailTo(entries: readonly MenuEntry[], fits: (entry: MenuEntry) => boolean): MenuEntry[] {
  for (const entry of entries) {
    if (fits(entry)) return [entry];
    const below = trailTo(entry.children, fits);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}

export interface PageLocation {
  /** Path and search of the page on screen. */
  readonly address: string;
  /** Path whose entry is marked in place of the page's own. */
  readonly activeMenu: string | null;
  /** Ids of the routes that lead to the page, its own last. */
  readonly levels: readonly string[];
}

/**
 * The entries from the first level to the marked one: the entry with the same address, else with the path that stands
 * for the page, else the level that contains it.
 */
export function activeTrail(entries: readonly MenuEntry[], { address, activeMenu, levels }: PageLocation): MenuEntry[] {
  const path = address.split("?")[0] ?? "";
  const leafAt = (href: string) => trailTo(entries, (entry) => entry.children.length === 0 && entry.href === href);
  const exact = address === path && activeMenu !== null ? [] : leafAt(address);
  if (exact.length > 0) return exact;
  const standing = leafAt(activeMenu ?? path);
  return standing.length > 0 ? standing : trailTo(entries, ({ key }) => levels.includes(key));
}
