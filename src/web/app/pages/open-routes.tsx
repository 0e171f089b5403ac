import { createRoute, redirect } from "@tanstack/react-router";
import { wayTo } from "../../../../machines/routes/routes.selectors";
import { lazyPage } from "../../loading/lazy-page";
import { callbackSearch, joinSearch, startSearch } from "../../site/search";
import { prepareStart, StartPage } from "../start";
import { rootRoute } from "./root-route";

const start = {
  component: StartPage,
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

/** Message parts of the account pages, which are in their own chunks. */
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
  component: lazyPage(() => import("../../account/register/RegisterPage"), "RegisterPage"),
  staticData: { title: "title.register", messages: words, ...wayIn },
});
const callbackRoute = createRoute({
  ...standing,
  path: "/callback",
  component: lazyPage(() => import("../../account/sign-in/CallbackPage"), "CallbackPage"),
  validateSearch: callbackSearch,
  beforeLoad: async ({ context, search }) =>
    (await import("../../account/sign-in/social")).takeSocialReturn(context.session, search, context.tab),
  staticData: { title: "title.callback", messages: words, ...wayIn },
});
const notFoundPage = lazyPage(() => import("../../site/MessagePage"), "NotFoundPage");
const notFoundRoute = createRoute({
  ...standing,
  path: "/404",
  component: notFoundPage,
  staticData: { title: "title.notFound", ...listedFree },
});
const forbiddenRoute = createRoute({
  ...standing,
  path: "/403",
  component: lazyPage(() => import("../../site/MessagePage"), "ForbiddenPage"),
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
const guestPage = {
  messages: ["guest"],
  icon: "ticket",
  access: "public",
  hidden: true,
  bare: true,
  noColumn: true,
} as const;
const visitorRoute = createRoute({
  ...standing,
  path: "/visitor",
  component: lazyPage(() => import("../../guest/VisitorPage"), "VisitorPage"),
  staticData: { title: "title.visitor", ...guestPage },
});
const joinRoute = createRoute({
  ...standing,
  path: "/join",
  component: lazyPage(() => import("../../guest/join/JoinPage"), "JoinPage"),
  validateSearch: joinSearch,
  staticData: { title: "title.join", ...guestPage, messages: ["join", "home"] },
});
const visitorResultRoute = createRoute({
  ...standing,
  path: "/visitorResult",
  component: lazyPage(() => import("../VisitorResultPage"), "VisitorResultPage"),
  staticData: { title: "title.visitorResult", ...guestPage, messages: ["guest", "results", "exam", "opt", "audio"] },
});
const helpRoute = createRoute({
  ...standing,
  path: "/help",
  component: lazyPage(() => import("../../site/help/HelpPage"), "HelpPage"),
  staticData: { title: "title.help", access: "public", hidden: true, messages: ["help"] },
});
const developerRoute = createRoute({
  ...standing,
  id: "developer",
  staticData: { title: "title.developer", icon: "code-xml", redirect: "/inspect" },
});
const inspectRoute = createRoute({
  getParentRoute: () => developerRoute,
  path: "/inspect",
  component: lazyPage(() => import("../../inspect/pages"), "InspectPage"),
  staticData: {
    title: "title.inspect",
    icon: "waypoints",
    access: "public",
    bare: true,
    tabHidden: true,
    target: "_blank",
    messages: ["inspect"],
    guard: ["inspect"],
    siteSwitch: "inspection",
  },
});
const anyOtherRoute = createRoute({
  ...standing,
  path: "$",
  beforeLoad: ({ context, location }) => {
    const way = wayTo(context.routes.getSnapshot(), location.pathname);
    if (way !== null && way !== "open") throw redirect({ to: way.redirect, replace: true });
    throw redirect({ to: "/404", replace: true, state: { missing: location.pathname } });
  },
});

/** Pages that need no sign-in. */
export const openRoutes = [
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
  joinRoute,
  visitorResultRoute,
  helpRoute,
  anyOtherRoute,
] as const;

/** The last entries of the menu, for those who may inspect the application. */
export const developerRoutes = [developerRoute.addChildren([inspectRoute])] as const;
