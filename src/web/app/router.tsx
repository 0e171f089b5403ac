import { createRootRouteWithContext, createRoute, createRouter, redirect, type RouterHistory } from "@tanstack/react-router";
import { ErrorPage } from "./ErrorPage";
import { guard, type RouterContext } from "./guard";
import { lazyPage } from "./lazy-page";
import { RootLayout } from "./RootLayout";
import "./route-meta";
import { attemptSearch, callbackSearch, menuSearch, plainSearch, startSearch } from "./search";
import { prepareStart, Start } from "./start";

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: ErrorPage,
  beforeLoad: (visit): Promise<void> => guard(visit),
});

const start = { component: Start, validateSearch: startSearch, beforeLoad: prepareStart, staticData: { title: "title.home", access: "public", icon: "house", keepAlive: true, noClosable: true } } as const;
const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: "/", ...start });
const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: "/index", ...start, staticData: { ...start.staticData, hidden: true } });

/** Of pages that come in chunks of their own. */
const words = ["account"] as const;
const standing = { getParentRoute: () => rootRoute } as const;
const listedFree = { access: "public", whitelisted: true, hidden: true, tabHidden: true } as const;
const loginRoute = createRoute({ ...standing, path: "/login", ...start, staticData: { title: "title.signIn", ...listedFree } });
const registerRoute = createRoute({ ...standing, path: "/register", component: lazyPage(() => import("../account/RegisterPage"), "RegisterPage"), staticData: { title: "title.register", messages: words, ...listedFree } });
const callbackRoute = createRoute({
  ...standing,
  path: "/callback",
  component: lazyPage(() => import("../account/CallbackPage"), "CallbackPage"),
  validateSearch: callbackSearch,
  beforeLoad: async ({ context, search }) => (await import("../account/social")).takeSocialReturn(context.session, search, context.tab),
  staticData: { title: "title.callback", messages: words, ...listedFree },
});
const notFoundPage = lazyPage(() => import("./MessagePage"), "NotFoundPage");
const notFoundRoute = createRoute({ ...standing, path: "/404", component: notFoundPage, staticData: { title: "title.notFound", ...listedFree } });
const forbiddenRoute = createRoute({ ...standing, path: "/403", component: lazyPage(() => import("./MessagePage"), "ForbiddenPage"), staticData: { title: "title.forbidden", ...listedFree } });
const errorRoute = createRoute({
  ...standing,
  path: "/error",
  beforeLoad: () => {
    throw redirect({ to: "/error/404", replace: true });
  },
  staticData: { title: "title.error", icon: "triangle-alert", access: "public", hidden: true, levelHidden: true },
});
const errorChildRoute = createRoute({ ...standing, path: "/error/404", component: notFoundPage, staticData: { title: "title.notFound", access: "public", hidden: true, activeMenu: "/error" } });
const visitorRoute = createRoute({ ...standing, path: "/visitor", component: lazyPage(() => import("../guest/VisitorPage"), "VisitorPage"), staticData: { title: "title.visitor", messages: words, icon: "ticket", access: "public", hidden: true, noColumn: true } });
const visitorResultRoute = createRoute({ ...standing, path: "/visitorResult", component: lazyPage(() => import("./NotHerePage"), "NotHerePage"), staticData: { title: "title.visitorResult", messages: words, icon: "ticket", access: "public", hidden: true, noColumn: true } });
const inspectRoute = createRoute({ ...standing, path: "/inspect", component: lazyPage(() => import("../inspect/pages"), "InspectPage"), staticData: { title: "title.inspect", icon: "waypoints", access: "public", hidden: true, messages: ["inspect"], guard: ["inspect"] } });
const anyOtherRoute = createRoute({
  ...standing,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/404", replace: true });
  },
});

const personRoute = createRoute({ getParentRoute: () => rootRoute, id: "person", component: lazyPage(() => import("./SignedIn"), "PersonPages"), staticData: { access: "person" } });
const framedRoute = createRoute({ getParentRoute: () => personRoute, id: "framed", component: lazyPage(() => import("./PageFrame"), "FramedPages") });

const inFrame = { getParentRoute: () => framedRoute } as const;
const notHere = { ...inFrame, component: lazyPage(() => import("./NotHerePage"), "NotHereInFrame") } as const;
const ofTest = { hidden: true, dynamicNewTab: true, activeMenu: "/" } as const;
const briefing = { validateSearch: menuSearch, staticData: { title: "title.detail", icon: "file-text", messages: ["home"], ...ofTest } } as const;
const exam = { getParentRoute: () => personRoute, validateSearch: menuSearch, staticData: { title: "title.exam", icon: "book-open-check", messages: ["exam"], keepsPlace: true, tabHidden: true, ...ofTest } } as const;
const result = { validateSearch: attemptSearch, staticData: { title: "title.result", icon: "chart-line", messages: ["results", "exam"], ...ofTest } } as const;

