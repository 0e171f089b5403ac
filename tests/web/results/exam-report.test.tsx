import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { GrowthRecord } from "../../../src/contract/report/growth";
import { callQuery } from "../../../src/web/effects/use-call";
import { ExamReport } from "../../../src/web/results/families/map/exam-report/ExamReport";
import { growthPoints } from "../../../src/web/results/families/map/exam-report/growth-chart";
import { up } from "../../../src/web/ui/chart/scale";
import { estimate, mapReport } from "./fixtures";
import { cellsOf, show } from "./show";

const record: GrowthRecord = {
  subject: "math",
  terms: [
    { attempt_id: "one", finished_at: 1, grade: 4, season: "spring", rit: 201, band: [198, 204], norm_mean: 206.4 },
    { attempt_id: "attempt-1", finished_at: 2, grade: 5, season: "fall", rit: 212, band: [209, 216], norm_mean: 208.7 },
  ],
  growth: { observed: 11, expected: 2.3, met: true, percentile: 93 },
  projection: { grade: 5, season: "winter", rit: 216.1, band: [210.1, 222.1], norm_mean: 212.9 },
};

async function open(language: "en" | "zh", given: GrowthRecord = record) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(callQuery("growthRecord", { attempt_id: "attempt-1" }, language).queryKey, given);
  const links = { analysis: () => "/analyse", test: "/test", open: vi.fn<(address: string) => void>() };
  const shown = show(
    <QueryClientProvider client={client}>
      <ExamReport report={mapReport({ estimate })} links={links} />
    </QueryClientProvider>,
    language,
  );
  await screen.findByText(language === "en" ? "For parents" : "给家长");
  return shown;
}

describe("the exam report of MAP", () => {
  it("shows the growth, the expected growth, and the projection for the next term", async () => {
    const { container } = await open("en");
    expect(
      screen.getByText(
        "Since the term before: +11 points; students with the same start usually change by +2. That is as much as " +
          "expected, or more: of 100 such students, 93 grow as much or less.",
      ),
    ).toBeDefined();
    expect(
      screen.getByText(
        "In grade 5 (winter), students who stand where you stand usually reach about 216, most of them 210–222.",
      ),
    ).toBeDefined();
    expect(
      screen.getByRole("img", { name: "RIT by term: grade 4 (spring) 201 and grade 5 (autumn) 212." }),
    ).toBeDefined();
    const tables = [...container.querySelectorAll("table")].map(cellsOf);
    expect(tables).toContainEqual([
      ["Term", "Your score", "Likely range", "Mean of the group"],
      ["grade 4 (spring)", "201", "198–204", "206"],
      ["grade 5 (autumn)", "212", "209–216", "209"],
      ["grade 5 (winter), expected", "216", "210–222", "213"],
    ]);
  });

  it("says that a score fell, though no more was expected, and projects nothing after the last grade", async () => {
    const growth = { observed: -2, expected: -3, met: false, percentile: 57 };
    const { container } = await open("en", { ...record, growth, projection: null });
    expect(
      screen.getByText(
        "Since the term before: -2 points; students with the same start usually change by -3. " +
          "The score is lower than before, so this is no growth: " +
          "of 100 such students, 57 stand as low as this or lower.",
      ),
    ).toBeDefined();
    expect(container.textContent).not.toContain("expected next");
    expect(screen.queryByText(/usually reach about/)).toBeNull();
  });

  it("has the text for parents in both languages, regardless of the page's language", async () => {
    await open("zh");
    expect(await screen.findByText(/your child scored 212 on the RIT scale/)).toBeDefined();
    expect(await screen.findByText(/孩子的 RIT 分数是 212/)).toBeDefined();
  });

  it("of a first term is marked as such, and shows one point and the projection", async () => {
    const [, last] = record.terms;
    await open("en", { ...record, terms: last === undefined ? [] : [last], growth: null });
    expect(screen.getByText(/^This is the first term with a score/)).toBeDefined();
  });
});

describe("points of growth", () => {
  it("are the terms and the next one; higher scores stand higher", () => {
    const points = growthPoints(record);
    expect(points.map(({ isProjected }) => isProjected)).toEqual([false, false, true]);
    expect(new Set(points.map(({ name }) => name)).size).toBe(3);
    expect(up([190, 230], 212)).toBeLessThan(up([190, 230], 201));
    expect(growthPoints({ ...record, terms: [], growth: null, projection: null })).toEqual([]);
  });
});
