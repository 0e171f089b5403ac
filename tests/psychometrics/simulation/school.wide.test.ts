import { describe, expect, it } from "vitest";
import { itemSchema, type Item } from "../../../src/contract/item/item";
import { audioOf } from "../../../src/items/audio/rendered";
import { languageBank } from "../../../src/items/language/bank";
import { miniMathBank } from "../../../src/items/mini/maths/bank";
import { miniReadingBank } from "../../../src/items/mini/reading/bank";
import { readingBank } from "../../../src/items/reading/bank";
import { probability } from "../../../src/psychometrics/model";
import { normalFrom, type Random } from "../../../src/psychometrics/random";
import { thetaOf } from "../../../src/psychometrics/scales/rit";
import { withDifficultiesOff } from "../../../src/psychometrics/simulees";
import { versionOf } from "../../../src/server/cli/simulation/delivered";
import { reportOfSchool } from "../../../src/server/cli/simulation/map";
import type { SimulationReport } from "../../../src/server/cli/simulation/report";
import { simulateSchool, type School } from "../../../src/server/cli/simulation/school";
import { irtOf } from "../../../src/server/delivery/item-adaptive/responses";
import { mapFixedTest } from "../../../src/server/shipped/map-fixed";
import { mapLanguage } from "../../../src/server/shipped/map-language";
import { mapMathematics } from "../../../src/server/shipped/map-mathematics";
import { mapMiniMathematics, mapMiniReading } from "../../../src/server/shipped/map-mini";
import { mapReading } from "../../../src/server/shipped/map-reading";

const areas = ["operations", "number", "measurement", "geometry"];

const itemOf = (index: number): Item => ({
  item_id: `item-${index}`,
  family: "map",
  subject: "math",
  area: areas[index % areas.length] ?? "",
  skill: "counting",
  body: { stem: { en: "?" }, interaction: { type: "numeric_entry", max_length: 8 }, media: [], calculator: false },
  key: { type: "numeric_entry", value: 1, tolerance: 0, accepted: [] },
  irt: { a: 1, b: -4 + (10 * index) / 400, c: 0, d: 1, calibration: "seed" },
  expected_ms: 60_000,
  points: 1,
  source: { kind: "author", name: "test", ref: String(index) },
});

const items = Array.from({ length: 400 }, (_, index) => itemOf(index));
const test = versionOf({ menuId: "math", family: "map", definition: mapMathematics, items });
const run = (seed: string, more: Partial<School> = {}) =>
  simulateSchool({ test, mode: "full", simulees: 210, seed, ...more });
const reported = (school: ReturnType<typeof simulateSchool>) => reportOfSchool(school, "as the model says");
const factOf = ({ facts }: SimulationReport, name: string): string | undefined =>
  facts.find((fact) => fact.name === name)?.value;
const hardFacts = (report: SimulationReport) =>
  ["Sittings of another length", "Sittings out of balance between areas", "Most items of one model in a sitting"].map(
    (name) => factOf(report, name),
  );

/** Whether errors are as shown, within the chance error of so few simulees. */
const isHonest = ({ scales: [scale], simulees }: SimulationReport) => {
  const { bias = NaN, rmse = NaN, meanSe = NaN, coverage95 = NaN } = scale?.overall ?? {};
  expect(coverage95).toBeGreaterThan(0.95 - 3 * Math.sqrt((0.95 * 0.05) / simulees));
  expect(meanSe / rmse).toBeGreaterThan(1 - 3 / Math.sqrt(2 * simulees));
  expect(meanSe / rmse).toBeLessThan(1.12 + 3 / Math.sqrt(2 * simulees));
  expect(Math.abs(bias) / rmse).toBeLessThan(3 / Math.sqrt(simulees));
};

describe("a school that sits adaptive MAP", () => {
  it("is measured as well as its standard errors say, with areas in balance", () => {
    const report = reported(run("1"));
    const { overall, bands } = report.scales[0] ?? { bands: [] };
    expect(overall).toMatchObject({ simulees: 210, meanLength: 43 });
    expect(overall?.rmse).toBeGreaterThan(2.7);
    expect(overall?.rmse).toBeLessThan(4.4);
    expect(overall?.meanSe).toBeGreaterThan(3);
    expect(overall?.meanSe).toBeLessThan(4.2);
    expect(overall?.use?.maxExposure).toBeLessThanOrEqual(0.25);
    isHonest(report);
    expect(bands.reduce((sum, { simulees }) => sum + simulees, 0)).toBe(210);
    expect(hardFacts(report)).toEqual(["0", "0", "0"]);
    const least = Number(factOf(report, "Standard error if nothing could be guessed and difficulties were known"));
    expect(least).toBeGreaterThan(20 / Math.sqrt(43));
    expect(least).toBeLessThan(overall?.meanSe ?? NaN);
    expect(factOf(report, "Highest exposure in a grade")).toBe("0.0 %");
  });

  it("has its true scores covered also where difficulties are off by half a logit", () => {
    const behaviourFor = (size: number, random: Random) =>
      withDifficultiesOff(Array.from({ length: size }, () => 0.5 * normalFrom(random)));
    const { coverage95 } = reported(run("off", { simulees: 300, behaviourFor })).scales[0]?.overall ?? {};
    expect(coverage95).toBeGreaterThanOrEqual(0.92);
    expect(coverage95).toBeLessThanOrEqual(0.99);
  });

  it("scores higher without rapid answers, and has the verdict doubtful because of them", () => {
    const behaviourFor = (): ReturnType<NonNullable<School["behaviourFor"]>> => (met) =>
      met.progress < 0.2 ? { right: false, rapid: true } : { right: met.item.b < 0, rapid: false };
    const { sittings } = run("fast", { simulees: 7, behaviourFor });
    for (const { verdict, score, withoutRapid } of sittings) {
      expect(verdict).toBe("doubtful");
      expect(withoutRapid?.score).toBeGreaterThan(score);
    }
  });

  it("repeats itself for a seed", () => {
    const few = (seed: string) => run(seed, { mode: "practice", simulees: 40 });
    expect(few("7")).toEqual(few("7"));
    expect(few("7").sittings).not.toEqual(few("8").sittings);
  });

  it("has valid items", () => {
    expect(items.filter((item) => !itemSchema.safeParse(item).success)).toEqual([]);
  });
});

