import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from "@tanstack/react-router";
import { lazyPage } from "../site/lazy-page";
import type { RouterContext } from "../site/router-context";
import { attemptSearch, callbackSearch, menuSearch, plainSearch, startSearch } from "../site/search";
import { ErrorPage } from "./ErrorPage";
import { guard } from "./guard";
import "../site/route-meta";
import { RootLayout } from "./RootLayout";
import { prepareStart, Start } from "./start";

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: ErrorPage,
  beforeLoad: (visit): Promise<{ isFramed: boolean }> => guard(visit),
});

const start = {
  component: Start,
  validateSearch: startSearch,
  beforeLoad: prepareStart,
  staticData: { title: "title.home", access: "public", icon: "house", keepAlive: true, noClosable: true },
} as const;
const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: "/", ...start });
const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/index",
  ...start,
  staticData: { ...start.staticData, noClosable: false, hidden: true, tabHidden: true, activeMenu: "/" },
});

/** Of pages that come in chunks of their own. */
const words = ["account"] as const;
const standing = { getParentRoute: () => rootRoute } as const;
const listedFree = { access: "public", whitelisted: true, hidden: true, tabHidden: true } as const;
const wayIn = { ...listedFree, bare: true } as const;
const loginRoute = createRoute({
  ...standing,
  path: "/login",
  ...start,
  staticData: { title: "title.signIn", ...wayIn },
});
const registerRoute = createRoute({
  ...standing,
  path: "/register",
  component: lazyPage(() => import("../account/RegisterPage"), "RegisterPage"),
  staticData: { title: "title.register", messages: words, ...wayIn },
});
const callbackRoute = createRoute({
  ...standing,
  path: "/callback",
  component: lazyPage(() => import("../account/CallbackPage"), "CallbackPage"),
  validateSearch: callbackSearch,
  beforeLoad: async ({ context, search }) =>
    (await import("../account/social")).takeSocialReturn(context.session, search, context.tab),
  staticData: { title: "title.callback", messages: words, ...wayIn },
});
const notFoundPage = lazyPage(() => import("../site/MessagePage"), "NotFoundPage");
const notFoundRoute = createRoute({
  ...standing,
  path: "/404",
  component: notFoundPage,
  staticData: { title: "title.notFound", ...listedFree },
});
const forbiddenRoute = createRoute({
  ...standing,
  path: "/403",
  component: lazyPage(() => import("../site/MessagePage"), "ForbiddenPage"),
  staticData: { title: "title.forbidden", ...listedFree },
});
const errorRoute = createRoute({
  ...standing,
  path: "/error",
  beforeLoad: () => {
    throw redirect({ to: "/error/404", replace: true });
  },
  staticData: { title: "title.error", icon: "triangle-alert", access: "public", hidden: true, levelHidden: true },
});
const errorChildRoute = createRoute({
  ...standing,
  path: "/error/404",
  component: notFoundPage,
  staticData: { title: "title.notFound", access: "public", hidden: true, tabHidden: true },
});
const visitorRoute = createRoute({
  ...standing,
  path: "/visitor",
  component: lazyPage(() => import("../guest/VisitorPage"), "VisitorPage"),
  staticData: {
    title: "title.visitor",
    messages: words,
    icon: "ticket",
    access: "public",
    hidden: true,
    bare: true,
    noColumn: true,
  },
});
const visitorResultRoute = createRoute({
  ...standing,
  path: "/visitorResult",
  component: lazyPage(() => import("../site/NotHerePage"), "NotHerePage"),
  staticData: {
    title: "title.visitorResult",
    messages: words,
    icon: "ticket",
    access: "public",
    hidden: true,
    bare: true,
    noColumn: true,
  },
});
const developerRoute = createRoute({
  ...standing,
  id: "developer",
  staticData: { title: "title.developer", icon: "code-xml", redirect: "/inspect" },
});
const inspectRoute = createRoute({
  getParentRoute: () => developerRoute,
  path: "/inspect",
  component: lazyPage(() => import("../inspect/pages"), "InspectPage"),
  staticData: {
    title: "title.inspect",
    icon: "waypoints",
    access: "public",
    bare: true,
    tabHidden: true,
    target: "_blank",
    messages: ["inspect"],
    guard: ["inspect"],
  },
});
const anyOtherRoute = createRoute({
  ...standing,
  path: "$",
  beforeLoad: ({ location }) => {
    throw redirect({ to: "/404", replace: true, state: { missing: location.pathname } });
  },
});

const personRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "person",
  component: lazyPage(() => import("./SignedIn"), "PersonPages"),
  staticData: { access: "person" },
});
// the first level of the menu; levels without a page of their own
const testsRoute = createRoute({
  getParentRoute: () => personRoute,
  id: "tests",
  staticData: { title: "title.tests", icon: "clipboard-list", redirect: "/", fills: "tests" },
});
const learningRoute = createRoute({
  getParentRoute: () => personRoute,
  id: "learning",
  staticData: { title: "title.learning", icon: "graduation-cap", redirect: "/learningRecord", levelHidden: true },
});
const meRoute = createRoute({
  getParentRoute: () => personRoute,
  id: "me",
  staticData: { title: "title.me", icon: "circle-user-round", redirect: "/center", levelHidden: true },
});

const inTests = { getParentRoute: () => testsRoute } as const;
const inLearning = { getParentRoute: () => learningRoute } as const;
const inMe = { getParentRoute: () => meRoute } as const;
const ofTest = { hidden: true, dynamicNewTab: ["menu_id"] } as const;
const ofAttempt = { ...ofTest, dynamicNewTab: ["attempt_id"] } as const;
const briefing = {
  validateSearch: menuSearch,
  staticData: { title: "title.detail", icon: "file-text", messages: ["home"], keepAlive: true, ...ofTest },
} as const;
const exam = {
  ...inTests,
  validateSearch: menuSearch,
  staticData: {
    title: "title.exam",
    icon: "book-open-check",
    messages: ["exam"],
    keepsPlace: true,
    bare: true,
    ...ofTest,
  },
} as const;
const result = {
  validateSearch: attemptSearch,
  staticData: {
    title: "title.result",
    icon: "chart-line",
    messages: ["results", "exam"],
    keepAlive: true,
    ...ofAttempt,
  },
} as const;

const mapDetailRoute = createRoute({
  ...inTests,
  path: "/examAccess/MAPDetail",
  component: lazyPage(() => import("../home/detail-pages"), "MapDetailPage"),
  ...briefing,
});
const fixedDetailRoute = createRoute({
  ...inTests,
  path: "/examAccess/detail",
  component: lazyPage(() => import("../home/detail-pages"), "FixedDetailPage"),
  ...briefing,
});
const mapExamRoute = createRoute({
  ...exam,
  path: "/examAccess/MAPExamAuto",
  component: lazyPage(() => import("../exam/pages"), "MapExamPage"),
});
const fixedExamRoute = createRoute({
  ...exam,
  path: "/examAccess/exam",
  component: lazyPage(() => import("../exam/pages"), "FixedExamPage"),
});
const mapResultRoute = createRoute({
  ...inTests,
  path: "/examAccess/MAPResult",
  component: lazyPage(() => import("../results/pages"), "MapResultPage"),
  ...result,
});
const fixedResultRoute = createRoute({
  ...inTests,
  path: "/examAccess/result",
  component: lazyPage(() => import("../results/pages"), "FixedResultPage"),
  ...result,
});
const analyseRoute = createRoute({
  ...inTests,
  path: "/analyse",
  component: lazyPage(() => import("../results/pages"), "AnalysePage"),
  ...result,
  staticData: { ...result.staticData, title: "title.analyse", icon: "list-checks" },
});

