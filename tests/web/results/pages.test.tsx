import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addresses } from "../../../src/contract/calls/addresses";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { faults } from "../../../src/contract/calls/faults";
import { AnalysePage, ResultPage } from "../../../src/web/results/pages";
import { exerciseDetail, fixedReport, mapReport } from "./fixtures";
import { show } from "./show";

interface Answer {
  readonly status: number;
  readonly body: object;
}

const answers = new Map<string, Answer>();
const asked: string[] = [];

const release = (name: keyof typeof addresses, data: object) =>
  answers.set(addresses[name].path, { status: 200, body: { code: 200, msg: "", data } });
const refuse = (name: keyof typeof addresses, fault: keyof typeof faults) =>
  answers.set(addresses[name].path, {
    status: faults[fault].status,
    body: { code: faults[fault].code, msg: faultMessages[fault].en, data: null },
  });

beforeEach(() => {
  answers.clear();
  asked.length = 0;
  vi.stubGlobal("fetch", (request: string) => {
    const { pathname, search } = new URL(request, "http://localhost");
    asked.push(pathname + search);
    const answer = answers.get(pathname);
    return answer === undefined
      ? Promise.reject(new TypeError("unreachable"))
      : Promise.resolve(
          new Response(JSON.stringify(answer.body), {
            status: answer.status,
            headers: { "content-type": "application/json" },
          }),
        );
  });
  return () => vi.unstubAllGlobals();
});

const open = async (address: string, Page: () => React.ReactNode) => {
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: "$", component: Page })]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router.history;
};

describe("the result of a guest whom one invited", () => {
  it("offers nothing that belongs to the guest alone", async () => {
    release("answerRecord", mapReport({ of_guest: true, student: "Lee" }));
    await open("/examAccess/MAPResult?attempt_id=a1", ResultPage);
    await screen.findByRole("heading", { level: 1 });
    expect([
      screen.queryByRole("button", { name: "Share this result" }),
      screen.queryByRole("link", { name: "Growth report" }),
      screen.queryByRole("link", { name: "Take the test again" }),
    ]).toEqual([null, null, null]);
    expect(screen.getByText("Guest: Lee").tagName).toBe("DIV");
  });
  it("describes the guest, never addresses them, and has no links to practice", async () => {
    release("answerRecord", fixedReport({ of_guest: true, student: "Lee" }));
    await open("/examAccess/result?attempt_id=a1", ResultPage);
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("link", { name: /practise/i })).toBeNull();
    expect(document.body.textContent).toContain("the guest’s answer stands beside the right one");
    expect(document.body.textContent).not.toMatch(/\byour?\b/i);
  });
  it("is looked through without a way to store favourites", async () => {
    release("answerRecord", fixedReport({ of_guest: true, student: "Lee" }));
    release("exerciseDetail", exerciseDetail());
    release("favoriteRecord", { list: [], page: 1, page_size: 50, total: 0 });
    await open("/analyse?attempt_id=a1", AnalysePage);
    await screen.findByRole("heading", { level: 2, name: "Question 1" });
    expect(screen.getByText("Guest: Lee").tagName).toBe("DIV");
    expect(document.body.textContent).not.toMatch(/\byour?\b/i);
    expect([
      screen.queryByRole("button", { name: "Mark as reviewed" }),
      screen.queryByRole("button", { name: /Not reviewed yet/ }),
      asked.filter((one) => one.startsWith(addresses.favoriteRecord.path)),
    ]).toEqual([null, null, []]);
  });
});

describe("a result page", () => {
  it("shows the places of a result, then the report as its kind says", async () => {
    release("answerRecord", fixedReport());
    await open("/examAccess/MAPResult?attempt_id=attempt-2", ResultPage);
    expect(screen.getByText("The result is loading")).toBeDefined();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Practice for unit 3");
    expect(screen.getByRole("link", { name: "Question 3: Wrong" }).getAttribute("href")).toBe(
      "/analyse?attempt_id=attempt-2&exercise_id=q-3",
    );
  });

  it("leads back to a sitting that has not ended", async () => {
    refuse("answerRecord", "notReleased");
    release("examItemDetail", { menu_id: "map-math", family: "map", exam_info: mapReport().exam_info });
    const history = await open("/examAccess/MAPResult?attempt_id=a1", ResultPage);
    fireEvent.click(await screen.findByRole("link", { name: "Back to the test" }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This test is still under way");
    expect(history.location.href).toBe("/examAccess/MAPExamAuto?menu_id=map-math");
  });

  it("reports a fault, and can be tried again", async () => {
    refuse("answerRecord", "unavailable");
    await open("/examAccess/MAPResult?attempt_id=a1", ResultPage);
    expect(await screen.findByText(faultMessages.unavailable.en)).toBeDefined();
    release("answerRecord", mapReport());
    fireEvent.click(screen.getByRole("button"));
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("MAP Mathematics");
  });

  it("explains the page where no attempt is named, and asks the server nothing", async () => {
    await open("/examAccess/MAPResult", ResultPage);
    expect(screen.getByRole("link", { name: "Choose a test" })).toBeDefined();
    expect(asked).toEqual([]);
  });
});

describe("the analysis page", () => {
  it("loads the question that the address names and fetches the next one ahead", async () => {
    release("answerRecord", fixedReport());
    release("exerciseDetail", exerciseDetail());
    release("favoriteRecord", { list: [], total: 0, page: 1, page_size: 50 });
    release("reportedQuestions", { reports: [] });
    await open("/analyse?attempt_id=attempt-2&exercise_id=q-3", AnalysePage);
    expect(
      await screen.findByText(
        "A shop has 3 crates of 24 apples. After 32 are sold, how many are left?",
        {},
        { timeout: 5_000 },
      ),
    ).toBeDefined();
    await expect.poll(() => asked).toHaveLength(5);
    expect(asked.toSorted()).toEqual([
      "/api/exam/reported_questions?attempt_id=attempt-2",
      "/api/home/get_answer_record?attempt_id=attempt-2",
      "/api/home/get_exercise_detail?attempt_id=attempt-2&exercise_id=q-3",
      "/api/home/get_exercise_detail?attempt_id=attempt-2&exercise_id=q-4",
      "/api/home/get_favorite_record?page=1&attempt_id=attempt-2",
    ]);
  });
});
