import { describe, expect, it } from "vitest";
import { bandName, meanAndSd, scaleReport, type MeasuredSitting } from "../../../src/server/cli/simulation/report";

const sat = (truth: number, score: number, items: readonly number[], wentHard?: boolean): MeasuredSitting => ({
  truth,
  score,
  se: 2,
  items,
  ...(wentHard !== undefined && { wentHard }),
});

const bands = [
  [0, 10],
  [10, 20],
  [20, 31],
] as const;

describe("reportOf", () => {
  const sittings = [
    sat(5, 6, [0, 1], false),
    sat(9, 4, [0, 2], false),
    sat(10, 13, [0, 1], true),
    sat(15, 15, [1, 2], false),
  ];
  const report = scaleReport({ name: "Score", unit: "points", sittings, bands, bankSize: 5 });

  it("has bias, error, standard error and coverage, overall and by true score", () => {
    expect(report.overall).toMatchObject({
      from: 0,
      to: 31,
      simulees: 4,
      meanLength: 2,
      bias: (1 - 5 + 3) / 4,
      meanSe: 2,
      coverage95: 3 / 4,
      wentHard: 1 / 4,
    });
    expect(report.overall.rmse).toBeCloseTo(Math.sqrt(35 / 4), 12);
    expect(report.bands.map(({ from, simulees, bias }) => ({ from, simulees, bias }))).toEqual([
      { from: 0, simulees: 2, bias: -2 },
      { from: 10, simulees: 2, bias: 1.5 },
    ]);
    expect(report.bands.map(({ wentHard }) => wentHard)).toEqual([0, 0.5]);
  });

  it("has exposure and use, and overlap as the mean over pairs of attempts", () => {
    const pairs = sittings.flatMap((one, place) =>
      sittings.slice(place + 1).map((other) => one.items.filter((index) => other.items.includes(index)).length / 2),
    );
    const overlap = pairs.reduce((sum, share) => sum + share, 0) / pairs.length;
    expect(report.overall.use).toEqual({ maxExposure: 3 / 4, overlap: expect.closeTo(overlap, 12), neverUsed: 2 / 5 });
    expect(report.bands[0]?.use).toEqual({ maxExposure: 1, overlap: 1 / 2, neverUsed: 2 / 5 });
    expect(report.exposure).toEqual([{ name: "all", rates: [3 / 4, 3 / 4, 2 / 4] }]);
    const used = report.itemUse?.filter(({ items }) => items > 0);
    expect(used).toEqual([
      { label: "never", items: 2 },
      { label: "≤50 %", items: 1 },
      { label: "≤75 %", items: 2 },
    ]);
  });

  it("has the exposure of groups with 20 attempts and more", () => {
    const many = Array.from({ length: 20 }, (_, person) => sat(12, 12, [person % 4]));
    const { exposure } = scaleReport({ name: "", unit: "", sittings: [...many, sat(1, 1, [4])], bands, bankSize: 5 });
    expect(exposure?.map(({ name }) => name)).toEqual(["all", "10–19"]);
    expect(exposure?.[1]?.rates).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it("leaves out items without a bank and missing routes, and stays finite without attempts", () => {
    const { overall, exposure, itemUse } = scaleReport({ name: "", unit: "", sittings: [], bands });
    expect([overall.use, overall.wentHard, exposure, itemUse]).toEqual([undefined, undefined, undefined, undefined]);
    expect(overall).toMatchObject({ simulees: 0, bias: 0, rmse: 0, meanSe: 0, coverage95: 0 });
    const alone = scaleReport({ name: "", unit: "", sittings: [sat(1, 1, [0])], bands, bankSize: 1 });
    expect(alone.overall.use).toEqual({ maxExposure: 1, overlap: 0, neverUsed: 0 });
  });

  it("names bands by whole scores", () => {
    const names = [
      [10, 20],
      [0.5, 20.5],
      [0, 0.5],
      [120, 142],
    ].map(([from = 0, to = 0]) => bandName({ from, to }));
    expect(names).toEqual(["10–19", "1–20", "0", "120–141"]);
    expect(meanAndSd([1, 3])).toEqual({ mean: 2, sd: 1 });
  });
});
