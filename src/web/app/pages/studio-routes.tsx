import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../../loading/lazy-page";
import {
  assignmentSearch,
  classSearch,
  importSearch,
  itemSearch,
  launchSearch,
  markingSearch,
  paperSearch,
  resultsSearch,
  roomSearch,
  studioAuditSearch,
  testSearch,
} from "../../site/search";
import { personRoute } from "./person-routes";

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
    messages: ["question", "exam"],
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
    messages: ["assembly", "question", "studio", "exam", "home"],
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

const cardsRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/room/cards",
  component: lazyPage(() => import("../../studio/room-cards/CardsPage"), "CardsPage"),
  validateSearch: roomSearch,
  staticData: {
    title: "title.roomCards",
    icon: "ticket",
    guard: ["room.invigilate"],
    messages: ["cards"],
    hidden: true,
    noColumn: true,
  },
});

const markingRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/studio/marking",
  component: lazyPage(() => import("../../studio/marking/MarkingPage"), "MarkingPage"),
  validateSearch: markingSearch,
  staticData: {
    title: "title.marking",
    icon: "list-checks",
    guard: ["mark.write"],
    messages: ["marking", "assembly", "exam"],
    hidden: true,
    activeMenu: "/studio/classes",
    dynamicNewTab: ["assignment_id"],
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

const ofInvigilators = {
  title: "title.room",
  icon: "graduation-cap",
  guard: ["room.invigilate"],
  messages: ["board", "classes"],
  hidden: true,
} as const;
const roomRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/room",
  component: lazyPage(() => import("../../studio/rooms/RoomPage"), "RoomPage"),
  validateSearch: roomSearch,
  // an exam in the room is neither left nor reloaded because the sign-in ends or a newer version is there
  staticData: { ...ofInvigilators, noColumn: true, keepsPlace: true, dynamicNewTab: ["room_id"] },
});
const roomScreenRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/room/screen",
  component: lazyPage(() => import("../../studio/rooms/RoomScreenPage"), "RoomScreenPage"),
  validateSearch: roomSearch,
  staticData: { ...ofInvigilators, bare: true, keepsPlace: true },
});
const roomRecordRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/room/record",
  component: lazyPage(() => import("../../studio/rooms/RoomRecordPage"), "RoomRecordPage"),
  validateSearch: roomSearch,
  staticData: { ...ofInvigilators, title: "title.roomRecord", noColumn: true, dynamicNewTab: ["room_id"] },
});

const launchTestsRoute = createRoute({
  getParentRoute: () => studioRoute,
  path: "/launch/tests",
  component: lazyPage(() => import("../../studio/launch/LaunchTestsPage"), "LaunchTestsPage"),
  validateSearch: launchSearch,
  staticData: {
    title: "title.launchTests",
    guard: ["assignment.manage"],
    messages: ["launch", "classes"],
    hidden: true,
    bare: true,
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

/** Pages of authors and teachers. */
export const studioRoutes = studioRoute.addChildren([
  ownTestsRoute,
  bankRoute,
  itemRoute,
  testRoute,
  importRoute,
  classesRoute,
  classRoute,
  classResultsRoute,
  paperRoute,
  cardsRoute,
  markingRoute,
  studioAssignmentRoute,
  roomRoute,
  roomScreenRoute,
  roomRecordRoute,
  launchTestsRoute,
  studioAuditRoute,
]);
