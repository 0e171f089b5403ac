import type { MenuTitle } from "../../../../src/web/console/menu/listed-titles";
import type { MenuEntry, MenuSource, RouteNode } from "../../../../src/web/console/menu/menu";
import { menuOf } from "../../../../src/web/console/menu/menu";
import type { RouteMeta } from "../../../../src/web/site/route-meta";

/** A page at `path`, named by its icon-less record. */
export const page = (path: string, meta: RouteMeta = {}, children: readonly RouteNode[] = []): RouteNode => ({
  id: path,
  fullPath: path,
  options: { path, staticData: { title: "title.home", ...meta } },
  children,
});
/** A level without a page. */
export const level = (id: string, meta: RouteMeta = {}, children: readonly RouteNode[] = []): RouteNode => ({
  id,
  fullPath: "/",
  options: { staticData: { title: "title.tests", ...meta } },
  children,
});
/** A level that is no level of the menu either. */
export const layoutRoute = (children: readonly RouteNode[]): RouteNode => ({
  id: "plain",
  fullPath: "/",
  options: { staticData: {} },
  children,
});

const pathsOf = (node: RouteNode): string[] => [
  ...(node.options.path === undefined ? [] : [node.fullPath]),
  ...(Array.isArray(node.children) ? (node.children as RouteNode[]).flatMap(pathsOf) : []),
];

/** The menu of a person with all permissions, in the vertical layout by default. */
export const menuFrom = (nodes: readonly RouteNode[], changes: Partial<MenuSource> = {}): MenuEntry[] => {
  const root = layoutRoute(nodes);
  return menuOf({
    root,
    permitted: pathsOf(root).map((path) => ({ path, component: path, isPermitted: true })),
    canEnter: () => true,
    isOn: () => true,
    tests: [],
    layout: "vertical",
    ...changes,
  });
};

type Outline = string | readonly [string, readonly Outline[]];
/** Keys, a group with its children. */
export const outline = (entries: readonly MenuEntry[]): Outline[] =>
  entries.map(({ key, children }) => (children.length === 0 ? key : [key, outline(children)]));

export const words = (title: MenuTitle): string => ("id" in title ? title.id : title.text);
export const leaf = (key: string, changes: Partial<MenuEntry> = {}): MenuEntry => ({
  key,
  title: { text: key },
  icon: "file-text",
  href: key,
  isExternal: false,
  hasDot: false,
  children: [],
  ...changes,
});
