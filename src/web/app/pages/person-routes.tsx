import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../../loading/lazy-page";
import {
  assignmentSearch,
  attemptSearch,
  classSearch,
  importSearch,
  itemSearch,
  paperSearch,
  resultsSearch,
  studioAuditSearch,
  testSearch,
} from "../../site/search";
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

const studioRoute = createRoute({
  getParentRoute: () => personRoute,
  id: "studio",
  staticData: { title: "title.studio", icon: "file-text", redirect: "/studio" },
});
const ofAuthors = ["item.write"] as const;
const ownTestsRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/studio",
  component: lazyPage(() => import("../../studio/home/AuthorHomePage"), "AuthorHomePage"),
  staticData: {
    title: "title.ownTests",
    icon: "clipboard-list",
    guard: ["item.write", "item.review"],
    messages: ["bank", "studio"],
    keepAlive: true,
  },
});
const bankRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/studio/items",
  component: lazyPage(() => import("../../studio/bank/BankPage"), "BankPage"),
  staticData: {
    title: "title.bank",
    icon: "list-checks",
    guard: ofAuthors,
    messages: ["bank", "question"],
    keepAlive: true,
  },
});
const importRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/studio/import",
  component: lazyPage(() => import("../../studio/importing/ImportPage"), "ImportPage"),
  validateSearch: importSearch,
  staticData: {
    title: "title.import",
    icon: "file-input",
    guard: ["test.import"],
    messages: ["studio", "exam", "results"],
  },
});
const itemRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/studio/item",
  component: lazyPage(() => import("../../studio/item/ItemPage"), "ItemPage"),
  validateSearch: itemSearch,
  staticData: {
    title: "title.item",
    icon: "file-text",
    guard: ["item.write"],
    messages: ["question", "exam", "audio"],
    hidden: true,
    noColumn: true,
  },
});

const testRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/studio/test",
  component: lazyPage(() => import("../../studio/test/TestPage"), "TestPage"),
  validateSearch: testSearch,
  staticData: {
    title: "title.studioTest",
    icon: "clipboard-list",
    guard: ofAuthors,
    messages: ["assembly", "question", "studio", "exam", "audio", "home"],
    hidden: true,
    noColumn: true,
  },
});

const classResultsRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/studio/results",
  component: lazyPage(() => import("../../studio/results/ResultsPage"), "ResultsPage"),
  validateSearch: resultsSearch,
  staticData: {
    title: "title.classResults",
    icon: "chart-line",
    guard: ["result.read"],
    messages: ["class-results", "regrading"],
    hidden: true,
    noColumn: true,
    dynamicNewTab: ["assignment_id"],
  },
});

const paperRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/studio/paper",
  component: lazyPage(() => import("../../studio/paper/PaperPage"), "PaperPage"),
  validateSearch: paperSearch,
  staticData: {
    title: "title.paper",
    icon: "file-text",
    guard: ["assignment.manage", "item.write"],
    messages: ["paper", "exam"],
    hidden: true,
    noColumn: true,
  },
});

const ofTeachers = ["class.manage"] as const;
const classesRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/studio/classes",
  component: lazyPage(() => import("../../studio/classes/ClassesPage"), "ClassesPage"),
  staticData: {
    title: "title.classes",
    icon: "graduation-cap",
    guard: ofTeachers,
    messages: ["classes"],
    keepAlive: true,
  },
});
const classRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/studio/class",
  component: lazyPage(() => import("../../studio/classes/ClassPage"), "ClassPage"),
  validateSearch: classSearch,
  staticData: {
    title: "title.class",
    icon: "graduation-cap",
    guard: ofTeachers,
    messages: ["classes"],
    hidden: true,
    activeMenu: "/studio/classes",
    dynamicNewTab: ["class_id"],
  },
});

const studioAssignmentRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/studio/assignment",
  component: lazyPage(() => import("../../studio/assignments/StudioAssignmentPage"), "StudioAssignmentPage"),
  validateSearch: assignmentSearch,
  staticData: {
    title: "title.assignment",
    icon: "clipboard-list",
    guard: ["assignment.manage"],
    messages: ["assignment", "classes"],
    hidden: true,
    activeMenu: "/studio/classes",
    dynamicNewTab: ["assignment_id"],
  },
});

const studioAuditRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/studio/audit",
  component: lazyPage(() => import("../../studio/audit/StudioAuditPage"), "StudioAuditPage"),
  validateSearch: studioAuditSearch,
  staticData: {
    title: "title.studioAudit",
    icon: "list-checks",
    guard: ["audit.read"],
    messages: ["audit"],
    keepAlive: true,
  },
});

/** Pages of a person beside the tests. */
export const personalRoutes = [
  learningRoute.addChildren([learningRecordRoute, wrongBookRoute, favoritesRoute, practiceSetRoute]),
  meRoute.addChildren([centerRoute, personalCenterRoute, documentRoute]),
  studioRoute.addChildren([
    ownTestsRoute,
    bankRoute,
    itemRoute,
    testRoute,
    importRoute,
    classesRoute,
    classRoute,
    classResultsRoute,
    paperRoute,
    studioAssignmentRoute,
    studioAuditRoute,
  ]),
] as const;
