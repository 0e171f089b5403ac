import { shown, evictOldest } from "./kept-alive-pages";
import { closing, isClosable, withPageOpened, stillClosable, tabOf, type Page, type Scope, type Tab } from "./tab";

/** The open pages of a window and the keys of those that stay mounted. */
export interface OpenPages {
  readonly tabs: readonly Tab[];
  /** Key of the tab on screen; null if the page has no tab. */
  readonly active: string | null;
  /** Keys of the mounted pages, the last shown at the end. */
  readonly kept: readonly string[];
}

/** A close command: the tabs within `scope`, relative to the tab `key`. */
export interface TabClosing {
  readonly key: string;
  readonly scope: Scope;
}

export const includesKey = (keys: readonly string[], key: string | null): boolean => key !== null && keys.includes(key);

/** `tabs` with one tab changed. */
export const withTab = (tabs: readonly Tab[], key: string, by: (tab: Tab) => Partial<Tab>): Tab[] =>
  tabs.map((tab) => (tab.key === key ? { ...tab, ...by(tab) } : tab));

/** The tabs that satisfy `stays`, and those of their pages that stay mounted. */
export const staying = ({ tabs, kept }: Pick<OpenPages, "tabs" | "kept">, stays: (tab: Tab) => boolean) => {
  const left = tabs.filter(stays);
  return { tabs: left, kept: kept.filter((key) => left.some((tab) => tab.key === key)) };
};

/** Keys of the tabs that this command closes. */
export const doomedBy = ({ tabs }: Pick<OpenPages, "tabs">, { key, scope }: TabClosing): string[] =>
  closing(tabs, scope, key);

/** Those of the tabs to be closed that can still be closed. */
export const goingOf = ({ tabs, doomed }: Pick<OpenPages, "tabs"> & { readonly doomed: readonly string[] }) =>
  stillClosable(tabs, doomed);

export const isReloadable = ({ tabs }: Pick<OpenPages, "tabs">, key: string | null): boolean =>
  tabs.some((tab) => tab.key === key && tab.sitting !== "running");

/** Replaces the page by a new instance; if it is not on screen, it mounts when it is opened. */
export const reloaded = (pages: OpenPages, key: string) => ({
  tabs: withTab(pages.tabs, key, ({ revision }) => ({ revision: revision + 1, isDirty: false, isEvicted: false })),
  kept: pages.active === key ? pages.kept : pages.kept.filter((one) => one !== key),
});

/** Shows a page and removes the tab of a finished attempt. */
export const withPageShown = (pages: OpenPages, page: Page): OpenPages => {
  const { tabs, kept } = staying(pages, (tab) => tab.sitting !== "over" || tab.key === page.key);
  return { ...shown({ tabs: withPageOpened(tabs, page), kept }, page.key), active: page.key };
};

/** Shows a page without a tab; the tab `key` is active for it. */
export const showingUntabbed = (pages: OpenPages, key: string | null): OpenPages => {
  const now = staying(pages, (tab) => tab.sitting !== "over");
  return { ...now, active: now.tabs.some((tab) => tab.key === key) ? key : null };
};

export const withChange = ({ tabs, kept, active }: OpenPages, key: string, isDirty: boolean) =>
  evictOldest({ tabs: withTab(tabs, key, () => ({ isDirty })), kept }, active);

/** An attempt has a tab from its start, even if its page is not on screen. */
export const withTabSitting = (tabs: readonly Tab[], page: Page): Tab[] =>
  withTab(tabs.some(({ key }) => key === page.key) ? tabs : withPageOpened(tabs, page), page.key, ({ name }) => ({
    sitting: "running",
    name: page.name ?? name,
  }));

/** Removes the tab of an attempt that has ended; if it is on screen, it stays until another page is opened. */
export const withoutSitting = (pages: OpenPages, key: string) => {
  const tabs = pages.tabs.map((tab) =>
    tab.key === key && tab.sitting === "running"
      ? { ...tab, sitting: tab.isPinned ? ("none" as const) : ("over" as const) }
      : tab,
  );
  return staying({ ...pages, tabs }, (tab) => tab.sitting !== "over" || tab.key === pages.active);
};

/** The tabs of the pages that the person may still open, plus those on screen, unsaved, or not closable. */
export const permitted = (pages: OpenPages, keys: readonly string[]) =>
  staying(
    pages,
    (tab) => tab.key === pages.active || tab.isDirty || keys.includes(tab.key) || !isClosable(pages.tabs, tab),
  );

/** The pinned tabs as new ones, for the next person. */
export const anew = ({ tabs }: Pick<OpenPages, "tabs">): OpenPages => ({
  tabs: tabs.filter((tab) => tab.isPinned).map(tabOf),
  active: null,
  kept: [],
});

/** Whether the lists differ for other windows: other pages, another order, or other names. */
export const isOtherList = (one: readonly Tab[], other: readonly Tab[]): boolean => {
  const told = (tabs: readonly Tab[]) => JSON.stringify(tabs.map(({ href, name }) => [href, name]));
  return one !== other && told(one) !== told(other);
};
