import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { simulationPage, scoreTableRows } from "../../../src/server/cli/simulation/page";
import { plotOf, printed, plotTicks } from "../../../src/server/cli/simulation/plot";
import { scaleReport, type MeasuredSitting, type SimulationReport } from "../../../src/server/cli/simulation/report";
import { tableText } from "../../../src/server/cli/simulation/table";

const sittings = Array.from({ length: 60 }, (_, person): MeasuredSitting => ({
  truth: person / 2,
  score: person / 2 + (person % 3) - 1,
  se: 1,
  items: [person % 5, 5 + (person % 3)],
  wentHard: person > 30,
}));
const routed = scaleReport({
  name: "First <score>",
  unit: "points",
  sittings,
  bands: [
    [0, 15],
    [15, 31],
  ],
  bankSize: 10,
});
const { exposure: _exposure, itemUse: _itemUse, ...plain } = routed;
const bare = { name: "Total", unit: "points", overall: plain.overall, bands: [] };
const report: SimulationReport = {
  family: "sat",
  title: 'A "title" & more',
  description: "What was done.",
  seed: "<1>",
  simulees: 60,
  scales: [routed, bare],
  facts: [{ name: "Mean", value: "-3", expected: "5" }],
};

const count = (text: string, part: string): number => text.split(part).length - 1;

describe("the page of a simulation", () => {
  const page = simulationPage(report);

  it("needs nothing but itself", () => {
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|src=|https?:/);
    expect(page).toContain("default-src 'none'");
    expect(page).toContain("prefers-color-scheme:dark");
    expect(page).toContain("@media print");
  });

  it("escapes its input", () => {
    expect(page).toContain("First &lt;score&gt;");
    expect(page).toContain("“&lt;1&gt;”");
    expect(page).toContain("<h1>A &quot;title&quot; &amp; more</h1>");
    expect(page).not.toContain("<score>");
  });

  it("has every chart, each read out by name and with its table", () => {
    const titles = [...page.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, title]) => title);
    expect(titles.slice(0, 7)).toEqual([
      "Bias by ability",
      "True error and reported standard error",
      "Coverage of the 95 % band by ability",
      "Exposure of items, most used first",
      "Overlap among equals",
      "Use of items",
      "Routing: share in the harder second module",
    ]);
    expect(titles).toHaveLength(10);
    expect(count(page, '<svg class="plot"')).toBe(10);
    expect(count(page, 'role="img" aria-label="')).toBe(10);
    expect(count(page, "<details><summary>Table</summary>")).toBe(10);
    expect(count(page, "<table>")).toBe(13);
  });

  it("draws finite numbers only", () => {
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
  });

  it("prints a minus sign before negative figures, and none before zero", () => {
    expect(page).toContain("<td>−3</td>");
    expect(["-0.00", "-0.01", "-2", "0", "-"].map(printed)).toEqual(["0.00", "−0.01", "−2", "0", "-"]);
  });

  it("draws the limits of exposure for adaptive tests only", () => {
    const adaptive = simulationPage({ ...report, scales: [{ ...routed, limits: { exposure: 0.25, overlap: 0.3 } }] });
    expect(adaptive).toContain("25 %, the most exposure wanted");
    expect(adaptive).toContain("30 %, the most overlap wanted");
    expect(page).not.toContain("wanted");
  });
});

describe("the table of a score", () => {
  it("has a row for all and for each band, of one length", () => {
    const rows = scoreTableRows(routed);
    expect(rows.map(([name]) => name)).toEqual(["true points", "all", "0–14", "15–30"]);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([10]));
    expect(
      scoreTableRows({ ...routed, bands: routed.bands.map(({ use: _use, ...band }) => band) }).at(-1),
    ).toHaveLength(10);
    expect(rows[1]?.slice(0, 4)).toEqual(["all", "60", "2.0", "0.00"]);
  });

  it("is aligned as text", () => {
    expect(
      tableText([
        ["a", "bb"],
        ["ccc", "d"],
      ]),
    ).toBe("  a  bb\nccc   d");
  });
});

describe("the ticks of an axis", () => {
  it("are round, inside the range, even and neither few nor many", () => {
    const range = fc.tuple(
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      fc.double({ min: 0.01, max: 2000, noNaN: true }),
    );
    fc.assert(
      fc.property(range, ([from, span]) => {
        const ticks = plotTicks([from, from + span]).map(({ at }) => at);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks[0]).toBeGreaterThanOrEqual(from - 1e-6 * span);
        expect(ticks.at(-1)).toBeLessThanOrEqual(from + span + 1e-6 * span);
        const steps = ticks.slice(1).map((at, place) => at - (ticks[place] ?? 0));
        for (const step of steps) expect(step / (steps[0] ?? 1)).toBeCloseTo(1, 3);
      }),
    );
    expect(plotTicks([0, 1], (at) => `${at * 100} %`).map(({ label }) => label)).toEqual([
      "0 %",
      "20 %",
      "40 %",
      "60 %",
      "80 %",
      "100 %",
    ]);
  });
});

describe("a plot", () => {
  it("puts the ends of its ranges at the ends of its axes, marks and dashes to tell lines apart", () => {
    const line = (name: string) => ({
      name,
      points: [
        [0, 0],
        [10, 4],
      ] as const,
    });
    const picture = plotOf({
      label: "a",
      x: [{ at: 0, label: "left" }],
      xRange: [0, 10],
      xTitle: "x",
      y: [],
      yRange: [0, 4],
      lines: [line("one"), line("two")],
    });
    expect(picture).toContain('<path d="M46 218L426 14" stroke-dasharray=""/><circle cx="46" cy="218" r="4"/>');
    expect(picture).toContain('stroke-dasharray="7 4"/><rect x="42" y="214" width="8" height="8"/>');
    expect(count(picture, "<li>")).toBe(2);
  });
});
