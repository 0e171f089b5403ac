import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { MapReport } from "../../../src/contract/report/report";
import { MiniResult } from "../../../src/web/results/families/map-mini/MiniResult";
import { MapResult } from "../../../src/web/results/families/map/MapResult";
import { estimate, mapReport, traceOf } from "./fixtures";
import { cellsOf, show } from "./show";

const links = () => ({
  analysis: (id?: string) => `/analyse?attempt_id=attempt-1${id === undefined ? "" : `&exercise_id=${id}`}`,
  test: "/examAccess/MAPDetail?menu_id=map-math",
  open: vi.fn<(address: string) => void>(),
});
const result = (over: Partial<MapReport> = {}, language: "en" | "zh" = "en") => {
  const given = links();
  return { ...show(<MapResult report={mapReport(over)} links={given} />, language), given };
};
const pictures = () => screen.getAllByRole("img").map((picture) => picture.getAttribute("aria-label"));
const notes = () => screen.queryAllByRole("note").map((note) => note.textContent);

describe("a MAP result", () => {
  it("shows the score with its band, its label, and its meaning", () => {
    result();
    const score = within(screen.getByRole("region", { name: "Score" }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("MAP Mathematics");
    expect(score.getByText("212").tagName).toBe("STRONG");
    expect(score.getByText("± 3.2")).toBeDefined();
    expect(score.getByText("Likely between 209 and 216: about two in three sittings would end there.")).toBeDefined();
    expect(score.getByText("Practice estimate, not an official score")).toBeDefined();
    expect(
      score.getByText("Of 100 students in grade 5 (autumn), between 51 and 66 score the same as you or below."),
    ).toBeDefined();
    expect(notes()).toEqual([]);
  });

  it.each([
    ["with its score", MapResult, "Score", "^", "RIT score"],
    ["in pictures", MiniResult, "In pictures", "of the same grade\\.", "The whole test"],
  ])("%s has one encouraging sentence before a low score", (_name, Result, region, before, then) => {
    const report = mapReport({ estimate: { ...estimate, descriptor: "low" } });
    const { container } = show(
      <QueryClientProvider client={new QueryClient()}>
        <Result report={report} links={links()} />
      </QueryClientProvider>,
      "en",
    );
    const kind = /You answered \d+ questions and stayed to the end\. Now it is clear where practice helps most\./g;
    const first = screen.getByRole("region", { name: region }).textContent;
    expect(first).toMatch(new RegExp(before + kind.source + then));
    expect(container.textContent.match(kind)).toHaveLength(1);
  });

  it.each([
    ["MAP", MapResult],
    ["MAP Mini", MiniResult],
  ])("of %s shows no norm if the grade is unknown, with a note", (_name, Result) => {
    const areas = mapReport().areas.map((area) => ({ ...area, descriptor: null }));
    const alone = { percentile: null, percentile_band: null, descriptor: null };
    const report = mapReport({ grade: null, norm: null, estimate: { ...estimate, ...alone }, areas });
    const { container } = show(
      <QueryClientProvider client={new QueryClient()}>
        <Result report={report} links={links()} />
      </QueryClientProvider>,
      "en",
    );
    const score = within(screen.getByRole("region", { name: "Score" }));
    expect(score.getByText("± 3.2")).toBeDefined();
    expect(
      score.getByText("No grade was given for this sitting, so the score is compared with nobody’s."),
    ).toBeDefined();
    expect(container.textContent).toContain("No grade given");
    expect(container.textContent).not.toMatch(/grade 5|Of 100 students|of 100|Among students|Average|autumn/);
    expect(pictures().slice(0, 1)).toEqual(["RIT 212, likely 209–216, on a scale from 100 to 300."]);
    expect(pictures().filter((name) => name?.includes("curve") || name?.includes("step"))).toEqual([]);
  });

  it("describes each picture in a sentence", () => {
    result();
    expect(pictures()).toEqual([
      "RIT 212, likely 209–216, on a scale from 100 to 300; the mean of grade 5 (autumn) is 209.",
      "On the curve of grade 5 (autumn), 51–66 of 100 students score the same or below; the level is Average.",
      "Ranges by area: Operations and Algebraic Thinking 213–226, Number and Operations 205–217, Measurement " +
        "and Data 208–220, Geometry 197–210.",
      "After the first of 43 questions the estimate was 214 ± 13.1; after the last it is 214 ± 3.1.",
    ]);
  });

  it("has a table behind the areas and the sitting", () => {
    const { container } = result({ trace: traceOf(2) });
    const [levels, areas, sitting] = [...container.querySelectorAll("table")].map(cellsOf);
    expect(levels).toEqual([
      ["Level", "From RIT", "To RIT", "You"],
      ["Low", "", "195", ""],
      ["Low average", "195", "205", ""],
      ["Average", "205", "213", "212"],
      ["High average", "213", "223", ""],
      ["High", "223", "", ""],
    ]);
    expect(areas).toEqual([
      ["Area", "Range", "Right", "Level", "Compared with overall"],
      ["Operations and Algebraic Thinking", "213–226", "7 of 11", "High average", "Strength"],
      ["Number and Operations", "205–217", "6 of 11", "Average", "As overall"],
      ["Measurement and Data", "208–220", "7 of 11", "Average", "As overall"],
      ["Geometry", "197–210", "4 of 10", "Low average", "Focus here"],
    ]);
    expect(sitting).toEqual([
      ["No.", "Area", "Difficulty", "Mark", "Estimate", "Time"],
      ["1", "Operations and Algebraic Thinking", "204", "Right", "214 ± 13.1", "0:21"],
      ["2", "Number and Operations", "217", "Right", "218 ± 11", "0:34"],
    ]);
  });

  it("reads an item of the sitting on focus, moves by arrows, and leads to its analysis", () => {
    const { container } = result();
    const items = [
      ...within(screen.getByRole("list", { name: "Questions in the order they came" })).getAllByRole("link"),
    ];
    expect(items.map((item) => item.tabIndex).filter((index) => index === 0)).toHaveLength(1);
    items[2]?.focus();
    fireEvent.keyDown(items[2] as HTMLElement, { key: "ArrowRight" });
    expect(document.activeElement).toBe(items[3]);
    expect(items[3]?.getAttribute("aria-label")).toBe(
      "Question 4 · Geometry · difficulty 219 · Wrong · estimate 217 ± 8.8 · 1:02",
    );
    expect([items[3]?.getAttribute("href"), items[3]?.getAttribute("target"), items[3]?.getAttribute("rel")]).toEqual([
      "/analyse?attempt_id=attempt-1&exercise_id=item-4",
      "_blank",
      "noopener",
    ]);
    expect(
      within(container).getByText("Question 4 · Geometry · difficulty 219 · Wrong · estimate 217 ± 8.8 · 1:02"),
    ).toBeDefined();
    expect(screen.getByRole("link", { name: "See this question" }).getAttribute("href")).toBe(
      "/analyse?attempt_id=attempt-1&exercise_id=item-4",
    );
  });

  it("names limits of the score: invalid, too fast, all answers alike", () => {
    const trace = traceOf(20, () => true, new Set([3, 4, 5, 6, 7, 8, 9]));
    result({
      trace,
      all_alike: true,
      engagement: { rapid: 4, answered: 20, without_rapid: { rit: 219.2, band: [214.6, 223.8] } },
      validity: { verdict: "doubtful", reasons: ["wideBand", "rapidGuessing"] },
    });
    expect(notes()).toEqual([
      "Read this score with cautionThe band is wider than it should be for a test of this length.4 of 20 " +
        "answers came faster than the question can be read.Without the fast answers it would be 219, likely " +
        "between 215 and 224.Take the test again when you have time and quiet.",
      "Your answers were all alikeAll right or all wrong leaves no turning point to measure. The score " +
        "marks how far these questions reach; the true one may lie beyond.",
    ]);
    expect(screen.getByText("Answered very fast")).toBeDefined();
  });

  it("mentions a few fast answers, and the score without them", () => {
    result({ engagement: { rapid: 1, answered: 43, without_rapid: { rit: 213.1, band: [209.9, 216.3] } } });
    expect(notes()).toEqual([
      "1 of 43 answers came very fastThey count like all others. With a little more time for each, the score says " +
        "more about you. Without the fast answers it would be 213, likely between 210 and 216.",
    ]);
  });

  it("without a score offers no link to questions that the reader may not open", () => {
    const none = { verdict: "invalid", reasons: ["rapidGuessing"] } as const;
    const over = { estimate: null, areas: [], trace: [], next_steps: [], validity: none } as const;
    const engagement = { rapid: 30, answered: 43, without_rapid: null };
    const { container } = show(
      <MapResult
        report={mapReport({ ...over, engagement } as never)}
        links={{ ...links(), analysis: null, test: null }}
      />,
    );
    expect(container.textContent).toContain("Your answers are kept. Another sitting");
    expect(container.textContent).not.toContain("look through");
  });

  it.each([
    ["en", "No score for this sitting", "30 of 43 answers came faster than the question can be read."],
    ["zh", "这次没有分数", "43 题中有 30 题答得太快，来不及读题。"],
  ] as const)("has no number for invalid answers, and gives the reason: %s", (language, title, reason) => {
    const { container, given } = result(
      {
        estimate: null,
        areas: [],
        trace: [],
        next_steps: [],
        engagement: { rapid: 30, answered: 43, without_rapid: null },
        validity: { verdict: "invalid", reasons: ["rapidGuessing"] },
      },
      language,
    );
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(title);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([reason]);
    expect(container.textContent).not.toMatch(/RIT|±|212/);
    expect(screen.queryAllByRole("img")).toEqual([]);
    const again = screen.getAllByRole("link").find((link) => link.getAttribute("href") === given.test);
    if (again === undefined) throw new Error("no way to sit the test again");
    fireEvent.click(again);
    expect(given.open.mock.calls).toEqual([["/examAccess/MAPDetail?menu_id=map-math"]]);
  });

  it("gives no estimate for an area without questions, and no list without skills", () => {
    const [first, second] = mapReport().areas;
    if (first === undefined || second === undefined) throw new Error("the fixture has areas");
    result({ areas: [first, { ...second, items: 0, right: 0 }], next_steps: [] });
    expect(screen.getAllByText("No questions, so no estimate")).toHaveLength(2);
    expect(pictures()[2]).toBe("Ranges by area: Operations and Algebraic Thinking 213–226.");
    expect(screen.getByText("Look through the questions, then sit the test again after some practice.")).toBeDefined();
  });

  it("shows one number if both ends of the percentile range are equal", () => {
    result({ estimate: { ...estimate, percentile: 99, percentile_band: [99, 99], descriptor: "high" } });
    expect(
      screen.getByText("Of 100 students in grade 5 (autumn), about 99 score the same as you or below."),
    ).toBeDefined();
  });

  it("lists three skills and the ways on", () => {
    const { given } = result();
    expect(screen.getByRole("link", { name: "Look through the questions" }).getAttribute("href")).toBe(
      "/analyse?attempt_id=attempt-1",
    );
    fireEvent.click(screen.getByRole("link", { name: "Take the test again" }));
    expect(given.open.mock.calls).toEqual([["/examAccess/MAPDetail?menu_id=map-math"]]);
    expect(
      ["Area of rectangles", "Adding and subtracting fractions", "Reading bar charts"].map(
        (skill) => screen.getByText(skill).tagName,
      ),
    ).toHaveLength(3);
  });

  it("is written in Chinese too", () => {
    result({ grade: 0, season: "spring" }, "zh");
    expect(screen.getByText("练习估分，不是官方成绩")).toBeDefined();
    expect(screen.getByText("学前班春季的 100 名学生中，有 51 到 66 名与你同分或低于你。")).toBeDefined();
    expect(pictures()[0]).toBe("RIT 212，可能范围 209–216；量尺为 100 到 300，学前班春季平均为 209。");
    expect(screen.getAllByText("相对强项")).toHaveLength(2);
  });
});
