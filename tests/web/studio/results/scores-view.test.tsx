import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { ClassScale, ClassScores } from "../../../../src/contract/classes/class-results";
import { ResultsPage } from "../../../../src/web/studio/results/ResultsPage";
import { Refused, stubServer } from "../../open-page";
import { openStudio } from "../open-studio";
import { classSample, estimate } from "./class-sample";

const noCounts = { stanine: {}, route: {}, level: {}, descriptor: {} };
type Score = ClassScale["members"][number];
const score = (attempt_id: string, value: number, more: Partial<Score> = {}): Score => ({
  attempt_id,
  value,
  band: [value - 3, value + 3],
  ...more,
});
const scale = (name: string | null, members: readonly Score[], more: Partial<ClassScale> = {}): ClassScale => ({
  scale: name,
  title: { en: name ?? "Fractions, unit 3", zh: "几何" },
  unit: "rit",
  median: estimate(members[0]?.value ?? null, members.length, null, null),
  benchmark: null,
  members: [...members],
  counts: noCounts,
  ...more,
});
const nothing: ClassScores = {
  family: "map",
  norms: [],
  scales: [],
  validity: { invalid: 0, doubtful: 0 },
  growth: null,
};
const grown = (attempt_id: string, from: number, to: number) => ({
  attempt_id,
  from,
  from_band: [from - 3, from + 3] as [number, number],
  to,
  to_band: [to - 4, to + 4] as [number, number],
  observed: to - from,
  expected: 5,
  met: to - from >= 5,
  percentile: to - from >= 5 ? 60 : 30,
});

const map: ClassScores = {
  ...nothing,
  norms: [{ grade: 4, season: "fall", mean: 201, sd: 14, members: 2 }],
  scales: [
    scale(
      null,
      [
        score("at-ann", 212, { percentile: 71, descriptor: "highAverage" }),
        score("at-bo", 200, { percentile: 40, descriptor: "average" }),
      ],
      {
        median: estimate(206, 24, 201, 210),
        counts: { ...noCounts, descriptor: { highAverage: 1, average: 1 } },
      },
    ),
    scale("Geometry", [score("at-ann", 215)]),
  ],
  validity: { invalid: 1, doubtful: 2 },
  growth: {
    of: 3,
    observed: estimate(6, 2, null, null),
    met: estimate(0.5, 2, 0.1, 0.9),
    members: [grown("at-ann", 203, 212), grown("at-bo", 198, 200)],
  },
};

let scores: () => ClassScores = () => nothing;
beforeEach(() => {
  scores = () => nothing;
});

const open = async (language?: "zh") => {
  const { asked } = stubServer({ classResults: () => classSample, classScores: () => scores() });
  await openStudio(ResultsPage, `/studio/results?assignment_id=as1&view=scores`, { language });
  await screen.findByRole("heading", { level: 1 });
  return asked;
};
const textsOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole("row")
    .map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent));
const table = (name: string) => textsOf(screen.getByRole("table", { name }));
const frame = (name: string) => textsOf(screen.getByRole("region", { name }));
const sayings = () => screen.getAllByRole("note").map((note) => note.textContent);

