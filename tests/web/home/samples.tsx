import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import type { Language } from "../../../src/contract/item/content";
import type { AttemptSummary, TestCard } from "../../../src/contract/tests";
import { plainSearch } from "../../../src/web/site/search";
import { show } from "../show";

export const attempt = (changes: Partial<AttemptSummary> = {}): AttemptSummary => ({
  attempt_id: "a1",
  menu_id: "m1",
  mode: "full",
  status: "finished",
  started_at: 1_000,
  finished_at: Date.UTC(2026, 10, 20, 3, 5),
  answered: 43,
  total: 43,
  kind: "real",
  held: 0,
  deadline: null,
  stage_deadline: null,
  score: { unit: "rit", value: 214.4, low: 211.2, high: 217.6, scale: [100, 300] },
  ...changes,
});

export const card = (state: Partial<TestCard["state"]> = {}, changes: Partial<TestCard> = {}): TestCard => ({
  menu_id: "m1",
  family: "map",
  subject: "math",
  title: { zh: "数学", en: "Mathematics" },
  measures: { zh: "四个领域", en: "Four areas" },
  exam_info: {
    type: 2,
    extract_question_logic: 1,
    extract_question_number: 43,
    scoring_method: 1,
    correct_rate_method: 0,
  },
  modes: [
    { mode: "full", items: 43, minutes: [40, 55] },
    { mode: "practice", items: 20, minutes: [15, 25] },
  ],
  time_limit_ms: null,
  state: { status: "new", open_attempt: null, last_attempt: null, attempts: 0, attempts_left: null, ...state },
  ...changes,
});

export const fixed: Partial<TestCard> = {
  family: "custom",
  modes: [],
  time_limit_ms: 2_700_000,
  exam_info: {
    type: 0,
    extract_question_logic: 0,
    extract_question_number: 27,
    scoring_method: 1,
    correct_rate_method: 1,
  },
};

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), ...plainSearch });
export const inRouter = (element: React.ReactElement, language: Language = "en", client = new QueryClient()) =>
  show(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router as never}>{element}</RouterContextProvider>
    </QueryClientProvider>,
    language,
  );
