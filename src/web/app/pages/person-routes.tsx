import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../../loading/lazy-page";
import { attemptSearch, launchSearch } from "../../site/search";
import { rootRoute } from "./root-route";

/** Parent of all pages that need a person who is signed in. */
export const personRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "person",
  component: lazyPage(() => import("../SignedIn"), "PersonPages"),
  staticData: { access: "person" },
});
// the first level of the menu: levels without a page of their own
export const testsRoute = createRoute({
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

const learningRecordRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: "/learningRecord",
  component: lazyPage(() => import("../../learning/record/LearningRecordPage"), "LearningRecordPage"),
  staticData: { title: "title.learningRecord", messages: ["record"], icon: "list-checks", keepAlive: true },
});
const ofBooks = { messages: ["books", "results", "exam"], keepAlive: true } as const;
const wrongBookRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: "/wrongBook",
  component: lazyPage(() => import("../../learning/collections/WrongBookPage"), "WrongBookPage"),
  staticData: { title: "title.wrongBook", icon: "book-x", ...ofBooks },
});
const favoritesRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: "/favorites",
  component: lazyPage(() => import("../../learning/collections/FavoritesPage"), "FavoritesPage"),
  staticData: { title: "title.favorites", icon: "star", ...ofBooks },
});
const practiceSetRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: "/practise",
  component: lazyPage(() => import("../../learning/practice-set/PracticeSetPage"), "PracticeSetPage"),
  staticData: {
    title: "title.practise",
    messages: ["practise", "results", "exam"],
    icon: "dumbbell",
    keepAlive: true,
  },
});
const personalCenter = {
  component: lazyPage(() => import("../../account/personal/PersonalCenterPage"), "PersonalCenterPage"),
  // the only page of its level: a second column would only repeat its name
  staticData: {
    title: "title.center",
    messages: ["account", "personal"],
    icon: "circle-user-round",
    keepAlive: true,
    noColumn: true,
  },
} as const;
const centerRoute = createRoute({ getParentRoute: () => meRoute, path: "/center", ...personalCenter });
const personalCenterRoute = createRoute({
  getParentRoute: () => meRoute,
  path: "/setting/personalCenter",
  ...personalCenter,
  staticData: {
    ...personalCenter.staticData,
    hidden: true,
    activeMenu: "/center",
  },
});
const documentRoute = createRoute({
  getParentRoute: () => meRoute,
  path: "/document",
  component: lazyPage(() => import("../../results/document/DocumentPage"), "DocumentPage"),
  validateSearch: attemptSearch,
  staticData: {
    title: "title.document",
    messages: ["results", "exam", "opt", "document"],
    icon: "file-text",
    hidden: true,
    dynamicNewTab: ["attempt_id"],
  },
});

const launchPersonRoute = createRoute({
  getParentRoute: () => meRoute,
  path: "/launch/person",
  component: lazyPage(() => import("../../account/launch/LaunchPersonPage"), "LaunchPersonPage"),
  validateSearch: launchSearch,
  // with another account the person comes back here
  staticData: { title: "title.launchPerson", messages: ["launch"], hidden: true, bare: true, keepsPlace: true },
});

/** Pages of a person beside the tests. */
export const personalRoutes = [
  learningRoute.addChildren([learningRecordRoute, wrongBookRoute, favoritesRoute, practiceSetRoute]),
  meRoute.addChildren([centerRoute, personalCenterRoute, documentRoute, launchPersonRoute]),
] as const;
