import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonOf, keepsBar, tableOf, type Figure } from "./figure";
import { median, percentile } from "./percentile";

describe("percentile", () => {
  it("is the nearest rank", () => {
    expect([0, 0.2, 0.21, 0.5, 0.99, 1].map((share) => percentile([50, 15, 40, 20, 35], share))).toEqual([
      15, 15, 20, 35, 50, 50,
    ]);
    expect(median([3, 1, 2])).toBe(2);
    expect(percentile([], 0.5)).toBeNaN();
  });

  it("is one of the values, with at least its share of them at or below it and no more than needed", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { minLength: 1 }),
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        (values, share) => {
          const found = percentile(values, share);
          const below = values.filter((value) => value < found).length / values.length;
          const upTo = values.filter((value) => value <= found).length / values.length;
          return values.includes(found) && upTo >= share && below < share;
        },
      ),
    );
  });
});

describe("figures", () => {
  const figures: readonly Figure[] = [
    { measure: "errors", value: 0, unit: "", bar: { atMost: 0 } },
    { measure: "score", value: 89.5, unit: "", bar: { atLeast: 90 } },
    { measure: "length", value: 43, unit: "items" },
  ];

  it("are compared with their bars", () => {
    expect(figures.map(keepsBar)).toEqual([true, false, null]);
    expect(keepsBar({ measure: "latency of nothing", value: Number.NaN, unit: "ms", bar: { atMost: 1 } })).toBe(false);
  });

  it("make one table and one list", () => {
    expect(tableOf(figures)).toBe(
      [
        "measure     value   bar",
        "errors          0   ≤ 0  ok",
        "score        89.5  ≥ 90  over",
        "length   43 items",
      ].join("\n"),
    );
    expect(JSON.parse(jsonOf(figures))).toEqual([
      { measure: "errors", value: 0, unit: "", bar: { atMost: 0 }, keepsBar: true },
      { measure: "score", value: 89.5, unit: "", bar: { atLeast: 90 }, keepsBar: false },
      { measure: "length", value: 43, unit: "items", keepsBar: null },
    ]);
  });

  describe("with the values of an earlier release", () => {
    const compared: readonly Figure[] = [
      { measure: "weight", before: 200, value: 130, unit: "kB", bar: { atMostOfBefore: 0.66 } },
      { measure: "rows", before: 10, value: 6, unit: "kB", bar: { atMostOfBefore: 0.5 } },
      { measure: "requests", before: 20, value: 15, unit: "" },
      { measure: "time", value: 40, unit: "ms", bar: { atMost: 64 } },
    ];

    it("are compared with a multiple of it, which is never met without it", () => {
      expect(compared.map(keepsBar)).toEqual([true, false, null, true]);
      expect(keepsBar({ measure: "weight", value: 1, unit: "kB", bar: { atMostOfBefore: 1 } })).toBe(false);
    });

    it("stand beside them in the table", () => {
      expect(tableOf(compared)).toBe(
        [
          "measure   before     now  now / before       bar",
          "weight    200 kB  130 kB        0.65 ×  ≤ 0.66 ×  ok",
          "rows       10 kB    6 kB        0.60 ×   ≤ 0.5 ×  over",
          "requests      20      15        0.75 ×",
          "time               40 ms                    ≤ 64  ok",
        ].join("\n"),
      );
    });
  });
});
