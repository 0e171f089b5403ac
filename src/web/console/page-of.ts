import type { RegisteredRouter } from "@tanstack/react-router";
import type { Page, Tab } from "../../../machines/tabs/tab";
import type { RouteMeta } from "../site/route-meta";
import { plainSearch } from "../site/search";

interface Leaf {
  readonly fullPath: string;
  readonly staticData: RouteMeta;
}

/** The address of a page, from its route match: with only the search parameters of its route. */
export const pageAddress = ({ pathname, search }: { readonly pathname: string; readonly search: object }): string =>
  pathname + plainSearch.stringifySearch({ ...search });

function keyOf({ fullPath, staticData: { dynamicNewTab = false } }: Leaf, href: string): string {
  if (dynamicNewTab === false) return fullPath;
  if (dynamicNewTab === true) return href;
  const search = plainSearch.parseSearch(href.split("?")[1] ?? "");
  return fullPath + plainSearch.stringifySearch(Object.fromEntries(dynamicNewTab.map((name) => [name, search[name]])));
}

/** The tab of the page at `href`; null where it has none. */
export function pageOf(leaf: Leaf, href: string): Page | null {
  const meta = leaf.staticData;
  if (meta.title === undefined || meta.tabHidden === true) return null;
  return {
    key: keyOf(leaf, href),
    href,
    title: meta.title,
    icon: meta.icon ?? "file-text",
    isPinned: meta.noClosable === true,
    isKept: meta.keepAlive === true,
  };
}

/** The tab of the page at another address, such as a stored one; null also where there is no page. */
export function pageAt(router: Pick<RegisteredRouter, "getMatchedRoutes">, href: string): Page | null {
  const [, , route] = router.getMatchedRoutes(href.split(/[?#]/)[0] ?? "");
  return route === undefined
    ? null
    : pageOf({ fullPath: route.fullPath, staticData: route.options.staticData ?? {} }, href);
}

/** Id of one instance of a tab's page; each reload makes another. */
export const instanceOf = (key: string, tabs: readonly Tab[]): string =>
  `${key} ${tabs.find((tab) => tab.key === key)?.revision ?? 0}`;
