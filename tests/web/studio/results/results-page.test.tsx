import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { faults } from "../../../../src/contract/calls/faults";
import { resultViews } from "../../../../src/web/site/search";
import { ResultsPage } from "../../../../src/web/studio/results/ResultsPage";
import { stubServer } from "../../open-page";
import { openStudio } from "../open-studio";
import { classSample, statsSample } from "./class-sample";

let results = classSample;
let stats = statsSample;
let asked: ReturnType<typeof stubServer>["asked"] = [];

beforeEach(() => {
  results = classSample;
  stats = statsSample;
});

const address = "/studio/results?assignment_id=as1";
const open = async (more = "", language?: "zh") => {
  ({ asked } = stubServer({ classResults: () => results, itemStats: () => stats }));
  const history = await openStudio(ResultsPage, address + more, { language });
  await screen.findByRole("heading", { level: 1 });
  return history;
};
const matrix = () => screen.getByRole("grid", { name: "Students and questions" });
const names = () =>
  within(matrix())
    .getAllByRole("rowheader")
    .slice(1)
    .map((head) => head.textContent);
const cellsOf = (name: string) =>
  [...(within(matrix()).getByRole("row", { name: new RegExp(`^${name}`) }) as HTMLTableRowElement).cells].map(
    (cell) =>
      cell.querySelector("button")?.getAttribute("aria-label") ?? cell.getAttribute("aria-label") ?? cell.textContent,
  );
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: label }), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const keys = (...pressed: readonly string[]) => {
  for (const key of pressed) fireEvent.keyDown(document.activeElement as Element, { key });
};
const focused = () => document.activeElement?.getAttribute("data-at");

