import { describe, expect, it } from "vitest";
import { audioOf } from "../../../src/items/audio/rendered";
import { createRandom } from "../../../src/psychometrics/random";
import { simulateCat } from "../../../src/server/cli/simulation/cat";
import { versionOf } from "../../../src/server/cli/simulation/delivered";
import { simulateDeliveredCat } from "../../../src/server/cli/simulation/delivered-cat";
import { simulateDeliveredSat } from "../../../src/server/cli/simulation/delivered-sat";
import { simulateOpt } from "../../../src/server/cli/simulation/opt";
import { optSeedTest } from "../../../src/server/cli/simulation/opt-seeds";
import type { SimulationReport } from "../../../src/server/cli/simulation/report";
import { simulateSat } from "../../../src/server/cli/simulation/sat";
import { assemblePanels } from "../../../src/server/cli/simulation/sat-panels";
import { batteryBank, readingWritingBank, simulatedSatMathBank } from "../../../src/server/cli/simulation/seed-banks";
import { makeCat } from "../../../src/server/shipped/cat";
import { makeOpt } from "../../../src/server/shipped/opt";
import { makeSat } from "../../../src/server/shipped/sat";

const factOf = ({ facts }: SimulationReport, name: string): number =>
  parseFloat(facts.find((fact) => fact.name === name)?.value ?? "NaN");

/** The amount by which reported errors may exceed real ones. */
const cautious = 0.05;

/** Whether bands and standard errors are as promised, within the chance error of so few simulees. */
const isHonest = ({ scales, simulees }: SimulationReport, names: readonly string[]) => {
  for (const { name, overall } of scales) {
    if (!names.includes(name)) continue;
    expect(overall.coverage95, name).toBeGreaterThan(0.95 - 3 * Math.sqrt((0.95 * 0.05) / simulees));
    const chance = 3 / Math.sqrt(2 * simulees);
    expect(overall.meanSe / overall.rmse, name).toBeGreaterThan(1 - chance);
    expect(overall.meanSe / overall.rmse, name).toBeLessThan(1 + cautious + chance);
    expect(Math.abs(overall.bias) / overall.rmse, name).toBeLessThan(3 / Math.sqrt(simulees));
  }
};

describe("the simulated SAT", () => {
  const report = simulateSat({ simulees: 400, seed: "1", panels: 1 });

  it("has the means, spreads, errors and routes of its blueprint", () => {
    for (const [title, mean, sd, se, ceiling] of [
      ["Reading and Writing", 520, 103, 32, 613],
      ["Math", 511, 112, 37, 608],
    ] as const) {
      expect(Math.abs(factOf(report, `${title}: mean score`) - mean)).toBeLessThan(20);
      expect(Math.abs(factOf(report, `${title}: SD of scores`) - sd)).toBeLessThan(12);
      expect(Math.abs(factOf(report, `${title}: mean standard error`) - se)).toBeLessThan(4);
      expect(Math.abs(factOf(report, `${title}: highest score on the easier path`) - ceiling)).toBeLessThan(20);
      const share = factOf(report, `${title}: share in the harder module`);
      expect(share).toBeGreaterThan(35);
      expect(share).toBeLessThan(51);
      expect(factOf(report, `${title}: all right`)).toBe(800);
      expect(factOf(report, `${title}: items off the blueprint`)).toBe(0);
    }
    isHonest(report, ["Reading and Writing", "Math"]);
  });

  it("sends abler students more often to the harder module", () => {
    const shares = report.scales[0]?.bands.map(({ wentHard }) => wentHard ?? NaN) ?? [];
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBeGreaterThan(0.9);
  });

  it("routes by estimate and by information much as by number correct", () => {
    for (const routing of ["estimate", "information"] as const) {
      const other = simulateSat({ simulees: 200, seed: "1", panels: 1, routing });
      expect(factOf(other, "Math: share in the harder module")).toBeGreaterThan(33);
      expect(factOf(other, "Math: share in the harder module")).toBeLessThan(55);
    }
  });

  it("repeats itself for a seed, on banks made of it or given", () => {
    const banks = {
      readingWriting: readingWritingBank(createRandom("x")),
      math: simulatedSatMathBank(createRandom("y")),
    };
    const run = (seed: string) => simulateSat({ simulees: 40, seed, panels: 1, banks });
    const first = run("7");
    expect(run("7")).toEqual(first);
    expect(run("8").scales).not.toEqual(first.scales);
  });
});

