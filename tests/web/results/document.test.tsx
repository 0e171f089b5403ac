import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Report } from "../../../src/contract/report/report";
import { ResultDocument } from "../../../src/web/results/document/ResultDocument";
import { fixedReport, mapReport } from "./fixtures";
import { placementReport } from "./placement-fixtures";
import { show } from "./show";
import { goldenCat, goldenSat } from "./staged-fixtures";

const links = { analysis: () => "/analyse", test: "/t", open: () => undefined };
const paper = (report: Report, language: "en" | "zh" = "en") =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <ResultDocument report={report} links={links} />
    </QueryClientProvider>,
    language,
  );

describe("the document of a result", () => {
  it.each([
    ["a CAT", goldenCat()],
    ["a SAT", goldenSat()],
    ["a MAP", { ...mapReport(), student: "Lin Xiaoyu" }],
    ["an OPT", { ...placementReport(), student: "Lin Xiaoyu" }],
    ["practice", { ...fixedReport(), mode: "practice", student: "Lin Xiaoyu" }],
  ])(
    "of %s has name, date, score and the words that it is an estimate, and no buttons of its own",
    async (_, report) => {
      paper(report);
      const sheet = within(await screen.findByRole("article"));
      expect(sheet.getByText("Lin Xiaoyu")).toBeDefined();
      expect(sheet.getByText(/^November 20, 2026/)).toBeDefined();
      expect(sheet.getByRole("region", { name: "Score" })).toBeDefined();
      expect(sheet.getByText("Practice estimate, not an official score")).toBeDefined();
      expect(sheet.queryAllByRole("button")).toEqual([]);
      expect(sheet.queryAllByRole("link")).toEqual([]);
    },
  );

  it.each([
    ["a CAT", goldenCat()],
    ["a SAT", goldenSat()],
    ["a MAP", mapReport()],
    ["an OPT", placementReport()],
    ["a fixed test", fixedReport()],
  ])("of %s notes answers that came after the release of the keys", async (_, report) => {
    const said = {
      en: "3 of 4 came after the answers were out: only the device says when they were given.",
      zh: "4 个中有 3 个在答案公布后才到达：作答时间仅由设备提供。",
    };
    for (const language of ["en", "zh"] as const) {
      paper({ ...report, held: 4, held_after_keys: 3 }, language);
      await screen.findByText(said[language]);
      cleanup();
      paper({ ...report, held: 4 }, language);
      await screen.findByText(language === "en" ? /arrived after the time was over/ : /在时间结束后才到达/);
      expect(screen.queryByText(said[language])).toBeNull();
      cleanup();
    }
  });

  it("is written in the language of the screen, in the other one, or in both", async () => {
    paper(goldenSat(), "zh");
    const languages = () => screen.getAllByRole("article").map((sheet) => sheet.getAttribute("lang"));
    await screen.findByRole("region", { name: "知识与技能" });
    expect(languages()).toEqual(["zh"]);
    fireEvent.click(screen.getByRole("button", { name: "English" }));
    await screen.findByRole("region", { name: "Knowledge and skills" });
    expect(languages()).toEqual(["en"]);
    fireEvent.click(screen.getByRole("button", { name: "双语" }));
    await screen.findByRole("region", { name: "知识与技能" });
    expect(languages()).toEqual(["zh", "en"]);
  });

  it("is printed with one press", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    paper(goldenCat());
    fireEvent.click(await screen.findByRole("button", { name: "Print or save as PDF" }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
