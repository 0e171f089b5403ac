import { shown, evictOldest } from "./kept-alive-pages";
import { closing, isClosable, withPageOpened, stillClosable, tabOf, type Page, type Scope, type Tab } from "./tab";

/** The open pages of a window, and which of them stay mounted. */
export interface OpenPages {
  readonly tabs: readonly Tab[];
  /** Key of the page on screen; null where that page has no tab. */
  readonly active: string | null;
  /** Keys of the mounted pages, the one shown last at the end. */
  readonly kept: readonly string[];
}

/** What a person closes: the tabs within `scope`, counted from the tab `key`. */
export interface TabClosing {
  readonly key: string;
  readonly scope: Scope;
}

export const includesKey = (keys: readonly string[], key: string | null): boolean => key !== null && keys.includes(key);

/** `tabs` with the facts of one changed. */
export const withTab = (tabs: readonly Tab[], key: string, by: (tab: Tab) => Partial<Tab>): Tab[] =>
  tabs.map((tab) => (tab.key === key ? { ...tab, ...by(tab) } : tab));

/** The pages whose tabs stay. */
export const staying = ({ tabs, kept }: Pick<OpenPages, "tabs" | "kept">, stays: (tab: Tab) => boolean) => {
  const left = tabs.filter(stays);
  return { tabs: left, kept: kept.filter((key) => left.some((tab) => tab.key === key)) };
};

/** Keys of the tabs that go when this is closed. */
export const doomedBy = ({ tabs }: Pick<OpenPages, "tabs">, { key, scope }: TabClosing): string[] =>
  closing(tabs, scope, key);

/** Of what is to be closed, what still may be. */
export const goingOf = ({ tabs, doomed }: Pick<OpenPages, "tabs"> & { readonly doomed: readonly string[] }) =>
  stillClosable(tabs, doomed);

export const isReloadable = ({ tabs }: Pick<OpenPages, "tabs">, key: string | null): boolean =>
  tabs.some((tab) => tab.key === key && tab.sitting !== "running");

/** The page is another instance; one that is not on screen mounts when it is opened. */
export const reloaded = (pages: OpenPages, key: string) => ({
  tabs: withTab(pages.tabs, key, ({ revision }) => ({ revision: revision + 1, isDirty: false, isEvicted: false })),
  kept: pages.active === key ? pages.kept : pages.kept.filter((one) => one !== key),
});

/** A page is on screen; the tab of a sitting that is over goes. */
export const withPageShown = (pages: OpenPages, page: Page): OpenPages => {
  const { tabs, kept } = staying(pages, (tab) => tab.sitting !== "over" || tab.key === page.key);
  return { ...shown({ tabs: withPageOpened(tabs, page), kept }, page.key), active: page.key };
};

/** A page without a tab is on screen; the tab `key` stands for it. */
export const showingUntabbed = (pages: OpenPages, key: string | null): OpenPages => {
  const now = staying(pages, (tab) => tab.sitting !== "over");
  return { ...now, active: now.tabs.some((tab) => tab.key === key) ? key : null };
};

export const withChange = ({ tabs, kept, active }: OpenPages, key: string, isDirty: boolean) =>
  evictOldest({ tabs: withTab(tabs, key, () => ({ isDirty })), kept }, active);

/** A sitting has a tab from its beginning, wherever it is. */
export const withTabSitting = (tabs: readonly Tab[], page: Page): Tab[] =>
  withTab(tabs.some(({ key }) => key === page.key) ? tabs : withPageOpened(tabs, page), page.key, ({ name }) => ({
    sitting: "running",
    name: page.name ?? name,
  }));

/** The tab of a sitting that has ended goes with it; on screen it stays until another page comes. */
export const withoutSitting = (pages: OpenPages, key: string) => {
  const tabs = pages.tabs.map((tab) =>
    tab.key === key && tab.sitting === "running"
      ? { ...tab, sitting: tab.isPinned ? ("none" as const) : ("over" as const) }
      : tab,
  );
  return staying({ ...pages, tabs }, (tab) => tab.sitting !== "over" || tab.key === pages.active);
};

/** The pages that the person may still open, beside what is on screen, unsaved, or may not be closed. */
export const permitted = (pages: OpenPages, keys: readonly string[]) =>
  staying(
    pages,
    (tab) => tab.key === pages.active || tab.isDirty || keys.includes(tab.key) || !isClosable(pages.tabs, tab),
  );

/** The next person begins with the pinned pages, as if new. */
export const anew = ({ tabs }: Pick<OpenPages, "tabs">): OpenPages => ({
  tabs: tabs.filter((tab) => tab.isPinned).map(tabOf),
  active: null,
  kept: [],
});

/** Whether other windows would hear another list: other pages, another order, or other names. */
export const isOtherList = (one: readonly Tab[], other: readonly Tab[]): boolean => {
  const told = (tabs: readonly Tab[]) => JSON.stringify(tabs.map(({ href, name }) => [href, name]));
  return one !== other && told(one) !== told(other);
};