describe("the results of a class", () => {
  it("are a matrix by score, each answer named by its mark, points, time, changes and haste", async () => {
    await open();
    expect(asked).toEqual([{ name: "classResults", input: { assignment_id: "as1" } }]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Results: Fractions, unit 3");
    expect(screen.getByText("4b")).toBeTruthy();
    expect(names()).toEqual(["Ann", "Bo", "Cy", "Di", "Ed"]);
    expect(cellsOf("Ann")).toEqual(
      [
        null,
        "90% 81–98%",
        "right, 1 point, 0:42",
        "half right, 0.5 points, 1:01, changed 2 times",
        "right, 2 points, 0:42",
      ].map((text) => text ?? "Ann"),
    );
    expect(cellsOf("Cy").slice(1)).toEqual([
      "20% 11–28% to be marked",
      "wrong, 0 points, 0:00, faster than it can be read",
      "omitted, 0 points, 0:42",
      "to be marked, 0:42",
    ]);
    expect(cellsOf("Ed").slice(1)).toEqual(["not begun", ...Array(3).fill("Not shown to this student")]);
    expect(matrix().getAttribute("aria-rowcount")).toBe("7");
    expect(screen.getByText(/^This is what a band means/)).toBeTruthy();
  });

  it("are sorted by every column, up and down", async () => {
    await open();
    press("Student");
    expect(names()).toEqual(["Ann", "Bo", "Cy", "Di", "Ed"]);
    press("Student");
    expect(names()).toEqual(["Ed", "Di", "Cy", "Bo", "Ann"]);
    press("Score");
    press("Score");
    expect(names()).toEqual(["Cy", "Bo", "Ann", "Di", "Ed"]);
    expect(screen.getByRole("columnheader", { name: "Score" }).getAttribute("aria-sort")).toBe("ascending");
    press(/^Question 2, sort/);
    expect(names()).toEqual(["Bo", "Ann", "Cy", "Di", "Ed"]);
    press(/^Question 3, sort/);
    expect(names()).toEqual(["Ann", "Bo", "Cy", "Di", "Ed"]);
  });

  it("are filtered by state, third of the class and skill", async () => {
    await open();
    choose("State", "sitting");
    expect(names()).toEqual(["Di"]);
    expect(screen.getByText("1 of 5 students")).toBeTruthy();
    choose("State", "");
    choose("Score", "low");
    expect(names()).toEqual(["Cy"]);
    choose("Score", "high");
    expect(names()).toEqual(["Ann"]);
    choose("Skill", "Comparing");
    expect(cellsOf("Ann")).toHaveLength(4);
    choose("State", "sitting");
    expect(screen.getByText("No student fits these filters.")).toBeTruthy();
  });

  it("show words, times or changes in their cells", async () => {
    await open();
    const texts = () => [...within(matrix()).getByRole("row", { name: /^Ann/ }).querySelectorAll("[data-mark]")];
    const shown = () => texts().map((cell) => cell.textContent);
    expect(shown()).toEqual(["", "", ""]);
    choose("In the cells", "words");
    expect(shown()).toEqual(["right", "half right", "right"]);
    choose("In the cells", "times");
    expect(shown()).toEqual(["0:42", "1:01", "0:42"]);
    choose("In the cells", "changes");
    expect(shown()).toEqual(["0", "2", "0"]);
  });

  it("are walked by keys, with one tab stop", async () => {
    await open();
    expect(matrix().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    within(matrix()).getByRole<HTMLButtonElement>("button", { name: "Ann" }).focus();
    keys("ArrowRight", "ArrowRight", "ArrowDown");
    expect(focused()).toBe("3:2");
    keys("End");
    expect(focused()).toBe("3:4");
    keys("PageDown");
    expect(focused()).toBe("6:4");
    keys("PageUp", "Home");
    expect(focused()).toBe("2:0");
    keys("ArrowUp", "ArrowUp", "ArrowUp");
    expect(focused()).toBe("0:0");
    fireEvent.keyDown(document.activeElement as Element, { key: "End", ctrlKey: true });
    expect(focused()).toBe("6:4");
    expect(matrix().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it("lead from a question to its figures, none of them a coefficient of too few answers", async () => {
    const history = await open();
    press("Question 1: 50% · n = 3 · 10–90%");
    const panel = within(await screen.findByRole("dialog", { name: "Question 1" }));
    await panel.findByText("67% · n = 3 · 21–94%");
    expect(history.location.search).toBe("?assignment_id=as1&item_id=q1");
    expect(asked.at(-1)).toEqual({ name: "itemStats", input: { assignment_id: "as1", item_id: "q1" } });
    expect(panel.getByText("too few: 3 of 20 needed")).toBeTruthy();
    expect(panel.getByText("0% · n = 3 · 0–56%")).toBeTruthy();
    expect(panel.getByText("0:42 · n = 3 · 0:00 to 1:01")).toBeTruthy();
    expect(panel.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "ChoiceLowest thirdMiddle thirdHighest third",
      "4right0 / 11 / 11 / 1",
      "161 / 10 / 10 / 1",
    ]);
    fireEvent.click(panel.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(history.location.search).toBe("?assignment_id=as1");
  });

  it("say a coefficient with its interval, or why there is none", async () => {
    stats = {
      ...statsSample,
      without_coefficient: null,
      discrimination: { value: -0.1, n: 24, low: -0.48, high: 0.31 },
    };
    await open("&item_id=q1");
    await screen.findByText("−0.10 · n = 24 · −0.48 to 0.31");
  });

  it.each([
    ["allAlike", "none: everybody earned the same"],
    ["adaptive", "none: each student had other questions"],
  ] as const)("say why a question has no coefficient: %s", async (without_coefficient, sentence) => {
    stats = { ...statsSample, without_coefficient };
    await open("&item_id=q1");
    await screen.findByText(sentence);
  });

  it("lead from a student to score, band and skills, each with what to say to parents", async () => {
    await open();
    press("Cy");
    const panel = within(await screen.findByRole("dialog", { name: "Cy" }));
    expect(panel.getByText(/^to be marked · handed in .* · last of 2 attempts$/)).toBeTruthy();
    expect(panel.getByText("band 11–28%")).toBeTruthy();
    expect(panel.getByText(/^To parents: .* the two ends of 11–28%/)).toBeTruthy();
    expect(panel.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "SkillShare right",
      "Halves0% · n = 1 · 0–79%",
      "Comparingno answers yet",
    ]);
  });

  it("are given by skill", async () => {
    await open("&view=skills");
    const rows = screen.getAllByRole("row").map((row) => row.textContent);
    expect(rows).toEqual([
      "StudentHalvesNumbersComparingNumbers",
      "Ann100%n = 1 · 21–100%83%n = 2 · 30–98%",
      "Bo100%n = 1 · 21–100%33%n = 2 · 6–79%",
      "Cy0%n = 1 · 0–79%no answers yet",
      "Diunder wayunder way",
      "Ednot begunnot begun",
    ]);
  });

  it("are given by question, and on two pages of paper", async () => {
    await open("&view=items");
    expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "QuestionSkillShare right",
      "1. What is a half of 8?Halves50% · n = 3 · 10–90%",
      "2. Which is larger?Comparing50% · n = 3 · 10–90%",
      "3. Why is it so?Comparing50% · n = 3 · 10–90%",
    ]);
    press("Report");
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
    const [first, second] = screen.getAllByRole("article");
    const facts = within(first as HTMLElement).getAllByRole("definition");
    expect(facts.map((fact) => fact.textContent)).toEqual(["4b", expect.any(String), "3 of 5", "50%", "20–90%"]);
    expect(
      within(second as HTMLElement)
        .getAllByRole("row")
        .map((row) => row.textContent),
    ).toEqual(["StudentScoreBand", "Ann90%81–98%", "Bo50%41–58%", "Cy20%11–28%", "Diunder way", "Ednot begun"]);
  });

  it("are saved as a file in the language on screen, and say why they could not be", async () => {
    await open();
    const files: string[] = [];
    let reply = () =>
      new Response("a,b", { headers: { "content-disposition": "attachment", "content-type": "text/csv" } });
    vi.stubGlobal("fetch", async (url: URL) => {
      files.push(url.pathname + url.search);
      return reply();
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    URL.createObjectURL = () => "blob:x";
    URL.revokeObjectURL = () => undefined;
    press("CSV");
    await waitFor(() => expect(names).toEqual(["4b-Fractions-unit-3.csv"]));
    expect(files).toEqual(["/api/studio/export?assignment_id=as1&format=csv&language=en"]);
    reply = () =>
      new Response(JSON.stringify({ code: faults.tooManyRequests.code, msg: "", data: null }), { status: 429 });
    press("Excel");
    expect((await screen.findByRole("alert")).textContent).not.toBe("");
    expect(names).toHaveLength(1);
  });

  it("say that nobody has handed in, and keep the names", async () => {
    results = { ...classSample, items: [], skills: [], scale: null, members: classSample.members.slice(3) };
    await open();
    expect(names()).toEqual(["Di", "Ed"]);
    press("Skills");
    await screen.findByRole("heading", { name: "Nobody has handed in yet" });
  });

  it("speak Chinese in every view", async () => {
    await open("&view=paper", "zh");
    expect(resultViews).toEqual(["map", "scores", "skills", "items", "regrades", "paper"]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("结果：分数，第三单元");
    // this test has no scale but its share of points
    expect(screen.queryByRole("button", { name: "分数" })).toBeNull();
    // nor may its reader correct questions
    expect(screen.queryByRole("button", { name: "更正" })).toBeNull();
    for (const name of ["总览", "技能", "题目", "报告"]) {
      press(name);
      await waitFor(() => expect(screen.getByRole("button", { name, pressed: true })).toBeTruthy());
      expect(
        document.body.textContent.replaceAll(/Excel|What is .*? 8\?|Which is larger\?|Why is it so\?/gu, ""),
      ).not.toMatch(/classResults|[a-z]{4,}/u);
    }
  });
});