const learningRecordRoute = createRoute({
  ...inLearning,
  path: "/learningRecord",
  component: lazyPage(() => import("../learning/LearningRecordPage"), "LearningRecordPage"),
  staticData: { title: "title.learningRecord", messages: ["console"], icon: "list-checks", keepAlive: true },
});
const personalCenter = {
  component: lazyPage(() => import("../account/PersonalCenterPage"), "PersonalCenterPage"),
  staticData: { title: "title.center", messages: ["account"], icon: "circle-user-round", keepAlive: true },
} as const;
const centerRoute = createRoute({ ...inMe, path: "/center", ...personalCenter });
const personalCenterRoute = createRoute({
  ...inMe,
  path: "/setting/personalCenter",
  ...personalCenter,
  staticData: {
    ...personalCenter.staticData,
    title: "title.personalCenter",
    icon: "settings",
    hidden: true,
    tabHidden: true,
    activeMenu: "/center",
  },
});

const notHere = { component: lazyPage(() => import("../site/NotHerePage"), "NotHerePage") } as const;
const documentRoute = createRoute({
  ...inMe,
  ...notHere,
  path: "/document",
  staticData: { title: "title.document", messages: words, icon: "file-text", hidden: true },
});
const examPage = { messages: words, icon: "book-open-check", ...ofTest } as const;
const detailPage = { messages: words, icon: "file-text", ...ofTest } as const;
const resultPage = { messages: words, icon: "chart-line", ...ofAttempt } as const;
const missingTest = { ...inTests, ...notHere } as const;
const notHereRoutes = [
  createRoute({
    ...missingTest,
    path: "/examAccess",
    staticData: { title: "title.examAccess", messages: words, icon: "clipboard-list", hidden: true, levelHidden: true },
  }),
  createRoute({ ...missingTest, path: "/examAccess/examAuto", staticData: { title: "title.examAuto", ...examPage } }),
  createRoute({ ...missingTest, path: "/examAccess/MAPExam", staticData: { title: "title.mapExam", ...examPage } }),
  createRoute({ ...missingTest, path: "/examAccess/report", staticData: { title: "title.mapReport", ...resultPage } }),
  createRoute({
    ...missingTest,
    path: "/examAccess/MAPMiniExam",
    staticData: { title: "title.mapMiniExam", ...examPage },
  }),
  createRoute({
    ...missingTest,
    path: "/examAccess/MAPMiniResult",
    staticData: { title: "title.mapMiniResult", ...resultPage },
  }),
  createRoute({
    ...missingTest,
    path: "/examAccess/MAPMiniDetail",
    staticData: { title: "title.mapMiniDetail", ...detailPage },
  }),
  createRoute({ ...missingTest, path: "/examAccess/SATExam", staticData: { title: "title.satExam", ...examPage } }),
  createRoute({
    ...missingTest,
    path: "/examAccess/SATDetail",
    staticData: { title: "title.satDetail", ...detailPage },
  }),
  createRoute({
    ...missingTest,
    path: "/examAccess/SATResult",
    staticData: { title: "title.satResult", ...resultPage },
  }),
  createRoute({ ...missingTest, path: "/examAccess/CATExam", staticData: { title: "title.catExam", ...examPage } }),
  createRoute({
    ...missingTest,
    path: "/examAccess/CATDetail",
    staticData: { title: "title.catDetail", ...detailPage },
  }),
  createRoute({
    ...missingTest,
    path: "/examAccess/CATResult",
    staticData: { title: "title.catResult", ...resultPage },
  }),
  createRoute({ ...missingTest, path: "/examAccess/OPTExam", staticData: { title: "title.optExam", ...examPage } }),
  createRoute({
    ...missingTest,
    path: "/examAccess/OPTDetail",
    staticData: { title: "title.optDetail", ...detailPage },
  }),
  createRoute({
    ...missingTest,
    path: "/examAccess/OPTResult",
    staticData: { title: "title.optResult", ...resultPage },
  }),
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
  personRoute.addChildren([
    testsRoute.addChildren([
      mapDetailRoute,
      fixedDetailRoute,
      mapExamRoute,
      fixedExamRoute,
      mapResultRoute,
      fixedResultRoute,
      analyseRoute,
      ...notHereRoutes,
    ]),
    learningRoute.addChildren([learningRecordRoute]),
    meRoute.addChildren([centerRoute, personalCenterRoute, documentRoute]),
  ]),
  developerRoute.addChildren([inspectRoute]),
  anyOtherRoute,
]);

/** All pages; `history` is given by tests that have no address bar. */
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