describe("a school that sits MAP Reading", () => {
  const bank = readingBank();
  const reading = versionOf({ menuId: "reading", family: "map", definition: mapReading, items: bank });

  it.each([
    ["full", 43, "10.0 %"],
    ["practice", 20, "40.0 %"],
  ])("keeps passages whole and areas within ±1 of their share in each sitting of the %s test", (mode, length, cut) => {
    const school = simulateSchool({ test: reading, mode, simulees: 70, seed: "reading" });
    for (const { items: served } of school.sittings) {
      const shown = served.flatMap((index) => bank[index] ?? []);
      const refs = shown.map(({ source: { ref } }) => ref.split(":"));
      const passages = shown.flatMap(({ body, source }) => (body.stimulus === undefined ? [] : [source.name]));
      const isNew = passages.filter((name, index) => name !== passages[index - 1]);
      expect(isNew.length).toBe(new Set(passages).size);
      for (const [index, { body }] of shown.entries()) {
        const [name, order] = refs[index] ?? [];
        const [nameBefore, orderBefore] = refs[index - 1] ?? [];
        if (body.stimulus !== undefined) expect(order).toBe(name === nameBefore ? `${Number(orderBefore) + 1}` : "1");
      }
      for (const area of ["literary", "informational", "vocabulary"])
        expect(Math.abs(shown.filter((item) => item.area === area).length - length / 3)).toBeLessThanOrEqual(1);
    }
    expect(hardFacts(reported(school))).toEqual(["0", "0", expect.any(String)]);
    expect(factOf(reported(school), "Sets cut short of items")).toBe(cut);
  });
});

describe("a school that sits MAP Mini", () => {
  const bank = miniMathBank(audioOf);
  const readingItems = miniReadingBank(audioOf);
  const mini = versionOf({ menuId: "mini", family: "mapMini", definition: mapMiniMathematics, items: bank });

  it("begins with two easy questions, and is measured as its bands say", () => {
    const school = simulateSchool({ test: mini, mode: "short", simulees: 150, seed: "mini" });
    const report = reported(school);
    isHonest(report);
    expect(hardFacts(report).slice(0, 2)).toEqual(["0", "0"]);
    expect(school.sittings.map(({ served }) => served.length)).toEqual(Array<number>(150).fill(20));
    expect(new Set(school.sittings.map(({ grade }) => grade))).toEqual(new Set([0, 1, 2]));
    const expectedIn = (from: number, to: number): number => {
      const chances = school.sittings.flatMap(({ served, truth }) =>
        served.slice(from, to).map((item) => probability(irtOf(item), thetaOf(truth))),
      );
      return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
    };
    expect(expectedIn(0, 2)).toBeGreaterThan(0.7);
    expect(expectedIn(0, 2)).toBeGreaterThan(expectedIn(2, 20) + 0.05);
    expect(Math.min(...school.sittings.map(({ score }) => score))).toBeGreaterThanOrEqual(100);
    expect(Math.max(...school.sittings.map(({ score }) => score))).toBeLessThanOrEqual(240);
  });

  it.each([
    ["Mathematics", mapMiniMathematics, bank],
    ["Reading", mapMiniReading, readingItems],
  ])("is measured to 5.0 RIT in 20 questions of %s, if nothing is guessed", (_subject, definition, of) => {
    const version = versionOf({ menuId: "mini", family: "mapMini", definition, items: of });
    const report = reported(simulateSchool({ test: version, mode: "short", simulees: 1000, seed: "3" }));
    const least = factOf(report, "Standard error if nothing could be guessed and difficulties were known");
    expect(Number(least)).toBeLessThanOrEqual(5);
    const shares = ["in a grade", "among equals"].map((whose) =>
      parseFloat(factOf(report, `Highest exposure ${whose}`) ?? ""),
    );
    expect(shares[0]).toBeLessThan(40);
    expect(shares[1]).toBeLessThan(50);
    expect(factOf(report, "Most items of one model in a sitting")).toBe("1");
  });
});

describe("a school that sits a fixed form", () => {
  const fixed = versionOf({ menuId: "fixed", family: "map", ...mapFixedTest(mapLanguage, languageBank()) });

  it("receives only the forms of its grades, and is measured as their bands say", () => {
    const school = simulateSchool({ test: fixed, mode: "full", simulees: 210, seed: "fixed" });
    const report = reported(school);
    isHonest(report);
    expect(hardFacts(report)).toEqual(["0", "0", "1"]);
    for (const { grade, served } of school.sittings) {
      const ids = served.map(({ itemId }) => itemId);
      const forms = fixed.definition.forms?.filter(({ level }) => level === grade).map((form) => form.items);
      expect(forms).toContainEqual(ids);
    }
    expect(report.scales[0]?.limits).toBeUndefined();
  });

  it("takes fewer of a form in a shorter mode", () => {
    const { sittings } = simulateSchool({ test: fixed, mode: "practice", simulees: 7, seed: "short" });
    expect(sittings.map(({ served }) => served.length)).toEqual(Array<number>(7).fill(20));
  });
});
