import type { RouteEntry } from "../../../machines/routes/route-entry";
import { canEnter, type PermissionHolder } from "../permissions/check";
import type { RouteMeta } from "../site/route-meta";

interface RouteRecord {
  readonly options: { readonly staticData?: RouteMeta };
}

/**
 * The pages of this application, each with whether its guard admits `holder`. The name of a page is its path, also in
 * the server's list.
 */
export const appRoutes = (
  routesByPath: Readonly<Record<string, RouteRecord>>,
  holder: PermissionHolder | null,
): RouteEntry[] =>
  Object.entries(routesByPath).flatMap(([path, { options }]) =>
    options.staticData?.title === undefined
      ? []
      : [{ path, component: path, isPermitted: canEnter(options.staticData.guard, holder) }],
  );
