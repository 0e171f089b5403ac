/** A page as menus, tabs and guards know it (SPEC §2, route meta). */
export interface RouteEntry {
  readonly path: string;
  /** Which page of this application is shown; null where the entry only leads elsewhere. */
  readonly component: string | null;
  readonly redirect?: string;
  /** Whether the guard of the page lets this person in. */
  readonly isPermitted: boolean;
  /** What the server's list calls it. */
  readonly title?: string;
}

const catchAll: RouteEntry = { path: "*", component: null, redirect: "/", isPermitted: true };

/** Without those that the person's roles and permissions do not open. */
export const permittedOnly = (entries: readonly RouteEntry[]): RouteEntry[] =>
  entries.filter(({ isPermitted }) => isPermitted);

/** A parent's part and its own part of a path, joined as routers do. */
const joined = (parent: string, path: string): string =>
  path.startsWith("/") ? path : `${parent.replace(/\/$/, "")}/${path}`;

/** The name that an item of the server's list gives its page; none where it is no text. */
const titleOf = (item: object): string | undefined => {
  const meta: unknown = "meta" in item ? item.meta : undefined;
  const title: unknown = typeof meta === "object" && meta !== null && "title" in meta ? meta.title : undefined;
  return typeof title === "string" && title.trim() !== "" ? title.trim() : undefined;
};

/**
 * Entries that name a page of this application, children as siblings by their full paths; what is not understood is
 * left out.
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

/** The server's list as entries, closed by a redirect of any other path to the landing page. */
export const fromServer = (list: readonly unknown[], own: readonly RouteEntry[]): RouteEntry[] => [
  ...understood(
    list,
    new Map(own.flatMap((entry) => (entry.component === null ? [] : [[entry.component, entry] as const]))),
    "",
  ),
  catchAll,
];