describe("the panels of the SAT", () => {
  it("share no item, and each module has its mix and its domains", () => {
    const pool = simulatedSatMathBank(createRandom("panels"));
    const { panels, furthest, violation } = assemblePanels("math", pool, 2, createRandom("1"));
    const modules = panels.flatMap(({ first, second }) => [first, ...second]);
    expect(new Set(modules.flat()).size).toBe(2 * 3 * 22);
    expect(violation).toBe(0);
    expect(furthest).toBeLessThan(0.05);
    const counted = (items: readonly number[], category: string) =>
      items.filter((index) => pool.categories[index]?.includes(category)).length;
    const mixes = modules.map((items) => ["easy", "medium", "hard"].map((level) => counted(items, level)).join("/"));
    expect(mixes).toEqual(["7/8/7", "12/7/3", "4/8/10", "7/8/7", "12/7/3", "4/8/10"]);
    expect(modules.map((items) => counted(items, "algebra"))).toEqual([8, 7, 7, 8, 7, 7]);
    for (const items of modules) expect([5, 6]).toContain(counted(items, "entry"));
  });
});

describe("the simulated CAT", () => {
  it("has the errors of its blueprint, parallel forms and honest bands", () => {
    const report = simulateCat({ simulees: 400, seed: "1", forms: 2 });
    const errors = ["Verbal", "Quantitative", "Verbal, short form"].map((name) =>
      factOf(report, `${name}: mean standard error`),
    );
    for (const [place, stated] of [5.6, 6.4, 7.9].entries())
      expect(Math.abs((errors[place] ?? NaN) - stated)).toBeLessThan(0.5);
    expect(report.facts.filter(({ name, value }) => name.endsWith("off the blueprint") && value !== "0")).toEqual([]);
    isHonest(report, ["Verbal", "Quantitative", "Non-verbal", "Spatial", "Mean of four"]);
    expect(report.scales.map(({ overall }) => overall.meanLength)).toEqual([48, 36, 48, 36, 24, 18, 168]);
  });

  it("uses a given bank, and repeats itself for a seed", () => {
    const banks = { Verbal: batteryBank(createRandom("b"), { each: 30, mean: -1, reach: 2 }) };
    const run = () => simulateCat({ simulees: 20, seed: "1", forms: 1, banks });
    expect(run().scales[0]?.bankSize).toBe(60);
    expect(run()).toEqual(run());
  });
});

describe("the simulated OPT", () => {
  const seeded = (seed: string) => optSeedTest(createRandom(seed));

  it("keeps the order of its parts in every attempt, and has the errors of its blueprint", () => {
    const progress: number[] = [];
    const report = simulateOpt({
      test: seeded("1"),
      simulees: 300,
      seed: "1",
      onProgress: (sat) => progress.push(sat),
    });
    expect(factOf(report, "Sittings off the order of the parts")).toBe(0);
    for (const [title, error, hits] of [
      ["Use of English", 6.7, 73],
      ["Listening", 9, 65],
      ["Overall", 5.6, 78],
    ] as const) {
      expect(Math.abs(factOf(report, `${title}: mean standard error`) - error), title).toBeLessThan(0.6);
      expect(Math.abs(factOf(report, `${title}: exact level`) - hits), title).toBeLessThan(8);
    }
    isHonest(report, ["Use of English", "Listening", "Overall"]);
    expect(progress.at(-1)).toBe(300);
    expect(progress).toHaveLength(300);
  });

  it("repeats itself for a seed", () => {
    const run = () => simulateOpt({ test: seeded("3"), simulees: 6, seed: "3" });
    expect(run()).toEqual(run());
  });
});

