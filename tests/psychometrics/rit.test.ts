import { describe, expect, it } from "vitest";
import {
  descriptorOf,
  normOf,
  percentileOf,
  ritOf,
  seasonOf,
  startTheta,
  thetaOf,
} from "../../src/psychometrics/scales/rit";

describe("the RIT scale", () => {
  it("is 200 + 10 logits, within its ends", () => {
    expect([-20, -1.5, 0, 2.34, 20].map((theta) => ritOf(theta))).toEqual([100, 185, 200, 223.4, 300]);
    expect(ritOf(9, [100, 240])).toBe(240);
    expect(thetaOf(185)).toBe(-1.5);
  });

  it("gives the season of each month", () => {
    expect(Array.from({ length: 12 }, (_, month) => seasonOf(month))).toEqual([
      "winter",
      "winter",
      "spring",
      "spring",
      "spring",
      "spring",
      "spring",
      "spring",
      "fall",
      "fall",
      "fall",
      "winter",
    ]);
  });

  it("reads norms off the curves", () => {
    const source = "Invigil practice curves, 2026-11-21";
    expect(normOf("math", 5, "winter")).toEqual({
      mean: expect.closeTo(210.754, 2),
      sd: expect.closeTo(17.345, 9),
      source,
    });
    expect(normOf("reading", 0, "fall")).toEqual({
      mean: expect.closeTo(136.988, 2),
      sd: expect.closeTo(12.81541, 9),
      source,
    });
    expect(normOf("language", 3, "spring").sd).toBe(16.3);
    expect(normOf("science", 20, "spring")).toEqual(normOf("science", 12, "spring"));
  });

  it("never falls with age, up to the end of the last grade", () => {
    const seasons = ["fall", "winter", "spring"] as const;
    for (const subject of ["math", "reading", "language", "science"] as const) {
      const means = Array.from({ length: 13 }, (_, grade) =>
        seasons.map((season) => normOf(subject, grade, season).mean),
      ).flat();
      expect(means).toEqual(means.toSorted((one, other) => one - other));
    }
  });

  it("rises with grade and season", () => {
    const seasons = ["fall", "winter", "spring"] as const;
    for (const subject of ["math", "reading", "language", "science"] as const) {
      const means = Array.from({ length: 9 }, (_, grade) =>
        seasons.map((season) => normOf(subject, grade, season).mean),
      ).flat();
      expect(means).toEqual(means.toSorted((one, other) => one - other));
    }
  });

  it("turns scores into percentiles of 1 to 99 and their words", () => {
    const norm = { mean: 200, sd: 15 };
    expect([100, 170, 185, 200, 215, 230, 300].map((rit) => percentileOf(rit, norm))).toEqual([
      1, 2, 16, 50, 84, 98, 99,
    ]);
    expect([1, 20, 21, 40, 41, 60, 61, 80, 81, 99].map(descriptorOf)).toEqual([
      "low",
      "low",
      "lowAverage",
      "lowAverage",
      "average",
      "average",
      "highAverage",
      "highAverage",
      "high",
      "high",
    ]);
  });

  it("starts 5 RIT below the norm mean", () => {
    expect(startTheta({ mean: 210 })).toBe(0.5);
  });
});
