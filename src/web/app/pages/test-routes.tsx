import { createRoute, redirect } from "@tanstack/react-router";
import { examPagesOf, families, familyIds, type Family } from "../../../contract/families";
import type { MessagePart } from "../../i18n/message-id";
import { lazyPage } from "../../loading/lazy-page";
import { assignmentSearch, attemptSearch, menuSearch } from "../../site/search";
import { testsRoute } from "./person-routes";

type FamilyPages = (typeof families)[Family];

const inTests = { getParentRoute: () => testsRoute } as const;
const ofTest = { hidden: true, dynamicNewTab: ["menu_id"] } as const;
const ofAttempt = { ...ofTest, dynamicNewTab: ["attempt_id"] } as const;

const notHere = {
  component: lazyPage(() => import("../../site/NotHerePage"), "NotHerePage"),
  words: ["account"],
} as const;
const detail = {
  component: lazyPage(() => import("../../home/TestDetailPage"), "TestDetailPage"),
  words: ["home"],
} as const;
const exam = { component: lazyPage(() => import("../../exam/ExamPage"), "ExamPage"), words: ["exam"] } as const;
const result = {
  component: lazyPage(() => import("../../results/pages"), "ResultPage"),
  words: ["results", "exam"],
} as const;

/** Additional message parts of a family, for its exam and result pages. */
const ownWords: Readonly<Partial<Record<Family, readonly MessagePart[]>>> = { opt: ["opt", "audio"] };
const withOwn = (words: readonly MessagePart[], family: Family): readonly MessagePart[] => [
  ...words,
  ...(ownWords[family] ?? []),
];

const detailRoute = (path: FamilyPages["pages"]["detail"], isHere: boolean) => {
  const { component, words } = isHere ? detail : notHere;
  return createRoute({
    ...inTests,
    path,
    component,
    validateSearch: menuSearch,
    staticData: { title: "title.detail", icon: "file-text", messages: words, keepAlive: isHere, ...ofTest },
  });
};

const sectionsExam = { ...exam, words: ["exam", "sections"] } as const;

interface ExamHere {
  readonly isAvailable: boolean;
  readonly hasSections: boolean;
}

const examRoute = (
  family: Family,
  path: FamilyPages["delivery"]["fixed" | "adaptive"]["page"],
  { isAvailable: isHere, hasSections }: ExamHere,
) => {
  const { component, words } = hasSections ? sectionsExam : isHere ? exam : notHere;
  return createRoute({
    ...inTests,
    path,
    component,
    validateSearch: menuSearch,
    staticData: {
      title: "title.exam",
      icon: "book-open-check",
      messages: withOwn(words, family),
      keepsPlace: isHere,
      guests: isHere,
      bare: isHere,
      ...ofTest,
    },
  });
};

const resultRoute = (family: Family, path: FamilyPages["pages"]["result"], isHere: boolean) => {
  const { component, words } = isHere ? result : notHere;
  return createRoute({
    ...inTests,
    path,
    component,
    validateSearch: attemptSearch,
    staticData: {
      title: "title.result",
      icon: "chart-line",
      messages: withOwn(words, family),
      keepAlive: isHere,
      ...ofAttempt,
    },
  });
};

const reportRoutes = familyIds.flatMap((family) => {
  const path = families[family].pages.report;
  if (path === null) return [];
  return createRoute({
    ...inTests,
    path,
    component: lazyPage(() => import("../../results/pages"), "ExamReportPage"),
    validateSearch: attemptSearch,
    staticData: {
      title: "title.report",
      icon: "chart-line",
      messages: withOwn(result.words, family),
      keepAlive: true,
      ...ofAttempt,
    },
  });
});

const familyRoutes = familyIds.flatMap((family) => {
  const { pages } = families[family];
  const exams = examPagesOf(family);
  const isHere = exams.some(({ isAvailable }) => isAvailable);
  return [
    detailRoute(pages.detail, isHere),
    ...exams.map(({ page, ...here }) => examRoute(family, page, here)),
    resultRoute(family, pages.result, isHere),
  ];
});

const analyseRoute = createRoute({
  ...inTests,
  path: "/analyse",
  component: lazyPage(() => import("../../results/pages"), "AnalysePage"),
  validateSearch: attemptSearch,
  staticData: { title: "title.analyse", icon: "list-checks", messages: result.words, keepAlive: true, ...ofAttempt },
});

const examAccessRoute = createRoute({
  ...inTests,
  path: "/examAccess",
  component: lazyPage(() => import("../../home/ExamAccessPage"), "ExamAccessPage"),
  validateSearch: menuSearch,
  beforeLoad: ({ search }) => {
    // redirected before a page opens, so that it leaves no tab behind
    if (search.menu_id === "") throw redirect({ to: "/", replace: true });
  },
  staticData: {
    title: "title.examAccess",
    messages: detail.words,
    dynamicNewTab: ["menu_id"],
    icon: "clipboard-list",
    hidden: true,
    levelHidden: true,
  },
});

const assignmentRoute = createRoute({
  ...inTests,
  path: "/assignment",
  component: lazyPage(() => import("../../home/assigned/AssignmentPage"), "AssignmentPage"),
  validateSearch: assignmentSearch,
  staticData: {
    title: "title.exam",
    icon: "clipboard-list",
    messages: ["home", "assigned"],
    keepAlive: true,
    hidden: true,
    dynamicNewTab: ["assignment_id"],
  },
});

/** The pages of the families, made from their records, and the pages shared by all families. */
export const testRoutes = [...familyRoutes, ...reportRoutes, analyseRoute, examAccessRoute, assignmentRoute] as const;
