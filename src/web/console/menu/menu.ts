import type { Layout } from "../../../../machines/appearance/theme-settings";
import type { RouteEntry } from "../../../../machines/routes/route-entry";
import type { AttemptSummary } from "../../../contract/tests";
import type { MessageId } from "../../i18n/message-id";
import type { Requirement } from "../../permissions/check";
import type { IconName, RouteMeta } from "../../site/route-meta";
import { listedTitle, type MenuTitle } from "./listed-titles";

export interface MenuEntry {
  readonly key: string;
  readonly title: MenuTitle;
  readonly icon: IconName;
  /** Target of the entry; a group leads to its redirect or to its first page. */
  readonly href: string;
  /** Not a page of this application: the browser opens it. */
  readonly isExternal: boolean;
  readonly target?: "_blank";
  /** Short label beside the title. */
  readonly badge?: MessageId;
  /** Shows a mark beside the title: something is under way there. */
  readonly hasDot: boolean;
  /** The open attempt of the test. */
  readonly attempt?: AttemptSummary | null;
  /** Its children are still loading. */
  readonly isFilling?: boolean;
  readonly children: readonly MenuEntry[];
}

/** The members of a route that the menu uses; TanStack's routes have them. */
export interface RouteNode {
  readonly id: string;
  readonly fullPath: string;
  readonly options: { readonly path?: string; readonly staticData?: RouteMeta };
  readonly children?: unknown;
}

export interface MenuSource {
  readonly root: RouteNode;
  /** Pages that the person may open. */
  readonly permitted: readonly RouteEntry[];
  /** Whether the person may open a level without a page of its own. */
  readonly canEnter: (guard: Requirement | undefined) => boolean;
  /** Whether the site has switched on the feature of a route. */
  readonly isOn: (siteSwitch: NonNullable<RouteMeta["siteSwitch"]>) => boolean;
  /** Entries for the level that lists the tests; null: not loaded yet. */
  readonly tests: readonly MenuEntry[] | null;
  readonly layout: Layout;
}

interface Building {
  readonly pages: ReadonlyMap<string, RouteEntry>;
  readonly canEnter: MenuSource["canEnter"];
  readonly isOn: MenuSource["isOn"];
  readonly tests: MenuSource["tests"];
  /** The first level shows its cells even where a level is marked as hidden. */
  readonly keepsCells: boolean;
}

/**
 * Entries that are not routes, added at the end of the level with this title; shown to everyone who sees that level.
 */
const beside: Partial<Record<MessageId, readonly MenuEntry[]>> = {
  "title.developer": [
    {
      key: "/openapi.json",
      title: { id: "menu.api" },
      icon: "braces",
      href: "/openapi.json",
      isExternal: true,
      target: "_blank",
      hasDot: false,
      children: [],
    },
  ],
};

export const isForeign = (href: string): boolean => /^https?:\/\//.test(href);

const childrenOf = ({ children }: RouteNode): RouteNode[] =>
  typeof children === "object" && children !== null ? (Object.values(children) as RouteNode[]) : [];

function entriesOf(node: RouteNode, depth: number, building: Building): MenuEntry[] {
  const { path, staticData: meta = {} } = node.options;
  if (meta.hidden === true || !building.canEnter(meta.guard)) return [];
  if (meta.siteSwitch !== undefined && !building.isOn(meta.siteSwitch)) return [];
  const below = (at: number) => childrenOf(node).flatMap((child) => entriesOf(child, at, building));
  if (meta.title === undefined) return path === undefined ? below(depth) : [];
  const routes = below(depth + 1);
  const page = path === undefined ? undefined : building.pages.get(node.fullPath);
  const own = [...(meta.fills === "tests" ? (building.tests ?? []) : []), ...routes];
  const children = own.length === 0 ? [] : [...own, ...(beside[meta.title] ?? [])];
  if (meta.levelHidden === true && children.length > 0 && (depth > 0 || !building.keepsCells)) return children;
  const isOverview = meta.fills !== undefined && path === undefined;
  const href =
    page === undefined
      ? children.length > 0 || isOverview
        ? (meta.redirect ?? children[0]?.href)
        : undefined
      : isForeign(meta.redirect ?? "")
        ? meta.redirect
        : node.fullPath;
  if (href === undefined) return [];
  return [
    {
      key: node.id,
      title: page?.title === undefined ? { id: meta.title } : listedTitle(page.title),
      icon: meta.icon ?? "file-text",
      href,
      isExternal: isForeign(href),
      ...(meta.target === undefined ? {} : { target: meta.target }),
      ...(meta.badge === undefined ? {} : { badge: meta.badge }),
      hasDot: meta.dot === true,
      ...(meta.fills === "tests" && building.tests === null ? { isFilling: true } : {}),
      children,
    },
  ];
}

/** The menu of a person in a layout, made from the metadata of the routes (SPEC §2). */
export function menuOf({ root, permitted, canEnter, isOn, tests, layout }: MenuSource): MenuEntry[] {
  const pages = new Map(permitted.map((entry) => [entry.path, entry]));
  return entriesOf(root, 0, {
    pages,
    canEnter,
    isOn,
    tests,
    keepsCells: layout === "column" || layout === "comprehensive",
  });
}
