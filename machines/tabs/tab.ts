/** A name by language, such as `{ zh: "MAP 数学", en: "MAP Mathematics" }`. */
export type TabName = Readonly<Partial<Record<string, string | undefined>>>;

/**
 * What a page says of its tab; `key` names the tab: the route's pattern, or the whole address where each address has a
 * tab of its own.
 */
export interface Page {
  readonly key: string;
  /** Where the tab leads. */
  readonly href: string;
  /** Id of the title's message. */
  readonly title: string;
  readonly icon: string;
  /** Cannot be closed. */
  readonly isPinned: boolean;
  /** Stays mounted while it is not on screen. */
  readonly isKept: boolean;
  /** What it was called when it was kept; what is on screen says so by itself. */
  readonly name?: TabName | null;
}

/** A sitting behind a tab: none, under way, or over, its tab going as soon as another page is on screen. */
export type TabSitting = "none" | "running" | "over";

export interface Tab extends Page {
  /** What the page calls itself, such as the title of its test; null: by its title. */
  readonly name: TabName | null;
  /** Counts the reloads; a higher one is another instance. */
  readonly revision: number;
  /** Its page was unmounted to make room; it loads anew when it is opened. */
  readonly isEvicted: boolean;
  /** Holds something that has not been saved. */
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

/** The first tab stays, and pinned ones, and that of a running sitting. */
export const isClosable = (tabs: readonly Tab[], tab: Tab): boolean =>
  !tab.isPinned && tab.sitting !== "running" && tabs[0]?.key !== tab.key;

/** Keys of the tabs that closing by `scope`, counted from the tab `key`, would close. */
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

/** Of `keys`, those of tabs that are open and may be closed. */
export const stillClosable = (tabs: readonly Tab[], keys: readonly string[]): string[] =>
  tabs.filter((tab) => keys.includes(tab.key) && isClosable(tabs, tab)).map((tab) => tab.key);

/** The tab that takes the screen when `doomed` go: the next one that stays, else the one before; null: none stays. */
export function heirOf(tabs: readonly Tab[], active: string, doomed: readonly string[]): Tab | null {
  const place = tabs.findIndex((tab) => tab.key === active);
  const stays = (tab: Tab) => !doomed.includes(tab.key) && tab.sitting !== "running";
  return tabs.slice(place + 1).find(stays) ?? tabs.slice(0, Math.max(0, place)).findLast(stays) ?? null;
}

/** The key holds the parameters that make the tab; others may change within it. */
const hasOwnParameters = ({ key }: Page): boolean => key.includes("?");

/**
 * `tabs` with the page opened: its tab as the page says now, or a new one at the end. A pinned one stands after the
 * pinned ones.
 */
export function withPageOpened(tabs: readonly Tab[], page: Page): Tab[] {
  const known = tabs.find((tab) => tab.key === page.key);
  if (known === undefined) {
    const place = page.isPinned ? tabs.findLastIndex((tab) => tab.isPinned) + 1 : tabs.length;
    return tabs.toSpliced(place, 0, tabOf(page));
  }
  const now: Tab = {
    ...known,
    ...page,
    name: known.href === page.href || hasOwnParameters(page) ? known.name : null,
    isEvicted: false,
  };
  return tabs.map((tab) => (tab.key === page.key ? now : tab));
}

/** `tabs` with one moved to another place; pinned ones stay at the front, in their order. */
export function reordered(tabs: readonly Tab[], key: string, to: number): readonly Tab[] {
  const from = tabs.findIndex((tab) => tab.key === key);
  const tab = tabs[from];
  if (tab === undefined || tab.isPinned || from === 0) return tabs;
  const firstFree = Math.max(1, tabs.findLastIndex((one) => one.isPinned) + 1);
  const place = Math.min(tabs.length - 1, Math.max(firstFree, to));
  return tabs.toSpliced(from, 1).toSpliced(place, 0, tab);
}

/**
 * What another window has open, taken over: each page once, the pinned ones first. The page on screen here, what may
 * not be closed here and what is not saved stay.
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
