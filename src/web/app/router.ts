import { createRouter, type RouterHistory } from "@tanstack/react-router";
import type { RouterContext } from "../contexts/router-context";
import { plainSearch } from "../site/search";
import { ErrorPage } from "./ErrorPage";
import { siteRoutes } from "./pages/manage-routes";
import { developerRoutes, openRoutes } from "./pages/open-routes";
import { personalRoutes, personRoute, testsRoute } from "./pages/person-routes";
import { rootRoute } from "./pages/root-route";
import { studioRoutes } from "./pages/studio-routes";
import { testRoutes } from "./pages/test-routes";

const routeTree = rootRoute.addChildren([
  ...openRoutes,
  personRoute.addChildren([testsRoute.addChildren([...testRoutes]), ...personalRoutes, studioRoutes, siteRoutes]),
  ...developerRoutes,
]);

/** The router with all pages; `history` is given by tests, which have no address bar. */
export const makeRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...plainSearch,
    defaultErrorComponent: ErrorPage,
    defaultPreload: "intent",
    defaultPendingMs: 60_000,
    scrollRestoration: true,
    ...(history === undefined ? {} : { history }),
  });

export type AppRouter = ReturnType<typeof makeRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
