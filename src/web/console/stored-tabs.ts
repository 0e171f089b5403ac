import type { ThemeSettings } from "../../../machines/appearance/theme-settings";
import type { Page, Tab, TabName } from "../../../machines/tabs/tab";
import { parsed } from "../effects/parsed";

const most = 100;

/** A stored tab: its address, and the name that its page set. */
export interface StoredTab {
  readonly href: string;
  readonly name: TabName | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const nameOf = (name: unknown): TabName | null =>
  isRecord(name) && Object.values(name).every((text) => typeof text === "string") ? (name as TabName) : null;
/** Whether an address is on this site; slashes of either kind may hide another host. */
const isOwn = (href: unknown): href is string => typeof href === "string" && /^\/(?![\\/\t\r\n])/.test(href);

/** The stored tabs, in order; invalid entries are left out. */
export function readStoredTabs(text: string | null): StoredTab[] {
  const kept = parsed(text);
  if (!Array.isArray(kept)) return [];
  return kept
    .flatMap((tab: unknown) =>
      isRecord(tab) && isOwn(tab["href"]) ? [{ href: tab["href"], name: nameOf(tab["name"]) }] : [],
    )
    .slice(0, most);
}

export const writeStoredTabs = (tabs: readonly Tab[]): string =>
  JSON.stringify(tabs.map(({ href, name }): StoredTab => ({ href, name })));

/** The pages of stored tabs that still exist, with their stored names. */
export const pagesOf = (kept: readonly StoredTab[], pageAt: (href: string) => Page | null): Page[] =>
  kept.flatMap(({ href, name }) => {
    const page = pageAt(href);
    return page === null ? [] : [{ ...page, name }];
  });

/** The tabs restored after a reload: pages that still exist, each once, the pinned ones first. */
export function restoredPages(
  kept: readonly StoredTab[],
  pinned: readonly Page[],
  pageAt: (href: string) => Page | null,
  choice: ThemeSettings["restoredTabs"],
): Page[] {
  const known = pagesOf(kept, pageAt);
  const wanted = choice === "all" ? known : [];
  const all = [...known.filter((page) => page.isPinned), ...pinned, ...wanted.filter((page) => !page.isPinned)];
  return all.filter((page, place) => all.findIndex(({ key }) => key === page.key) === place);
}
