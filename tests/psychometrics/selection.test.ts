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
  it("takes the lowest index of equals", () => {
    const bank = rasch(2, 0.5, 0.5, 0.5, -3);
    expect(selectMaxInformation({ bank, theta: 0 })).toBe(1);
    expect(mostInformative({ bank, theta: 0, used: [1], best: 3 })).toEqual([2, 3, 0]);
    expect(selectNearestDifficulty({ bank, theta: 0.5, used: new Set([1]) })).toBe(2);
  });

  it("says -1 when everything is used or refused", () => {
    const bank = rasch(0, 1);
    expect(selectMaxInformation({ bank, theta: 0, used: [0, 1] })).toBe(-1);
    expect(selectMaxInformation({ bank, theta: 0, used: [0], isAvailable: (index) => index === 0 })).toBe(-1);
    expect(selectNearestDifficulty({ bank, theta: 0, used: [0, 1] })).toBe(-1);
  });
});

describe("selectAdaptive", () => {
  const bank = rasch(0, 0.1, 0.2, 0.3, 0.4, 0.5, 0, 1, 2);
  const area = ["a", "a", "a", "a", "a", "a", "b", "b", "c"];
  const areaTargets = { a: 1, b: 1, c: 1 };

  it("serves the area furthest below its share, from its five best", () => {
    expect(selectAdaptive({ bank, theta: 0, area, areaTargets, areaCounts: { b: 1, c: 1 }, random: first })).toEqual({
      index: 0,
      area: "a",
      candidates: [0, 1, 2, 3, 4],
    });
    expect(
      selectAdaptive({ bank, theta: 0, area, areaTargets, areaCounts: { a: 1, c: 1 }, random: () => 0.99 }),
    ).toEqual({ index: 7, area: "b", candidates: [6, 7] });
  });

  it("goes on to the next area, then to any item, when one is empty", () => {
    expect(
      selectAdaptive({ bank, theta: 0, area, areaTargets, areaCounts: { a: 3, b: 1 }, used: [8], random: first }),
    ).toEqual({ index: 6, area: "b", candidates: [6, 7] });
    expect(
      selectAdaptive({
        bank,
        theta: 2,
        area,
        areaTargets: { c: 1 },
        areaCounts: { c: 1 },
        used: [8],
        best: 2,
        random: first,
      }),
    ).toEqual({ index: 7, area: "b", candidates: [7, 5] });
    expect(
      selectAdaptive({ bank, theta: 0, area, areaTargets, areaCounts: {}, isAvailable: () => false, random: first }),
    ).toEqual({ index: -1, area: "", candidates: [] });
  });

  it("draws among equal areas and candidates by the generator alone", () => {
    const choose = (seed: number) =>
      selectAdaptive({ bank, theta: 0, area, areaTargets, areaCounts: {}, random: createRandom(seed) });
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    expect(seeds.map(choose)).toEqual(seeds.map(choose));
    expect(new Set(seeds.map((seed) => choose(seed).area))).toEqual(new Set(["a", "b", "c"]));
  });

  it("keeps every area within one item of its share", () => {
    const areas = ["w", "x", "y", "z"];
    const large = rasch(...Array.from({ length: 240 }, (_, index) => (index - 120) / 30));
    const areaOf = Array.from({ length: 240 }, (_, index) => areas[index % 4] ?? "");
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 43 }),
        (seed, shares, length) => {
          const targets = Object.fromEntries(areas.map((name, place) => [name, shares[place] ?? 1]));
          const total = shares.reduce((sum, share) => sum + share, 0);
          const counts: Record<string, number> = {};
          const used = new Set<number>();
          const random = createRandom(seed);
          while (used.size < length) {
            const { index, area: served } = selectAdaptive({
              bank: large,
              theta: 4 * random() - 2,
              area: areaOf,
              areaTargets: targets,
              areaCounts: counts,
              used,
              random,
            });
            used.add(index);
            counts[served] = (counts[served] ?? 0) + 1;
          }
          for (const name of areas)
            expect(Math.abs((counts[name] ?? 0) - (length * (targets[name] ?? 0)) / total)).toBeLessThan(2);
          if (new Set(shares).size === 1)
            for (const name of areas) expect(Math.abs((counts[name] ?? 0) - length / 4)).toBeLessThan(1);
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
