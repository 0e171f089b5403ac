import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBank } from "../../src/psychometrics/bank";
import { createRandom, normalFrom } from "../../src/psychometrics/random";
import {
  mostInformative,
  selectAdaptive,
  selectMaxInformation,
  selectNearestDifficulty,
} from "../../src/psychometrics/selection";

const rasch = (...difficulties: readonly number[]) => createBank(difficulties.map((b) => ({ a: 1, b, c: 0, d: 1 })));
const first = () => 0;

describe("maximum information", () => {
  it("takes the lowest index among equals", () => {
    const bank = rasch(2, 0.5, 0.5, 0.5, -3);
    expect(selectMaxInformation({ bank, theta: 0 })).toBe(1);
    expect(mostInformative({ bank, theta: 0, used: [1], best: 3 })).toEqual([2, 3, 0]);
    expect(selectNearestDifficulty({ bank, theta: 0.5, used: new Set([1]) })).toBe(2);
  });

  it("returns -1 when everything is used or refused", () => {
    const bank = rasch(0, 1);
    expect(selectMaxInformation({ bank, theta: 0, used: [0, 1] })).toBe(-1);
    expect(selectMaxInformation({ bank, theta: 0, used: [0], isAvailable: (index) => index === 0 })).toBe(-1);
    expect(selectNearestDifficulty({ bank, theta: 0, used: [0, 1] })).toBe(-1);
  });
});

describe("selectAdaptive", () => {
  const bank = rasch(0, 0.1, 0.2, 0.3, 0.4, 0.5, 0, 1, 2);
  const areas = { a: [0, 1, 2, 3, 4, 5], b: [6, 7], c: [8] };
  const areaTargets = { a: 1, b: 1, c: 1 };
  const balanced = { bank, theta: 0, areas, areaTargets };

  it("serves the area furthest below its share, the most informative of it at the end", () => {
    expect(selectAdaptive({ ...balanced, areaCounts: { b: 1, c: 1 }, random: first })).toEqual({ index: 0, area: "a" });
    expect(selectAdaptive({ ...balanced, theta: 0.6, areaCounts: { a: 1, c: 1 }, random: first })).toEqual({
      index: 7,
      area: "b",
    });
  });

  it("is random at the start, and weighs information more as the test goes on", () => {
    const random = createRandom("progress");
    const chosen = (progress: number) =>
      Array.from(
        { length: 400 },
        () => selectAdaptive({ ...balanced, areaCounts: { b: 1, c: 1 }, theta: -2, random, progress }).index,
      );
    const share = (progress: number) => chosen(progress).filter((index) => index === 0).length / 400;
    expect(new Set(chosen(0))).toEqual(new Set(areas.a));
    expect(share(0)).toBeLessThan(0.25);
    expect(share(0.8)).toBeGreaterThan(0.4);
    expect(share(1)).toBe(1);
  });

  it("takes the item with the least demerit, however little information it has", () => {
    const told: number[] = [];
    const demeritOf = (index: number, share: number) => {
      told[index] = share;
      return index === 4 ? 1 : 2;
    };
    expect(selectAdaptive({ ...balanced, areaCounts: { b: 1, c: 1 }, random: first, demeritOf }).index).toBe(4);
    expect(told[0]).toBe(1);
    expect(told[5]).toBeCloseTo(4 * 0.2350037, 6);
  });

  it("goes on to the next area when one is empty, and returns -1 when all are", () => {
    const without = { ...balanced, random: first };
    expect(selectAdaptive({ ...without, areaCounts: { a: 3, b: 1 }, used: [8] })).toEqual({ index: 6, area: "b" });
    expect(selectAdaptive({ ...without, areaCounts: {}, isAvailable: () => false })).toEqual({ index: -1, area: "" });
    expect(selectAdaptive({ ...without, areaTargets: { c: 1 }, areaCounts: {}, used: [8] }).index).toBe(-1);
  });

  it("draws among equal areas by the generator alone", () => {
    const choose = (seed: number) => selectAdaptive({ ...balanced, areaCounts: {}, random: createRandom(seed) });
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    expect(seeds.map(choose)).toEqual(seeds.map(choose));
    expect(new Set(seeds.map((seed) => choose(seed).area))).toEqual(new Set(["a", "b", "c"]));
  });

  it("keeps every area within one item of its share", () => {
    const names = ["w", "x", "y", "z"];
    const large = rasch(...Array.from({ length: 240 }, (_, index) => (index - 120) / 30));
    const places = Object.fromEntries(
      names.map((name, number) => [name, Array.from({ length: 60 }, (_, index) => 4 * index + number)]),
    );
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 43 }),
        (seed, shares, length) => {
          const targets = Object.fromEntries(names.map((name, place) => [name, shares[place] ?? 1]));
          const total = shares.reduce((sum, share) => sum + share, 0);
          const counts: Record<string, number> = {};
          const used = new Set<number>();
          const random = createRandom(seed);
          while (used.size < length) {
            const { index, area: served } = selectAdaptive({
              bank: large,
              theta: 4 * random() - 2,
              areas: places,
              areaTargets: targets,
              areaCounts: counts,
              used,
              random,
            });
            used.add(index);
            counts[served] = (counts[served] ?? 0) + 1;
          }
          for (const name of names)
            expect(Math.abs((counts[name] ?? 0) - (length * (targets[name] ?? 0)) / total)).toBeLessThan(2);
          if (new Set(shares).size === 1)
            for (const name of names) expect(Math.abs((counts[name] ?? 0) - length / 4)).toBeLessThan(1);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("createRandom", () => {
  it("repeats itself for a seed and differs between seeds", () => {
    const draw = (seed: string | number) => Array.from({ length: 5 }, createRandom(seed));
    expect(draw("attempt-1")).toEqual(draw("attempt-1"));
    expect(draw(1)).toEqual(draw("1"));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw("ab")).not.toEqual(draw("ba"));
  });

  it("is even on [0, 1), and normal by normalFrom", () => {
    const random = createRandom("evenness");
    const bins = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 20_000; draw += 1) {
      const bin = Math.floor(random() * 10);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    expect(bins.length).toBe(10);
    for (const count of bins) expect(Math.abs(count - 2000)).toBeLessThan(200);
    const normals = Array.from({ length: 20_000 }, () => normalFrom(random));
    const mean = normals.reduce((sum, value) => sum + value, 0) / normals.length;
    const variance = normals.reduce((sum, value) => sum + (value - mean) ** 2, 0) / normals.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.abs(variance - 1)).toBeLessThan(0.05);
  });
});
