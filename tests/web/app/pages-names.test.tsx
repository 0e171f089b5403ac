import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Language, Localized } from "../../../src/contract/item/content";
import { SessionProvider } from "../../../src/web/contexts/session-context";
import { DetailPage } from "../../../src/web/home/DetailPage";
import { Analyse } from "../../../src/web/results/analyse/Analyse";
import { ResultHeader } from "../../../src/web/results/ResultHeader";
import { PageProvider } from "../../../src/web/ui/page";
import { mapReport } from "../results/fixtures";
import { show as showResult } from "../results/show";
import { show } from "../show";
import { people, sessionOf } from "../sitting/frame";

const nothing = () => undefined;
const namesOf = (render: typeof show, page: React.ReactNode, language: Language): Localized[] => {
  const names: Localized[] = [];
  render(
    <PageProvider value={{ name: (name) => void names.push(name), change: nothing }}>{page}</PageProvider>,
    language,
  );
  return names;
};
const report = mapReport({ title: { en: "MAP Mathematics", zh: "MAP 数学" } });

it.each(["en", "zh"] as const)(
  "result and analysis name their tabs after the test, in both languages, read in %s",
  (language) => {
    const analysis = (
      <Analyse report={report} onSelect={nothing} resultAddress="/" open={nothing} question={() => null} />
    );
    expect([
      namesOf(showResult as typeof show, <ResultHeader report={report} />, language),
      namesOf(showResult as typeof show, analysis, language),
    ]).toEqual([[report.title], [report.title]]);
  },
);

it.each([
  ["en", "MAP Mathematics"],
  ["zh", "MAP 数学"],
] as const)("a test's page names its tab once the test has come, in %s", async (language, name) => {
  const exam_info = {
    type: 2,
    extract_question_logic: 1,
    extract_question_number: 43,
    scoring_method: 1,
    correct_rate_method: 0,
  };
  const detail = {
    menu_id: "m",
    family: "map",
    subject: "math",
    title: { en: "MAP Mathematics", zh: "MAP 数学" },
    measures: {},
    exam_info,
    modes: [],
    time_limit_ms: null,
    state: {},
    sections: [],
    rules: [],
    start_levels: [],
    start_level: null,
    attempts: [],
    open_attempt: null,
  };
  vi.stubGlobal(
    "fetch",
    async () =>
      new Response(JSON.stringify({ code: 200, msg: "", data: detail }), {
        headers: { "content-type": "application/json" },
      }),
  );
  const root = createRootRoute({ component: () => <DetailPage menuId="m" /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  const names = namesOf(
    show,
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider value={sessionOf(people.ann)}>
        <RouterProvider router={router as never} />
      </SessionProvider>
    </QueryClientProvider>,
    language,
  );
  expect(names).toEqual([]);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(name);
  expect(names).toEqual([detail.title]);
  vi.unstubAllGlobals();
});
