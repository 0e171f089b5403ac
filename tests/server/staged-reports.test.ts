import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { knowledgeSegments } from "../../src/contract/report/knowledge-segments";
import { reportSchema, type CatReport, type Report, type SatReport } from "../../src/contract/report/report";
import { createRandom } from "../../src/psychometrics/random";
import { versionOf } from "../../src/server/cli/simulation/delivered";
import { byTheModel } from "../../src/server/delivery/simulated-answers";
import { catReport } from "../../src/server/families/cat/report";
import { satReport } from "../../src/server/families/sat/report";
import { withheld } from "../../src/server/families/withheld-report";
import { makeCat } from "../../src/server/shipped/cat";
import { makeSat } from "../../src/server/shipped/sat";
import { answersBy, stagedScoringInput, type StagedAnswers } from "../support/staged-scoring-input";

const cat = versionOf({ menuId: "cat-d", family: "cat", ...makeCat("D") });
const sat = versionOf({ menuId: "sat", family: "sat", ...makeSat() });

const asCat = (report: Report): CatReport => {
  if (report.kind !== "cat") throw new Error(`a ${report.kind} report`);
  return report;
};
const asSat = (report: Report): SatReport => {
  if (report.kind !== "sat") throw new Error(`a ${report.kind} report`);
  return report;
};
const told = (report: Report, isReleased: boolean) => reportSchema.parse(isReleased ? report : withheld(report));
const catOf = (answers: StagedAnswers, isReleased = true) =>
  asCat(told(catReport(stagedScoringInput(cat, answers)), isReleased));
const satOf = (answers: StagedAnswers, isReleased = true) =>
  asSat(told(satReport(stagedScoringInput(sat, answers)), isReleased));

/** The complete reviewed report in the golden file. */
const kept = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `reports/golden/${name}.json`), "utf8"));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** Abilities in logits by area, and for all other areas. */
const seeded = (name: string, thetas: Readonly<Record<string, number>>, other: number): StagedAnswers["answer"] =>
  byTheModel(({ area }) => thetas[area] ?? other, createRandom(name));

const logs = fc.record({
  drawn: fc.array(fc.constantFrom("right" as const, "wrong" as const, "skipped" as const), {
    minLength: 1,
    maxLength: 60,
  }),
  seed: fc.string({ minLength: 1, maxLength: 4 }),
  sections: fc.integer({ min: 1, max: 8 }),
  released: fc.boolean(),
});

/**
 * Checks that a score is in its band, the band on its scale, and the rank between the two ends that are never reported.
 */
const isPossible = ({ scores }: Report & { kind: "cat" | "sat" }) => {
  for (const { value, band, range, percentile = 50 } of scores) {
    expect(band[0]).toBeLessThanOrEqual(value);
    expect(band[1]).toBeGreaterThanOrEqual(value);
    expect(band[1]).toBeGreaterThan(band[0]);
    expect(band[0]).toBeGreaterThanOrEqual(range[0]);
    expect(band[1]).toBeLessThanOrEqual(range[1]);
    expect(percentile).toBeGreaterThanOrEqual(1);
    expect(percentile).toBeLessThanOrEqual(99);
  }
};

/** Checks that the report shows nothing of right and wrong beside the scores, which lists show too. */
const saysNothing = (report: CatReport | SatReport) => {
  expect(report.items.every(({ mark }) => mark === null)).toBe(true);
  expect([report.areas, report.missed_skills]).toEqual([[], []]);
};

