/** A page as used by menus, tabs and guards (SPEC §2, route meta). */
export interface RouteEntry {
  readonly path: string;
  /** The page of this application that is shown; null if the entry is only a redirect. */
  readonly component: string | null;
  readonly redirect?: string;
  /** Whether the guard of the page lets this person in. */
  readonly isPermitted: boolean;
  /** The title from the server's list. */
  readonly title?: string;
}

const catchAll: RouteEntry = { path: "*", component: null, redirect: "/", isPermitted: true };

/** The entries without those that the person's roles and permissions exclude. */
export const permittedOnly = (entries: readonly RouteEntry[]): RouteEntry[] =>
  entries.filter(({ isPermitted }) => isPermitted);

/** A parent path and a child path joined as routers do. */
const joined = (parent: string, path: string): string =>
  path.startsWith("/") ? path : `${parent.replace(/\/$/, "")}/${path}`;

/** The title that an item of the server's list gives its page; undefined if it is no text. */
const titleOf = (item: object): string | undefined => {
  const meta: unknown = "meta" in item ? item.meta : undefined;
  const title: unknown = typeof meta === "object" && meta !== null && "title" in meta ? meta.title : undefined;
  return typeof title === "string" && title.trim() !== "" ? title.trim() : undefined;
};

/**
 * Entries for the listed pages that this application has, with children as siblings by their full paths; entries that
 * cannot be read are left out.
 */
const understood = (list: readonly unknown[], own: ReadonlyMap<string, RouteEntry>, parent: string): RouteEntry[] =>
  list.flatMap((item): RouteEntry[] => {
    if (typeof item !== "object" || item === null || !("path" in item) || typeof item.path !== "string") return [];
    const path = joined(parent, item.path);
    const page = "component" in item && typeof item.component === "string" ? own.get(item.component) : undefined;
    const children = "children" in item && Array.isArray(item.children) ? understood(item.children, own, path) : [];
    const title = titleOf(item);
    return [
      ...(page === undefined || page.path !== path ? [] : [title === undefined ? page : { ...page, title }]),
      ...children,
    ];
  });

/** The server's list as entries, followed by a redirect of every other path to the landing page. */
export const fromServer = (list: readonly unknown[], own: readonly RouteEntry[]): RouteEntry[] => [
  ...understood(
    list,
    new Map(own.flatMap((entry) => (entry.component === null ? [] : [[entry.component, entry] as const]))),
    "",
  ),
  catchAll,
];
