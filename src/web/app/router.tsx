import { createRootRouteWithContext, createRoute, createRouter, redirect, type RouterHistory } from "@tanstack/react-router";
import { ErrorPage } from "./ErrorPage";
import { guard, type RouterContext } from "./guard";
import { lazyPage } from "./lazy-page";
import { ForbiddenPage, NotFoundPage } from "./MessagePage";
import { RootLayout } from "./RootLayout";
import "./route-meta";
import { attemptSearch, menuSearch, plainSearch, startSearch } from "./search";
import { prepareStart, Start } from "./start";

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: ErrorPage,
  beforeLoad: (visit): Promise<void> => guard(visit),
});

const start = { component: Start, validateSearch: startSearch, beforeLoad: prepareStart, staticData: { title: "title.home", access: "public" } } as const;
const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: "/", ...start });
const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: "/index", ...start });
const loginRoute = createRoute({ getParentRoute: () => rootRoute, path: "/login", ...start, staticData: { title: "title.signIn", access: "public", whitelisted: true } });
const notFoundRoute = createRoute({ getParentRoute: () => rootRoute, path: "/404", component: NotFoundPage, staticData: { title: "title.notFound", whitelisted: true } });
const forbiddenRoute = createRoute({ getParentRoute: () => rootRoute, path: "/403", component: ForbiddenPage, staticData: { title: "title.forbidden", whitelisted: true } });
const anyOtherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/404", replace: true });
  },
});

const personRoute = createRoute({ getParentRoute: () => rootRoute, id: "person", component: lazyPage(() => import("./SignedIn"), "PersonPages"), staticData: { access: "person" } });
const framedRoute = createRoute({ getParentRoute: () => personRoute, id: "framed", component: lazyPage(() => import("./PageFrame"), "FramedPages") });

const inFrame = { getParentRoute: () => framedRoute } as const;
const detail = { validateSearch: menuSearch, staticData: { title: "title.detail", messages: ["home"] } } as const;
const exam = { getParentRoute: () => personRoute, validateSearch: menuSearch, staticData: { title: "title.exam", messages: ["exam"], keepsPlace: true } } as const;
const result = { validateSearch: attemptSearch, staticData: { title: "title.result", messages: ["results", "exam"] } } as const;

const mapDetailRoute = createRoute({ ...inFrame, path: "/examAccess/MAPDetail", component: lazyPage(() => import("../home/detail-pages"), "MapDetailPage"), ...detail });
const fixedDetailRoute = createRoute({ ...inFrame, path: "/examAccess/detail", component: lazyPage(() => import("../home/detail-pages"), "FixedDetailPage"), ...detail });
const mapExamRoute = createRoute({ ...exam, path: "/examAccess/MAPExamAuto", component: lazyPage(() => import("../exam/pages"), "MapExamPage") });
const fixedExamRoute = createRoute({ ...exam, path: "/examAccess/exam", component: lazyPage(() => import("../exam/pages"), "FixedExamPage") });
const mapResultRoute = createRoute({ ...inFrame, path: "/examAccess/MAPResult", component: lazyPage(() => import("../results/pages"), "MapResultPage"), ...result });
const fixedResultRoute = createRoute({ ...inFrame, path: "/examAccess/result", component: lazyPage(() => import("../results/pages"), "FixedResultPage"), ...result });
const analyseRoute = createRoute({ ...inFrame, path: "/analyse", component: lazyPage(() => import("../results/pages"), "AnalysePage"), ...result, staticData: { title: "title.analyse", messages: ["results", "exam"] } });

const routeTree = rootRoute.addChildren([
  indexRoute,
  homeRoute,
  loginRoute,
  notFoundRoute,
  forbiddenRoute,
  anyOtherRoute,
  personRoute.addChildren([framedRoute.addChildren([mapDetailRoute, fixedDetailRoute, mapResultRoute, fixedResultRoute, analyseRoute]), mapExamRoute, fixedExamRoute]),
]);

/** All pages; `history` is given by tests that have no address bar. */
export const makeRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({ routeTree, context, ...plainSearch, defaultErrorComponent: ErrorPage, defaultPreload: "intent", defaultPendingMs: 60_000, scrollRestoration: true, ...(history === undefined ? {} : { history }) });

export type AppRouter = ReturnType<typeof makeRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
