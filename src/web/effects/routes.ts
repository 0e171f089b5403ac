import type { RouteEntry } from "../../../machines/routes/route-entry";
import type { ListedRoutes } from "../../../machines/routes/routes.machine";
import type { SendCall } from "./http";

const listTimeout = 10_000;

/** The effects of the routes machine. `readOwn` returns the application's own pages that the person may open. */
export const routesEffects = (call: SendCall, readOwn: () => readonly RouteEntry[]) => ({
  readOwnRoutes: async (): Promise<readonly RouteEntry[]> => readOwn(),
  listRoutes: async (signal: AbortSignal): Promise<ListedRoutes> => {
    const { list }: { readonly list?: unknown } = await call("routerList", {}, { signal, timeout: listTimeout });
    return { own: readOwn(), list };
  },
});

export type RoutesEffects = ReturnType<typeof routesEffects>;
