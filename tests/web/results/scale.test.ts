import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { across, niceStep, percentAt, ticksOf, up, windowAround, type Domain } from "../../../src/web/ui/chart/scale";

const limits: Domain = [100, 300];
const value = fc.double({ min: 100, max: 300, noNaN: true });

describe("positions", () => {
  it("run from one end to the other", () => {
    expect([100, 150, 300].map((at) => percentAt(limits, at))).toEqual([0, 25, 100]);
    expect(across(limits, 225)).toBe("62.5%");
    expect(up(limits, 225)).toBe(37.5);
  });
  it("keep the order of values", () => {
    fc.assert(
      fc.property(value, value, (a, b) =>
        a <= b ? percentAt(limits, a) <= percentAt(limits, b) : percentAt(limits, a) >= percentAt(limits, b),
      ),
    );
  });
});

describe("ticks", () => {
  it("stand on nice values", () => {
    expect(ticksOf([180, 250], 8)).toEqual([180, 190, 200, 210, 220, 230, 240, 250]);
    expect(ticksOf([183, 247], 4)).toEqual([200, 220, 240]);
    expect(ticksOf([0, 1], 4)).toEqual([0, 0.5, 1]);
  });
  it("lie inside the domain, evenly, and are never too many", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 12 }),
        (low, span, most) => {
          const ticks = ticksOf([low, low + span], most);
          const step = niceStep(span, most);
          expect(ticks.length).toBeLessThanOrEqual(most + 1);
          expect(ticks.every((tick) => tick >= low - 1e-6 && tick <= low + span + 1e-6)).toBe(true);
          expect(ticks.slice(1).every((tick, index) => Math.abs(tick - (ticks[index] ?? 0) - step) < 1e-6)).toBe(true);
        },
      ),
    );
  });
});

describe("the part of a scale that is shown", () => {
  it("centres on the values", () => {
    expect(windowAround([209.2, 215.6, 209.1], { step: 10, margin: 6, span: 60, limits })).toEqual([180, 250]);
  });
  it("stops at the ends of the scale and keeps its width", () => {
    expect(windowAround([104, 112], { step: 10, margin: 6, span: 60, limits })).toEqual([100, 170]);
    expect(windowAround([294, 300], { step: 10, margin: 6, span: 60, limits })).toEqual([230, 300]);
  });
  it("holds every value, lies inside the limits, and is as wide as asked", () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (values) => {
        const [low, high] = windowAround(values, { step: 10, margin: 3, span: 40, limits });
        expect(low).toBeGreaterThanOrEqual(100);
        expect(high).toBeLessThanOrEqual(300);
        expect(high - low).toBeGreaterThanOrEqual(40);
        expect(values.every((one) => one >= low && one <= high)).toBe(true);
      }),
    );
  });
});
