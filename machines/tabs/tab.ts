/** A name by language, such as `{ zh: "MAP 数学", en: "MAP Mathematics" }`. */
export type TabName = Readonly<Partial<Record<string, string | undefined>>>;

/**
 * A page as its tab shows it; `key` identifies the tab: the route's pattern, or the whole address if each address has
 * its own tab.
 */
export interface Page {
  readonly key: string;
  /** The address of the tab. */
  readonly href: string;
  /** Message id of the title. */
  readonly title: string;
  readonly icon: string;
  /** The tab cannot be closed. */
  readonly isPinned: boolean;
  /** The page stays mounted while it is not on screen. */
  readonly isKept: boolean;
  /** The name when the tab was stored; a page on screen reports its current name. */
  readonly name?: TabName | null;
}

/**
 * The attempt behind a tab: none, under way, or over; the tab of one that is over closes as soon as another page is
 * opened.
 */
export type TabSitting = "none" | "running" | "over";

export interface Tab extends Page {
  /** The name that the page gives itself, such as the title of its test; null: the title is used. */
  readonly name: TabName | null;
  /** Counts the reloads; a higher number is a new instance. */
  readonly revision: number;
  /** The page was unmounted to make room; it reloads when it is opened. */
  readonly isEvicted: boolean;
  /** The page has unsaved work. */
  readonly isDirty: boolean;
  readonly sitting: TabSitting;
}

export type Scope = "self" | "others" | "left" | "right" | "all";

export const tabOf = (page: Page): Tab => ({
  ...page,
  name: page.name ?? null,
  revision: 0,
  isEvicted: false,
  isDirty: false,
  sitting: "none",
});

/** Whether a tab may be closed: not the first one, a pinned one, or that of a running sitting. */
export const isClosable = (tabs: readonly Tab[], tab: Tab): boolean =>
  !tab.isPinned && tab.sitting !== "running" && tabs[0]?.key !== tab.key;

/** Keys of the tabs that closing by `scope`, relative to the tab `key`, would close. */
export function closing(tabs: readonly Tab[], scope: Scope, key: string): string[] {
  const place = tabs.findIndex((tab) => tab.key === key);
  if (place === -1) return [];
  const inScope: Readonly<Record<Scope, (at: number) => boolean>> = {
    self: (at) => at === place,
    others: (at) => at !== place,
    left: (at) => at < place,
    right: (at) => at > place,
    all: () => true,
  };
  return tabs.filter((tab, at) => inScope[scope](at) && isClosable(tabs, tab)).map((tab) => tab.key);
}

/** Those of `keys` whose tabs are open and may be closed. */
export const stillClosable = (tabs: readonly Tab[], keys: readonly string[]): string[] =>
  tabs.filter((tab) => keys.includes(tab.key) && isClosable(tabs, tab)).map((tab) => tab.key);

/**
 * The tab to show when the `doomed` ones close: the next one that stays, otherwise the one before; null: none stays.
 */
export function heirOf(tabs: readonly Tab[], active: string, doomed: readonly string[]): Tab | null {
  const place = tabs.findIndex((tab) => tab.key === active);
  const stays = (tab: Tab) => !doomed.includes(tab.key) && tab.sitting !== "running";
  return tabs.slice(place + 1).find(stays) ?? tabs.slice(0, Math.max(0, place)).findLast(stays) ?? null;
}

/** The key includes the parameters that identify the tab; other parameters may change within it. */
const hasOwnParameters = ({ key }: Page): boolean => key.includes("?");

/** `tabs` with the page opened: its tab updated, or a new one at the end (a pinned one after the other pinned ones). */
export function withPageOpened(tabs: readonly Tab[], page: Page): Tab[] {
  const known = tabs.find((tab) => tab.key === page.key);
  if (known === undefined) {
    const place = page.isPinned ? tabs.findLastIndex((tab) => tab.isPinned) + 1 : tabs.length;
    return tabs.toSpliced(place, 0, tabOf(page));
  }
  const now: Tab = {
    ...known,
    ...page,
    name: page.name ?? (known.href === page.href || hasOwnParameters(page) ? known.name : null),
    isEvicted: false,
  };
  return tabs.map((tab) => (tab.key === page.key ? now : tab));
}

/** `tabs` with one tab moved; pinned ones stay at the front, in their order. */
export function reordered(tabs: readonly Tab[], key: string, to: number): readonly Tab[] {
  const from = tabs.findIndex((tab) => tab.key === key);
  const tab = tabs[from];
  if (tab === undefined || tab.isPinned || from === 0) return tabs;
  const firstFree = Math.max(1, tabs.findLastIndex((one) => one.isPinned) + 1);
  const place = Math.min(tabs.length - 1, Math.max(firstFree, to));
  return tabs.toSpliced(from, 1).toSpliced(place, 0, tab);
}

/**
 * The tabs of another window taken over: each page once, the pinned ones first. The tabs of this window that are on
 * screen, not closable or unsaved stay.
 */
export function joinedTabs(tabs: readonly Tab[], pages: readonly Page[], active: string | null): Tab[] {
  const theirs = [...new Map(pages.map((page) => [page.key, page])).values()].map(
    (page) => tabs.find((tab) => tab.key === page.key) ?? tabOf(page),
  );
  const mine = tabs.filter(
    (tab) =>
      !theirs.some(({ key }) => key === tab.key) && (tab.key === active || tab.isDirty || !isClosable(tabs, tab)),
  );
  return [
    ...mine.filter((tab) => tab.isPinned),
    ...theirs.filter((tab) => tab.isPinned),
    ...theirs.filter((tab) => !tab.isPinned),
    ...mine.filter((tab) => !tab.isPinned),
  ];
}