describe("the scores of a class", () => {
  it("of MAP are compared with their norms; every score has its band, and every number its saying", async () => {
    scores = () => map;
    const asked = await open();
    await screen.findByRole("heading", { name: "Norms" });
    expect(asked.at(-1)).toEqual({ name: "classScores", input: { assignment_id: "as1" } });
    expect(table("Scores of the class")).toEqual([
      ["Scale", "Median", "Lowest to highest"],
      ["Whole test", "median 206 n = 24 · 201–210", "scores 200–212"],
      ["Geometry", "median 215 n = 1 · too few for a range", "scores 215"],
    ]);
    expect(table("Norms")).toEqual([
      ["Grade and season", "Mean", "Middle two thirds", "Compared with it"],
      ["Grade 4 (autumn)", "mean 201", "middle two thirds 187–215", "2 students"],
    ]);
    expect(frame("Compared with the norm")).toEqual([
      ["Scale", "Low", "Low average", "Average", "High average", "High"],
      ["Whole test", "0", "0", "1", "1", "0"],
    ]);
    expect(frame("Scores of the students")).toEqual([
      ["Student", "Whole test", "Geometry"],
      ["Ann", "212band 209–215percentile 71 · High average", "215band 212–218"],
      ["Bo", "200band 197–203percentile 40 · Average", "no score"],
      ["Cy", "no score", "no score"],
      ["Di", "under way", "under way"],
      ["Ed", "not begun", "not begun"],
    ]);
    expect(sayings().map((saying) => saying.slice(0, 22))).toEqual([
      "1 student has no score",
      "Before you speak about",
      "To parents: half of th",
      "To parents: the norm t",
      "To parents: growth com",
      "To parents: each word ",
      "This is what a band me",
    ]);
    expect(screen.getByText(/^2 scores are doubtful/)).toBeTruthy();
  });

  it("show growth of those with two scores alone, and no figure of the class under 20 of them", async () => {
    scores = () => map;
    await open();
    const growth = await screen.findByRole("group", { name: "Growth" });
    const facts = () =>
      within(growth)
        .getAllByRole("definition")
        .map((fact) => fact.textContent);
    expect(facts()).toEqual(["2 of 3", "too few: 2 of 20 needed", "too few: 2 of 20 needed"]);
    expect(frame("Growth of the students")).toEqual([
      ["Student", "Before", "Now", "Growth", "Compared with the same start"],
      ["Ann", "203band 200–206", "212band 208–216", "+9usual +5", "as much as usual or morepercentile 60"],
      ["Bo", "198band 195–201", "200band 196–204", "+2usual +5", "less than usualpercentile 30"],
    ]);
  });

  it("show the growth of the class with its interval from 20 matched students on", async () => {
    const { growth } = map;
    scores = () => ({
      ...map,
      growth: growth && {
        ...growth,
        of: 24,
        observed: estimate(6, 20, 4, 8),
        met: estimate(0.6, 20, 0.39, 0.78),
      },
    });
    await open();
    const part = await screen.findByRole("group", { name: "Growth" });
    expect(
      within(part)
        .getAllByRole("definition")
        .map((fact) => fact.textContent),
    ).toEqual(["2 of 24", "+6 n = 20 · +4 to +8", "60% n = 20 · 39–78%"]);
  });

  it("of SAT have routes and the share that reached the benchmark", async () => {
    scores = () => ({
      ...nothing,
      family: "sat",
      scales: [
        scale(null, [score("at-ann", 1120)]),
        scale("Math", [score("at-ann", 560, { route: "harder" }), score("at-bo", 430, { route: "other" })], {
          benchmark: { value: 530, reached: estimate(0.5, 2, 0.09, 0.91) },
          counts: { ...noCounts, route: { harder: 1, other: 1 } },
        }),
      ],
    });
    await open();
    await screen.findByRole("heading", { name: "Second modules" });
    expect(table("Scores of the class").slice(1)).toEqual([
      ["Whole test", "median 1120 n = 1 · too few for a range", "scores 1120", "no benchmark"],
      ["Math", "median 560 n = 2 · too few for a range", "scores 430–560", "50% reached 530n = 2 · 9–91%"],
    ]);
    expect(frame("Second modules")).toEqual([
      ["Scale", "standard", "advanced", "other"],
      ["Math", "0", "1", "1"],
    ]);
    expect(screen.queryByRole("group", { name: "Growth" })).toBeNull();
    expect(screen.getByText(/^To parents: the benchmark/)).toBeTruthy();
  });

  it("of CAT have stanines of each battery, of OPT the levels", async () => {
    scores = () => ({
      ...nothing,
      family: "cat",
      scales: [
        scale("Verbal", [score("at-ann", 108, { stanine: 6, level: "B1" })], {
          counts: { ...noCounts, stanine: { 6: 1 }, level: { B1: 1 } },
        }),
      ],
    });
    await open();
    await screen.findByRole("heading", { name: "Stanines" });
    expect(frame("Stanines")).toEqual([
      ["Scale", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
      ["Verbal", "0", "0", "0", "0", "0", "1", "0", "0", "0"],
    ]);
    expect(frame("Levels")).toEqual([
      ["Scale", "Pre-A1", "A1", "A2", "B1", "B2", "C1", "C2"],
      ["Verbal", "0", "0", "0", "1", "0", "0", "0"],
    ]);
    expect(frame("Scores of the students")[1]).toEqual(["Ann", "108band 105–111B1 · stanine 6"]);
  });

  it("lead from a name to the student, and are read again with the rest", async () => {
    scores = () => map;
    const asked = await open();
    fireEvent.click(await screen.findByRole("button", { name: "Ann" }));
    const panel = await screen.findByRole("dialog", { name: "Ann" });
    fireEvent.click(within(panel).getByRole("button", { name: "Close" }));
    const before = asked.length;
    fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
    await expect
      .poll(() =>
        asked
          .slice(before)
          .map(({ name }) => name)
          .toSorted(),
      )
      .toEqual(["classResults", "classScores"]);
  });

  it("speak Chinese", async () => {
    scores = () => ({
      ...map,
      scales: map.scales.map((one) => ({ ...one, counts: { ...one.counts, route: { easier: 1 } } })),
    });
    await open("zh");
    await screen.findByRole("heading", { name: "常模" });
    expect(screen.getByRole("button", { name: "分数", pressed: true })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/classScores|[a-z]{6,}/u);
  });

  it("say that a test has no scale", async () => {
    await open();
    await screen.findByRole("heading", { name: "No score on a scale" });
  });

  it("say why they cannot be read, and are there after another try", async () => {
    scores = () => {
      throw new Refused("tooManyRequests");
    };
    await open();
    const retry = await screen.findByRole("button", { name: "Try again" });
    scores = () => map;
    fireEvent.click(retry);
    await screen.findByRole("heading", { name: "Norms" });
  });

  it("are on the printed report of a test with a scale", async () => {
    scores = () => map;
    stubServer({
      classResults: () => ({ ...classSample, scale: { unit: "rit", low: 100, high: 300 } }),
      classScores: () => map,
    });
    await openStudio(ResultsPage, "/studio/results?assignment_id=as1&view=paper");
    await screen.findByRole("heading", { name: "Scores of the class" });
    const [first] = screen.getAllByRole("article");
    expect(textsOf(first as HTMLElement).slice(1, 3)).toEqual([
      ["Whole test", "median 206 n = 24 · 201–210", "scores 200–212"],
      ["Geometry", "median 215 n = 1 · too few for a range", "scores 215"],
    ]);
  });
});
