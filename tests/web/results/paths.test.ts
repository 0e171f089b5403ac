import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { traceLayout } from "../../../src/web/results/families/map/trace";
import { bandPath, bell, bellArea, bellLine, linePath } from "../../../src/web/ui/chart/paths";
import { fixedReport, mapReport, traceOf } from "./fixtures";

const shape = { mean: 209, sd: 17, domain: [165, 253], peak: 86 } as const;

describe("paths", () => {
  it("go through their points", () => {
    expect(
      linePath([
        [0, 10],
        [50, 20],
        [100, 5],
      ]),
    ).toBe("M0 10L50 20L100 5");
    expect(
      bandPath(
        [
          [0, 10],
          [100, 20],
        ],
        [
          [0, 30],
          [100, 40],
        ],
      ),
    ).toBe("M0 10L100 20L100 40L0 30Z");
    expect([linePath([]), bandPath([], [])]).toEqual(["", ""]);
  });
});

describe("the normal curve", () => {
  it("peaks at the mean and falls alike on both sides", () => {
    expect(bell(0)).toBe(1);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 6, noNaN: true }),
        (z) => bell(z) === bell(-z) && bell(z) <= 1 && bell(z) >= 0,
      ),
    );
  });
  it("runs from left to right inside the picture, no higher than its peak", () => {
    const line = bellLine(shape, shape.domain);
    expect(line[0]?.[0]).toBe(0);
    expect(line.at(-1)?.[0]).toBe(100);
    expect(Math.min(...line.map(([, y]) => y))).toBeCloseTo(14, 1);
    expect(line.every(([x, y], index) => y <= 100 && (index === 0 || x > (line[index - 1]?.[0] ?? 0)))).toBe(true);
  });
  it("closes an area on the base line", () => {
    expect(bellArea(shape, [200, 215])).toMatch(/^M39\.773 .*L56\.818 100L39\.773 100Z$/);
  });
});

describe("the picture of a sitting", () => {
  it("gives each item its column and each value its height", () => {
    const picture = traceLayout({ trace: traceOf(2), scale: [100, 300], items: [] });
    expect(picture.domain).toEqual([190, 240]);
    expect(
      picture.steps.map(({ number, x, difficultyAt, estimateAt }) => ({ number, x, difficultyAt, estimateAt })),
    ).toEqual([
      { number: 1, x: 25, difficultyAt: 72, estimateAt: 52 },
      { number: 2, x: 75, difficultyAt: 46, estimateAt: 44.8 },
    ]);
    expect(
      traceLayout(mapReport({ trace: traceOf(1), items: [{ ...fixedReport().items[4]!, exercise_id: "item-1" }] }))
        .steps[0]?.mark,
    ).toBe("partly");
    expect(picture.line).toBe("M25 52L75 44.8");
  });
  it("keeps every dot, line and band inside the frame", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
        (length, rights) => {
          const { steps, band } = traceLayout({
            trace: traceOf(length, (index) => rights[index] ?? true),
            scale: [100, 300],
            items: [],
          });
          expect(
            steps.every(({ x, difficultyAt }) => x > 0 && x < 100 && difficultyAt >= 0 && difficultyAt <= 100),
          ).toBe(true);
          expect(band.match(/\d+(\.\d+)? \d+(\.\d+)?/g)?.length).toBe(2 * length);
        },
      ),
    );
  });
});
