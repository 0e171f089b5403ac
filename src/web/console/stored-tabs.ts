import type { ThemeSettings } from "../../../machines/appearance/theme-settings";
import type { Page, Tab, TabName } from "../../../machines/tabs/tab";
import { parsed } from "../effects/parsed";

const most = 100;

/** A tab as it is kept: where it leads, and what its page called itself. */
export interface StoredTab {
  readonly href: string;
  readonly name: TabName | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const nameOf = (name: unknown): TabName | null =>
  isRecord(name) && Object.values(name).every((text) => typeof text === "string") ? (name as TabName) : null;
/** On this site: other hosts may hide behind slashes of either kind. */
const isOwn = (href: unknown): href is string => typeof href === "string" && /^\/(?![\\/\t\r\n])/.test(href);

/** The kept tabs, in order; whatever is not one is left out. */
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

/** The pages of kept tabs that still exist, by their kept names. */
export const pagesOf = (kept: readonly StoredTab[], pageAt: (href: string) => Page | null): Page[] =>
  kept.flatMap(({ href, name }) => {
    const page = pageAt(href);
    return page === null ? [] : [{ ...page, name }];
  });

/** The tabs that a reload brings back: pages that still exist, each once, the pinned ones first. */
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
