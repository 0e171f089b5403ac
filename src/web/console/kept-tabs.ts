import type { ThemeSettings } from "../../../machines/appearance/theme-settings";
import type { Page, Tab } from "../../../machines/tabs/tab";
import { parsed } from "./parsed";

const most = 100;

/** Addresses of the kept tabs, in order; whatever is not one is left out. */
export function readKept(text: string | null): string[] {
  const kept = parsed(text);
  return Array.isArray(kept) ? kept.filter((href): href is string => typeof href === "string" && href.startsWith("/") && !href.startsWith("//")).slice(0, most) : [];
}

export const writeKept = (tabs: readonly Tab[]): string => JSON.stringify(tabs.map(({ href }) => href));

/** The tabs that a reload brings back: pages that still exist, each once, the pinned ones first. */
export function restoredPages(kept: readonly string[], pinned: readonly Page[], pageAt: (href: string) => Page | null, choice: ThemeSettings["restoredTabs"]): Page[] {
  const known = kept.flatMap((href) => pageAt(href) ?? []);
  const wanted = choice === "all" ? known : [];
  const all = [...known.filter((page) => page.isPinned), ...pinned, ...wanted.filter((page) => !page.isPinned)];
  return all.filter((page, place) => all.findIndex(({ key }) => key === page.key) === place);
}