const examAccessRoute = createRoute({ ...notHere, path: "/examAccess", staticData: { title: "title.examAccess", messages: words, icon: "clipboard-list", hidden: true, levelHidden: true } });
const mapDetailRoute = createRoute({ ...inFrame, path: "/examAccess/MAPDetail", component: lazyPage(() => import("../home/detail-pages"), "MapDetailPage"), ...briefing });
const fixedDetailRoute = createRoute({ ...inFrame, path: "/examAccess/detail", component: lazyPage(() => import("../home/detail-pages"), "FixedDetailPage"), ...briefing });
const mapExamRoute = createRoute({ ...exam, path: "/examAccess/MAPExamAuto", component: lazyPage(() => import("../exam/pages"), "MapExamPage") });
const fixedExamRoute = createRoute({ ...exam, path: "/examAccess/exam", component: lazyPage(() => import("../exam/pages"), "FixedExamPage") });
const mapResultRoute = createRoute({ ...inFrame, path: "/examAccess/MAPResult", component: lazyPage(() => import("../results/pages"), "MapResultPage"), ...result });
const fixedResultRoute = createRoute({ ...inFrame, path: "/examAccess/result", component: lazyPage(() => import("../results/pages"), "FixedResultPage"), ...result });
const analyseRoute = createRoute({ ...inFrame, path: "/analyse", component: lazyPage(() => import("../results/pages"), "AnalysePage"), ...result, staticData: { ...result.staticData, title: "title.analyse", icon: "list-checks" } });

const examPage = { icon: "book-open-check", ...ofTest } as const;
const detailPage = { icon: "file-text", ...ofTest } as const;
const resultPage = { icon: "chart-line", ...ofTest } as const;
const notHereRoutes = [
  createRoute({ ...notHere, path: "/learningRecord", staticData: { title: "title.learningRecord", messages: words, icon: "list-checks", keepAlive: true } }),
  createRoute({ ...notHere, path: "/center", staticData: { title: "title.center", messages: words, icon: "circle-user-round", keepAlive: true } }),
  createRoute({ ...notHere, path: "/setting/personalCenter", staticData: { title: "title.personalCenter", messages: words, icon: "settings", hidden: true, activeMenu: "/center" } }),
  createRoute({ ...notHere, path: "/document", staticData: { title: "title.document", messages: words, icon: "file-text", hidden: true } }),
  createRoute({ ...notHere, path: "/examAccess/examAuto", staticData: { title: "title.examAuto", messages: words, ...examPage } }),
  createRoute({ ...notHere, path: "/examAccess/MAPExam", staticData: { title: "title.mapExam", messages: words, ...examPage } }),
  createRoute({ ...notHere, path: "/examAccess/report", staticData: { title: "title.mapReport", messages: words, ...resultPage } }),
  createRoute({ ...notHere, path: "/examAccess/MAPMiniExam", staticData: { title: "title.mapMiniExam", messages: words, ...examPage } }),
  createRoute({ ...notHere, path: "/examAccess/MAPMiniResult", staticData: { title: "title.mapMiniResult", messages: words, ...resultPage } }),
  createRoute({ ...notHere, path: "/examAccess/MAPMiniDetail", staticData: { title: "title.mapMiniDetail", messages: words, ...detailPage } }),
  createRoute({ ...notHere, path: "/examAccess/SATExam", staticData: { title: "title.satExam", messages: words, ...examPage } }),
  createRoute({ ...notHere, path: "/examAccess/SATDetail", staticData: { title: "title.satDetail", messages: words, ...detailPage } }),
  createRoute({ ...notHere, path: "/examAccess/SATResult", staticData: { title: "title.satResult", messages: words, ...resultPage } }),
  createRoute({ ...notHere, path: "/examAccess/CATExam", staticData: { title: "title.catExam", messages: words, ...examPage } }),
  createRoute({ ...notHere, path: "/examAccess/CATDetail", staticData: { title: "title.catDetail", messages: words, ...detailPage } }),
  createRoute({ ...notHere, path: "/examAccess/CATResult", staticData: { title: "title.catResult", messages: words, ...resultPage } }),
  createRoute({ ...notHere, path: "/examAccess/OPTExam", staticData: { title: "title.optExam", messages: words, ...examPage } }),
  createRoute({ ...notHere, path: "/examAccess/OPTDetail", staticData: { title: "title.optDetail", messages: words, ...detailPage } }),
  createRoute({ ...notHere, path: "/examAccess/OPTResult", staticData: { title: "title.optResult", messages: words, ...resultPage } }),
] as const;

const routeTree = rootRoute.addChildren([
  indexRoute,
  homeRoute,
  loginRoute,
  registerRoute,
  callbackRoute,
  notFoundRoute,
  forbiddenRoute,
  errorRoute,
  errorChildRoute,
  visitorRoute,
  visitorResultRoute,
  inspectRoute,
  anyOtherRoute,
  personRoute.addChildren([framedRoute.addChildren([examAccessRoute, mapDetailRoute, fixedDetailRoute, mapResultRoute, fixedResultRoute, analyseRoute, ...notHereRoutes]), mapExamRoute, fixedExamRoute]),
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
