import { describe, expect, it } from "vitest";
import { itemSchema, type Item } from "../../src/contract/item";
import { readingBank } from "../../src/items/reading/bank";
import { normalFrom, type Random } from "../../src/psychometrics/random";
import { withDifficultiesOff } from "../../src/psychometrics/simulees";
import { simulateMap } from "../../src/server/cli/map-simulation";

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
const run = (seed: string, length = 20) => simulateMap({ items, simulees: 210, length, seed });

describe("simulateMap", () => {
  it("measures as well as its standard errors say, with areas in balance", () => {
    const { overall, bands, outOfBalance, maxExposure, amongGrades, amongEquals } = run("1", 43);
    expect(overall).toMatchObject({ from: 100, to: 300, simulees: 210, meanLength: 43 });
    expect(overall.rmse).toBeGreaterThan(2.7);
    expect(overall.rmse).toBeLessThan(4.4);
    expect(overall.meanSe).toBeGreaterThan(3);
    expect(overall.meanSe).toBeLessThan(4.2);
    expect(overall.coverage95).toBeGreaterThan(0.92);
    expect(Math.abs(overall.bias)).toBeLessThan(0.8);
    expect(bands.reduce((sum, { simulees }) => sum + simulees, 0)).toBe(210);
    expect(outOfBalance).toBe(0);
    expect(maxExposure).toBeLessThanOrEqual(0.25);
    expect([amongGrades, amongEquals]).toEqual([
      { maxExposure: 0, overlap: 0 },
      { maxExposure: 0, overlap: 0 },
    ]);
  });

  it("covers true scores also where difficulties are off by half a logit", () => {
    const off = (size: number, random: Random) =>
      withDifficultiesOff(Array.from({ length: size }, () => 0.5 * normalFrom(random)));
    const { overall } = simulateMap({ items, simulees: 300, length: 43, seed: "off", behaviourFor: off });
    expect(overall.coverage95).toBeGreaterThanOrEqual(0.92);
    expect(overall.coverage95).toBeLessThanOrEqual(0.99);
  });

  it.each([43, 20])("keeps passages whole and areas within ±1 of their share in each sitting of %d", (length) => {
    const bank = readingBank();
    const { sittings, outOfBalance, cutSets, subject } = simulateMap({
      subject: "reading",
      items: bank,
      simulees: 140,
      length,
      seed: "reading",
    });
    for (const { items: served } of sittings) {
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
    expect([subject, sittings.length, outOfBalance]).toEqual(["reading", 140, 0]);
    expect(cutSets).toBeCloseTo(length === 43 ? 0.1 : 0.4, 10);
  });

  it("repeats itself for a seed", () => {
    expect(run("7")).toEqual(run("7"));
    expect(run("7")).not.toEqual({ ...run("8"), seed: "7" });
  });

  it("uses items that the contract allows, and leaves uncalibrated ones out", () => {
    expect(items.filter((item) => !itemSchema.safeParse(item).success)).toEqual([]);
    const { irt: _irt, ...uncalibrated } = itemOf(400);
    expect(simulateMap({ items: [...items, uncalibrated], simulees: 20, length: 20, seed: "1" }).bankSize).toBe(400);
  });
});
