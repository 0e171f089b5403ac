import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { faults } from "../../../src/contract/calls/faults";
import type { Language } from "../../../src/contract/item/content";
import { LearningRecordPage } from "../../../src/web/learning/record/LearningRecordPage";
import type { Sitting } from "../../../src/web/learning/record/record-list";
import { pageOf } from "../../support/record-model";
import { openPage } from "../open-page";
import { sittingOf, underWay } from "./samples";

let answer: (query: URLSearchParams) => Promise<Response>;
const envelope = (code: number, data: unknown, status = 200) =>
  Promise.resolve(
    new Response(JSON.stringify({ code, msg: "", data }), { status, headers: { "content-type": "application/json" } }),
  );
const release = (list: readonly Sitting[]) => {
  answer = (query) => envelope(200, pageOf(list, query));
};

/** A person without work has no calendar and no lines. */
const noProgress = { from: "2026-06-01", to: "2026-11-23", days: [], lines: [] };

beforeEach(
  () =>
    void vi.stubGlobal("fetch", (request: Request | string) => {
      const { pathname, searchParams } = new URL(new Request(request).url);
      return pathname.endsWith("get_progress_record") ? envelope(200, noProgress) : answer(searchParams);
    }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (language: Language = "en") => openPage(LearningRecordPage, "/learningRecord", language);

/** Dates are written by the machine's locale data; here they are one word. */
const withoutDates = (text: string | null) => (text ?? "").replace(/\p{Zs}/gu, " ");
const rows = () =>
  [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => (cell.querySelector("time") === null ? withoutDates(cell.textContent) : "time")),
  );
const testsShown = () => rows().map(([test]) => test);
const sorted = () => screen.getAllByRole("columnheader").map((head) => head.getAttribute("aria-sort"));

const math = sittingOf();
const older = sittingOf({
  attempt_id: "a-2",
  started_at: 1_000,
  finished_at: 2_000,
  score: { unit: "rit", value: 220, low: 216, high: 224, scale: [140, 300] },
});
const unit = sittingOf({
  attempt_id: "a-3",
  family: "custom",
  title: { en: "Unit 3", zh: "第三单元" },
  total: 1,
  answered: 1,
  started_at: 500,
  finished_at: 600,
  score: { unit: "percent", value: 62.2, low: 51, high: 72, scale: [0, 100] },
});
const open12 = underWay({ attempt_id: "a-4", started_at: math.started_at + 1 });

describe("the learning record", () => {
  it("lists every attempt, newest first, with its result", async () => {
    release([unit, math, open12]);
    await open();
    expect(screen.getByText("Loading")).toBeTruthy();
    await screen.findByRole("table", { name: "One sitting per row; sort by when it began or by its score" });
    expect(rows()).toEqual([
      ["MAP Mathematics43 questions", "time", "Not yet", "Under way", "12 of 43", "After the end", "Continue"],
      ["MAP Mathematics43 questions", "time", "time", "Ended", "43 of 43", "RIT 214 range 211–218", "ResultAnalysis"],
      ["Unit 31 question", "time", "time", "Ended", "1 of 1", "62% right range 51–72", "ResultAnalysis"],
    ]);
    expect([
      screen.getByRole("status").textContent,
      screen.getByText("Scores are practice estimates, not official scores.").tagName,
    ]).toEqual(["3 sittings", "SPAN"]);
    expect([...document.querySelectorAll("time")].map((time) => time.dateTime)).toEqual(
      [open12, math, unit]
        .flatMap(({ started_at, finished_at }) => [started_at, ...(finished_at === null ? [] : [finished_at])])
        .map((at) => new Date(at).toISOString()),
    );
  });

  it("has the same content in Chinese", async () => {
    release([math, open12]);
    await open("zh");
    await screen.findByRole("table");
    expect([screen.getAllByRole("columnheader").map(({ textContent }) => textContent), rows()]).toEqual([
      ["测试", "开始时间", "结束时间", "状态", "已答", "成绩", "操作"],
      [
        ["MAP 数学43 题", "time", "尚未结束", "进行中", "12 / 43 题", "答完后给出", "继续答题"],
        ["MAP 数学43 题", "time", "time", "已结束", "43 / 43 题", "RIT 214 范围 211–218", "看成绩逐题分析"],
      ],
    ]);
  });

  it("names each link with its test and time, and opens it in place", async () => {
    release([math]);
    const history = await open();
    const link = await screen.findByRole("link", { name: /^Result: MAP Mathematics, / });
    expect(screen.getAllByRole("link").map((one) => one.getAttribute("href"))).toEqual([
      "/examAccess/MAPResult?attempt_id=a-1",
      "/analyse?attempt_id=a-1",
    ]);
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(history.location.href).toBe("/learningRecord");
    fireEvent.click(link);
    expect(history.location.href).toBe("/examAccess/MAPResult?attempt_id=a-1");
  });

  it("is sorted by its heads", async () => {
    release([unit, older, math]);
    await open();
    const head = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
    await screen.findByRole("table");
    expect(sorted()).toEqual([null, "descending", null, null, null, "none", null]);
    await head("Begun");
    await waitFor(() => expect(testsShown()[0]).toBe("Unit 31 question"));
    expect([sorted()[1], testsShown()]).toEqual([
      "ascending",
      ["Unit 31 question", "MAP Mathematics43 questions", "MAP Mathematics43 questions"],
    ]);
    await head("Score");
    await waitFor(() => expect(rows()[0]?.[5]).toBe("RIT 220 range 216–224"));
    expect([sorted(), rows().map((row) => row[5])]).toEqual([
      [null, "none", null, null, null, "descending", null],
      ["RIT 220 range 216–224", "RIT 214 range 211–218", "62% right range 51–72"],
    ]);
  });

  it("is filtered by kind and state; each chip shows its number of attempts", async () => {
    release([unit, math, open12]);
    await open();
    const chips = (name: string) =>
      within(screen.getByRole("group", { name }))
        .getAllByRole("button")
        .map((chip) => `${chip.textContent} ${chip.getAttribute("aria-pressed")}`);
    await screen.findByRole("table");
    expect([chips("Kind of test"), chips("State")]).toEqual([
      ["All tests 3 true", "MAP 2 false", "School tests 1 false"],
      ["All states 3 true", "Under way 1 false", "Ended 2 false"],
    ]);
    fireEvent.click(screen.getByRole("button", { name: "School tests 1" }));
    await waitFor(() => expect(testsShown().length).toBe(1));
    expect([testsShown(), screen.getByRole("status").textContent, chips("State")]).toEqual([
      ["Unit 31 question"],
      "1 of 3 sittings",
      ["All states 1 true", "Under way 0 false", "Ended 1 false"],
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Under way 0" }));
    await screen.findByRole("heading", { level: 2, name: "No sitting fits these filters" });
    fireEvent.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(testsShown().length).toBe(3));
  });

  it("comes in pages of fifty, and says which part is shown", async () => {
    release(
      Array.from({ length: 120 }, (_, place) =>
        sittingOf({ attempt_id: `a-${place}`, started_at: 10_000 - place, total: place + 1 }),
      ),
    );
    await open();
    await screen.findByRole("table");
    const shown = () => [testsShown()[0], testsShown().length, screen.getByText(/–\d+ of 120$/).textContent];
    expect([shown(), screen.getByRole("status").textContent]).toEqual([
      ["MAP Mathematics1 question", 50, "1–50 of 120"],
      "120 sittings",
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(shown()).toEqual(["MAP Mathematics51 questions", 50, "51–100 of 120"]));
    fireEvent.click(screen.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(shown()).toEqual(["MAP Mathematics101 questions", 20, "101–120 of 120"]));
    fireEvent.click(screen.getByRole("button", { name: "Begun" }));
    await waitFor(() => expect(shown()).toEqual(["MAP Mathematics120 questions", 50, "1–50 of 120"]));
  });

  it("is saved as a file with all that the filter lists, page by page", async () => {
    const saved: { name: string; text: Promise<string> }[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push({ name: "", text: (blob as Blob).text() });
      return "blob:record";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: Promise.resolve("") });
    });
    const many = Array.from({ length: 401 }, (_, place) =>
      sittingOf({ attempt_id: `a-${place}`, started_at: 10_000 - place, title: { en: `=Test, ${place}` } }),
    );
    release([...many, unit]);
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "MAP 401" }));
    await screen.findByText("401 of 402 sittings");
    fireEvent.click(screen.getByRole("button", { name: "Save as CSV" }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["", "learning-record.csv"]));
    const ended = new Date(math.finished_at ?? 0).toISOString();
    const lines = ((await saved[0]?.text) ?? "").split("\r\n");
    expect([lines.length, lines[0], lines[1], lines[401], lines[402]]).toEqual([
      403,
      "\uFEFFTest,Kind of test,Begun,Ended,State,Answered,Questions,Unit,Score,From,To,Points awaiting marking",
      `"'=Test, 0",MAP,1970-01-01T00:00:10.000Z,${ended},Ended,43,43,RIT,214,211,218,`,
      expect.stringContaining(`"'=Test, 400"`),
      "",
    ]);
    await screen.findByRole("button", { name: "Save as CSV" });
  });

  it("says why it could not be saved, and can be tried again", async () => {
    release([math]);
    await open();
    await screen.findByRole("table");
    answer = () => envelope(faults.unavailable.code, null, faults.unavailable.status);
    fireEvent.click(screen.getByRole("button", { name: "Save as CSV" }));
    const alert = await screen.findByRole("alert");
    await waitFor(() => expect(alert.textContent).toBe(faultMessages.unavailable.en));
    expect(screen.getByRole("button", { name: "Save as CSV" }).getAttribute("aria-disabled")).toBe("false");
  });

  it("offers no choice of kind where there is one", async () => {
    release([math]);
    await open();
    await screen.findByRole("table");
    expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toEqual(["State"]);
  });

  it("is cards with a choice of order where there is no room for columns", async () => {
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ width: 360 } as DOMRect);
    release([unit, older, math]);
    await open();
    const order = await screen.findByRole("combobox", { name: "Order" });
    const titles = () =>
      screen
        .getAllByRole("listitem")
        .map(
          (card) =>
            `${within(card).getByRole("heading", { level: 2 }).textContent} ` +
            `${within(card).getAllByRole("definition")[0]?.textContent}`,
        );
    expect([
      screen.queryByRole("table"),
      within(order)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
      titles(),
    ]).toEqual([
      null,
      ["Newest first", "Oldest first", "Highest score first", "Lowest score first"],
      [
        "MAP Mathematics RIT 214 range 211–218",
        "MAP Mathematics RIT 220 range 216–224",
        "Unit 3 62% right range 51–72",
      ],
    ]);
    fireEvent.change(order, { target: { value: "lowest" } });
    await waitFor(() => expect(titles()[0]).toBe("Unit 3 62% right range 51–72"));
    expect(titles()).toEqual([
      "Unit 3 62% right range 51–72",
      "MAP Mathematics RIT 214 range 211–218",
      "MAP Mathematics RIT 220 range 216–224",
    ]);
  });

  it.each([
    ["en", "No sittings yet", "Look at the tests"],
    ["zh", "还没有学习记录", "去看测试"],
  ] as const)("describes in %s its future content, with a link to the tests", async (language, title, way) => {
    release([]);
    await open(language);
    expect((await screen.findByRole("heading", { level: 2 })).textContent).toBe(title);
    expect(screen.getByRole("link", { name: way }).getAttribute("href")).toBe("/");
  });

  it("reports a fault, and can be tried again", async () => {
    answer = () => envelope(faults.unavailable.code, null, faults.unavailable.status);
    await open();
    expect(await screen.findByText(faultMessages.unavailable.en)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Learning record");
    release([math]);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(testsShown()).toEqual(["MAP Mathematics43 questions"]));
  });

  it("reports that there is no network", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    answer = () => Promise.reject(new TypeError("unreachable"));
    await open();
    expect((await screen.findByRole("heading", { level: 2 })).textContent).toBe("You are offline");
  });
});
