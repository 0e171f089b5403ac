import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FixedReport } from "../../../src/contract/report/report";
import { FixedResult } from "../../../src/web/results/families/custom/FixedResult";
import { HasAnalysisProvider } from "../../../src/web/results/has-analysis";
import { practiceSetPlace } from "../../../src/web/site/practice-set-place";
import { fixedReport } from "./fixtures";
import { cellsOf, show } from "./show";

const links = {
  analysis: (id?: string) => `/analyse?attempt_id=attempt-2${id === undefined ? "" : `&exercise_id=${id}`}`,
  test: "/t",
  open: () => undefined,
};
const result = (over: Partial<FixedReport> = {}, language: "en" | "zh" = "en") =>
  show(<FixedResult report={fixedReport(over)} links={links} />, language);
const words = (role: string, name?: string) =>
  within(name === undefined ? document.body : screen.getByRole("region", { name }))
    .getAllByRole(role)
    .map((element) => element.textContent);

describe("a fixed result", () => {
  it.each([
    ["en", "1 answer arrived after the time was overIt is kept, but it does not count."],
    ["zh", "有 1 个答案在时间结束后才到达已保存，但不计分。"],
  ] as const)("sends a guest, who has no analysis, to none for a late answer, %s", (language, note) => {
    show(
      <HasAnalysisProvider value={false}>
        <FixedResult report={fixedReport({ held: 1 })} links={{ ...links, analysis: null }} />
      </HasAnalysisProvider>,
      language,
    );
    expect(words("note")).toContain(note);
    expect(document.body.textContent).not.toMatch(/analysis|分析/i);
  });

  it("shows the score at the end of the attempt if another rule produced it", () => {
    const then = { unit: "percent", value: 68, low: 55, high: 80, scale: [0, 100] } as const;
    result({ score_then: { ...then, scale: [0, 100], made_by: { test_version: 1, rule: 0 } } });
    expect(words("note")).toContain(
      "Scoring has changed since then" +
        "At its end this test showed 68% (55–80). This report scores the same answers by today’s rule.",
    );
  });

  it("shows the expected share of all questions for an adaptive test, and no correct rate", () => {
    result({ areas: [], domain: { rate: 0.62, band: [0.55, 0.69], items: 96 } });
    const score = within(screen.getByRole("region", { name: "Score" }));
    expect(score.getByText("62%").tagName).toBe("STRONG");
    expect(score.getByText("Expected share of the whole test")).toBeDefined();
    expect(score.getByText("Likely range 55–69%")).toBeDefined();
    expect(score.getByText(/would answer 62% of all 96 questions of this test correctly/)).toBeDefined();
    expect(score.queryByText("Correct answers")).toBeNull();
  });

  it("shows the number of right answers, then their share, and no estimate", () => {
    result();
    const score = within(screen.getByRole("region", { name: "Score" }));
    expect(score.getByText("8 of 12").tagName).toBe("STRONG");
    for (const text of ["Right answers", "71%", "Time used: 16:01 of 20:00"])
      expect(score.getByText(text)).toBeDefined();
    expect(score.queryByText(/Likely range|estimate/)).toBeNull();
  });

  it("shows points if these count", () => {
    result({ exam_info: { ...fixedReport().exam_info, correct_rate_method: 0 } });
    const score = within(screen.getByRole("region", { name: "Score" }));
    expect([score.getByText("17 of 24").tagName, score.getByText("Points").tagName]).toEqual(["STRONG", "DIV"]);
  });

  it.each([
    ["en", "So far", "15 points await marking2 answers are marked by a person. Until then the score is of the other"],
    ["zh", "目前", "15 分待评2 道题由人工评分。评完之前，成绩只计其他题目。"],
  ] as const)("names the points that a person has yet to mark, and calls no sum whole, %s", (language, soFar, note) => {
    const awaiting = { items: 2, points: 15 };
    const [first, ...others] = fixedReport().items;
    if (first === undefined) throw new Error("no item");
    result({ awaiting, right: 1, correct_rate: 1 / 12, items: [{ ...first, mark: "awaiting" }, ...others] }, language);
    expect(words("note").filter((text) => text?.startsWith(note))).toHaveLength(1);
    const score = screen.getByRole("region", { name: language === "en" ? "Score" : "成绩" });
    expect(score.textContent).toContain(soFar);
    expect(score.textContent).toContain(language === "en" ? "Awaiting marking: 1" : "待评分 1");
    expect(score.textContent).not.toContain(language === "en" ? "stayed to the end" : "坚持");
  });

  it("shows no figure where a person has to mark every answer", () => {
    const nothing = { right: 0, points: 0, points_total: 0, total: 0, correct_rate: null, band: null, areas: [] };
    result({ ...nothing, awaiting: { items: 1, points: 8 } });
    expect(screen.queryByRole("region", { name: "Score" })).toBeNull();
    expect(screen.getByRole("region", { name: "What you answered" }).textContent).toBe(
      "11 of 12 questions answeredTime used: 16:01",
    );
    expect(words("note")).toContain(
      "8 points await markingThe answer is marked by a person. There is no score until then.",
    );
  });

  it("tells in each part of the test what awaits marking there", () => {
    const part = { title: { en: "Essays" }, items: 0, right: 0, points: 0, points_total: 0, awaiting_points: 15 };
    const other = { title: { en: "Sums" }, items: 2, right: 1, points: 1, points_total: 2 };
    result({
      sections: [
        { stage: "a", ...part },
        { stage: "b", ...other },
        { stage: "c", ...other, awaiting_points: 1 },
      ],
    });
    const bars = within(screen.getByRole("region", { name: "By section" })).getAllByRole("img");
    expect(bars.map((bar) => bar.getAttribute("aria-label"))).toEqual([
      "Essays: 15 points await marking",
      "Sums: 1 of 2",
      "Sums: 1 of 2 · 1 point awaits marking",
    ]);
  });

  it("meets a low count with something kind first", () => {
    result({ right: 1, correct_rate: 1 / 12 });
    expect(screen.getByRole("region", { name: "Score" }).textContent).toMatch(
      /^You answered 11 questions and stayed to the end\. Now it is clear .* helps most\.Right answers1 of 12/,
    );
  });

  it("of a test without a score shows answers and marks, and no count", () => {
    const silent = { ...fixedReport().exam_info, scoring_method: 0 } as const;
    result({ exam_info: silent, right: null, partly: null, points: null, correct_rate: null, band: null, areas: [] });
    expect(screen.queryByRole("region", { name: "Score" })).toBeNull();
    expect(screen.getByRole("region", { name: "What you answered" }).textContent).toBe(
      "11 of 12 questions answered" +
        "This test gives no score. Your answers are below, each with its mark." +
        "Time used: 16:01",
    );
    expect(screen.getByRole("link", { name: "Question 3: Wrong" })).toBeDefined();
  });

  it("names answers that came too late and answers that were refused", () => {
    result({ held: 0, late: 2, refused: 1 });
    expect(words("note")).toEqual([
      "2 answers were given after the time was overThey are kept in the log of the test. They do not count.",
      "1 message from your device was not accepted" +
        "It does not count, and is kept as sent. Ask your teacher if an answer is missing here.",
    ]);
  });

  it("leads from each missed skill to its practice", () => {
    const missed = { skill_id: "fractions", area: { en: "Number" }, skill: { en: "Fractions" }, missed: 2, items: 3 };
    result({ missed_skills: [missed] });
    const link = screen.getByRole("link", { name: "Practise: Fractions" });
    expect(link.getAttribute("href")).toBe(practiceSetPlace({ family: "custom", skill: "fractions" }));
    expect(screen.getByText("2 of 3 not yet right")).toBeDefined();
  });

  it("of practice says rate, band, points, time and marks", () => {
    result({ mode: "practice" });
    const score = within(screen.getByRole("region", { name: "Score" }));
    expect(score.getByText("71%").tagName).toBe("STRONG");
    for (const text of [
      "Likely range 57–82%",
      "Practice estimate, not an official score",
      "17 of 24 points. With other questions of this kind you would probably stay within the band.",
      "Time used: 16:01 of 20:00",
    ])
      expect(score.getByText(text)).toBeDefined();
    expect(words("listitem", "Score")).toEqual(["Right: 8", "Partly right: 1", "Wrong: 2", "Skipped: 1"]);
    expect(words("note")).toEqual([
      "1 answer arrived after the time was overIt is kept and shown in the analysis. It does not count.",
    ]);
  });

  it("has its areas as a table, one without questions too", () => {
    const [first] = fixedReport().areas;
    if (first === undefined) throw new Error("the fixture has areas");
    const { container } = result({
      areas: [first, { area: "x", title: { en: "Geometry" }, items: 0, right: 0, points: 0, points_total: 0 }],
    });
    expect(cellsOf(container.querySelector("table"))).toEqual([
      ["Area", "Right", "Points", "Share"],
      ["Operations and Algebraic Thinking", "4 of 6", "8.5 / 12", "71%"],
      ["Geometry", "No questions, so no estimate", "0 / 0", ""],
    ]);
  });

  it("has its sections as a table, if there are several", () => {
    const part = (stage: string, en: string, right: number) => {
      const title = { en };
      return { stage, title, items: 6, right, points: right, points_total: 6 };
    };
    const { container } = result({ areas: [], sections: [part("s1", "Reading", 5), part("s2", "Writing", 3)] });
    expect(screen.getByRole("region", { name: "By section" })).toBeDefined();
    expect(cellsOf(container.querySelector("table"))).toEqual([
      ["Section", "Right", "Points", "Share"],
      ["Reading", "5 of 6", "5 / 6", "83%"],
      ["Writing", "3 of 6", "3 / 6", "50%"],
    ]);
  });

  it("has no table for a single section", () => {
    const part = { stage: "s1", title: { en: "Reading" }, items: 6, right: 5, points: 5, points_total: 6 };
    result({ areas: [], sections: [part] });
    expect(screen.queryByRole("region", { name: "By section" })).toBeNull();
  });

  it("links each question to its analysis with its mark in words", () => {
    result();
    const questions = within(screen.getByRole("region", { name: "Question by question" })).getAllByRole("link");
    expect(questions).toHaveLength(12);
    expect(
      [2, 4, 7].map((at) => [
        questions[at]?.getAttribute("aria-label"),
        questions[at]?.getAttribute("href"),
        questions[at]?.getAttribute("target"),
      ]),
    ).toEqual([
      ["Question 3: Wrong", "/analyse?attempt_id=attempt-2&exercise_id=q-3", "_blank"],
      ["Question 5: Partly right", "/analyse?attempt_id=attempt-2&exercise_id=q-5", "_blank"],
      ["Question 8: Skipped", "/analyse?attempt_id=attempt-2&exercise_id=q-8", "_blank"],
    ]);
  });

  it("says in Chinese that the time ran out, and does without a limit", () => {
    result({ finish_reason: "expired", held: 0, time_limit_ms: null }, "zh");
    expect(words("note")).toEqual(["时间已到，试卷按当时的作答提交。"]);
    expect(screen.getByText("用时 16:01")).toBeDefined();
  });
});