describe("the tests as they are shipped", { timeout: 60_000 }, () => {
  const cat = versionOf({ menuId: "cat", family: "cat", ...makeCat("D") });

  it.each([
    ["full", [6.6, 6.1, 7.2, 7.4]],
    ["trial", [9.2, 8.5, 10.2, 10.4]],
  ] as const)("the CAT %s measures as its bands say, the mean of its batteries too", (mode, errors) => {
    const report = simulateDeliveredCat({ test: cat, simulees: 150, seed: "2", mode });
    expect(factOf(report, "Sittings off the blueprint")).toBe(0);
    isHonest(
      report,
      report.scales.map(({ name }) => name),
    );
    const measured = report.scales.slice(1).map(({ overall }) => overall.rmse);
    for (const [place, error] of errors.entries())
      expect(Math.abs((measured[place] ?? 0) / error - 1)).toBeLessThan(3 / Math.sqrt(2 * report.simulees));
    const uses = report.scales.map(({ overall }) => overall.use?.neverUsed);
    expect(uses).toEqual(uses.map(() => (mode === "full" ? 0 : 0.5)));
  });

  it("the CAT draws neither the lowest nor the highest scores towards 100", () => {
    const { scales } = simulateDeliveredCat({ test: cat, simulees: 600, seed: "1", mode: "full" });
    for (const { name, bands } of scales)
      for (const { from, bias, coverage95 } of bands) {
        expect(Math.abs(bias), `${name} from ${from}`).toBeLessThan(3);
        expect(coverage95, `${name} from ${from}`).toBeGreaterThan(0.86);
      }
  });

  it("the SAT routes and measures as its blueprint says", () => {
    const test = versionOf({ menuId: "sat", family: "sat", ...makeSat() });
    const report = simulateDeliveredSat({ test, simulees: 500, seed: "2" });
    isHonest(report, ["Reading and Writing", "Math"]);
    for (const [title, mean, sd, error] of [
      ["Reading and Writing", 520, 103, 32],
      ["Math", 511, 112, 37],
    ] as const) {
      expect(factOf(report, `${title}: sittings off the blueprint`)).toBe(0);
      expect(Math.abs(factOf(report, `${title}: mean score`) - mean)).toBeLessThan(20);
      expect(Math.abs(factOf(report, `${title}: SD of scores`) - sd)).toBeLessThan(14);
      expect(factOf(report, `${title}: true error (RMSE)`)).toBeLessThanOrEqual(error + 1);
      expect(factOf(report, `${title}: true error (RMSE)`)).toBeGreaterThan(error - 5);
      const share = factOf(report, `${title}: share in the harder module`);
      expect(share).toBeGreaterThan(33);
      expect(share).toBeLessThan(54);
    }
    const math = report.scales.find(({ name }) => name === "Math")?.overall;
    expect(math?.rmse).toBeLessThanOrEqual(37);
    expect(math?.meanSe).toBeLessThanOrEqual(37);
    expect(report.scales[0]?.bands[0]?.wentHard).toBe(0);
    expect(report.scales[0]?.bands.at(-1)?.wentHard).toBeGreaterThan(0.9);
    expect(report.scales.slice(0, 2).map(({ overall }) => overall.use?.neverUsed)).toEqual([0, 0]);
  });

  it("the OPT keeps its order and measures as its bands say", () => {
    const test = versionOf({ menuId: "opt", family: "opt", ...makeOpt(audioOf) });
    const report = simulateOpt({ test, simulees: 200, seed: "2" });
    expect(factOf(report, "Sittings off the order of the parts")).toBe(0);
    for (const { name, overall } of report.scales) {
      expect(overall.coverage95, name).toBeGreaterThan(0.9);
      expect(overall.meanSe / overall.rmse, name).toBeGreaterThan(0.85);
      expect(overall.meanSe / overall.rmse, name).toBeLessThan(1.22);
    }
    for (const [title, error] of [
      ["Use of English", 6.7],
      ["Listening", 9],
      ["Overall", 5.6],
    ] as const)
      expect(Math.abs(factOf(report, `${title}: true error (RMSE)`) / error - 1), title).toBeLessThan(0.15);
  });
});