describe("a report of a CAT", () => {
  it("of any answers is possible", () => {
    fc.assert(
      fc.property(logs, fc.constantFrom("full", "trial"), ({ drawn, seed, sections, released }, mode) => {
        const report = catOf({ mode, seed, sections, answer: answersBy(drawn) }, released);
        isPossible(report);
        const [mean, ...batteries] = report.scores;
        expect(batteries.every(({ value }) => value >= 59 && value <= 141)).toBe(true);
        expect(mean?.value).toBe(Math.round(sum(batteries.map(({ value }) => value)) / batteries.length));
        expect(report.short_form).toBe(mode === "trial");
        expect(report.subtests).toHaveLength(8);
        expect(report.subtests.filter(({ reached }) => reached)).toHaveLength(sections);
        for (const battery of report.batteries) {
          const own = report.subtests.filter((one) => one.battery === battery.battery);
          expect(battery.items).toBe(sum(own.map(({ items }) => items)));
          expect(battery.attempted).toBe(sum(own.map(({ attempted }) => attempted)));
          expect(battery.attempted).toBeLessThanOrEqual(battery.items);
          if (released) expect(battery.right).toBe(sum(own.map(({ right }) => right ?? NaN)));
          else expect([battery.right, ...own.map(({ right }) => right)]).toEqual([null, null, null]);
        }
        if (released) expect(sum(report.batteries.map(({ right }) => right ?? NaN))).toBe(report.right);
        else saysNothing(report);
        const thin = report.batteries.filter(({ too_few: isThin }) => isThin).map(({ battery }) => battery);
        for (const { higher, lower, points } of report.gaps) {
          expect(points).toBeGreaterThanOrEqual(10);
          expect(thin).not.toContain(higher);
          expect(thin).not.toContain(lower);
        }
        if (thin.includes("verbal") || thin.includes("spatial")) expect(report.profile).toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it("of one seeded sitting equals the golden file", () => {
    const report = catOf({ mode: "full", seed: "golden", answer: seeded("golden", { spatial: 1.2, verbal: -1 }, 0.2) });
    expect(report).toEqual(kept("cat"));
  });

  it("compares spatial and verbal abilities by stanines, and names the pairs that differ", () => {
    const strong = new Set(["spatial"]);
    const report = catOf({
      mode: "full",
      seed: "bias",
      answer: ({ itemId, area }) => ({
        itemId,
        mark: strong.has(area) ? "right" : "wrong",
        credit: strong.has(area) ? 1 : 0,
        elapsedMs: 10_000,
      }),
    });
    expect(report.profile).toEqual({ difference: -8, bias: "spatial", degree: "extreme" });
    expect(report.gaps.map(({ higher, lower }) => `${higher} over ${lower}`).toSorted()).toEqual([
      "spatial over nonVerbal",
      "spatial over quantitative",
      "spatial over verbal",
    ]);
  });
});

describe("a report of a SAT", () => {
  it("of any answers is possible", () => {
    fc.assert(
      fc.property(logs, ({ drawn, seed, sections, released }) => {
        const reached = Math.min(4, sections);
        const report = satOf({ mode: "ownPace", seed, sections: reached, answer: answersBy(drawn) }, released);
        isPossible(report);
        for (const { value, scale } of report.scores) {
          expect(value % 10).toBe(0);
          expect(value).toBeGreaterThanOrEqual(scale === null ? 400 : 200);
          expect(value).toBeLessThanOrEqual(scale === null ? 1600 : 800);
        }
        const halves = report.scores.filter(({ scale }) => scale !== null);
        expect(halves).toHaveLength(reached > 2 ? 2 : 1);
        if (halves.length === 2) expect(report.scores[0]?.value).toBe(sum(halves.map(({ value }) => value)));
        expect(report.modules).toHaveLength(4);
        expect(report.modules.filter((module) => module.reached)).toHaveLength(reached);
        expect(sum(report.modules.map(({ answered }) => answered))).toBe(report.answered);
        if (!released) {
          saysNothing(report);
          expect([report.knowledge, report.skills]).toEqual([[], []]);
          return;
        }
        for (const { scale } of halves) {
          const own = report.knowledge.filter(({ section }) => section === scale);
          expect(own).toHaveLength(4);
          expect(sum(own.map(({ share }) => share))).toBeCloseTo(1, 9);
        }
        for (const parts of [report.knowledge, report.skills]) {
          expect(sum(parts.map(({ items }) => items))).toBe(report.total);
          expect(sum(parts.map(({ right }) => right))).toBe(report.right);
        }
        expect(report.knowledge.every(({ segments }) => segments >= 1 && segments <= knowledgeSegments)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it("of one seeded sitting equals the golden file", () => {
    const report = satOf({ mode: "ownPace", seed: "golden", answer: seeded("golden", { geometry: 1.5 }, 0.4) });
    expect(report).toEqual(kept("sat"));
  });

  it("fills all segments where all is right, and one where all is wrong", () => {
    const segments = (mark: "right" | "wrong") =>
      satOf({ mode: "ownPace", seed: "ends", answer: answersBy([mark]) }).knowledge.map((area) => area.segments);
    expect([segments("right"), segments("wrong")]).toEqual([Array(8).fill(7), Array(8).fill(1)]);
  });
});
