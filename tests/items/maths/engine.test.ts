import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluatePolynomial, fraction, simplestSurd, texPolynomial, worth } from "../../../src/items/engine/algebra";
import { difficultyFromRit, expectedMathsTime, mathsSeedRit } from "../../../src/items/engine/difficulty";
import { createDraw } from "../../../src/items/engine/draw";
import { mathsLevels } from "../../../src/items/engine/model";
import { count, hanNumber, num, ordinal, tex, tidy } from "../../../src/items/engine/words";

const features = fc.record({
  steps: fc.integer({ min: 0, max: 9 }),
  negative: fc.boolean(),
  fraction: fc.boolean(),
  context: fc.boolean(),
  large: fc.boolean(),
  close: fc.boolean(),
});

describe("numbers in text", () => {
  test("are tidy, grouped and carry a true minus", () => {
    expect([num(0.1 + 0.2), num(-0), num(-3.5), num(12345), num(9999), tex(-1234567)]).toEqual([
      "0.3",
      "0",
      "−3.5",
      "12\u202f345",
      "9999",
      "-1\\,234\\,567",
    ]);
    expect([count(1, "box", "boxes"), count(3, "box", "boxes")]).toEqual(["1 box", "3 boxes"]);
  });

  test("have ordinals", () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 32, 33, 40, 112, 123].map(ordinal)).toEqual([
      "1st",
      "2nd",
      "3rd",
      "4th",
      "11th",
      "12th",
      "13th",
      "21st",
      "32nd",
      "33rd",
      "40th",
      "112th",
      "123rd",
    ]);
  });

  test("have Chinese words", () => {
    expect([1, 7, 10, 12, 20, 35, 90].map(hanNumber)).toEqual(["一", "七", "十", "十二", "二十", "三十五", "九十"]);
  });

  test("read back as the number they show", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        (n) => Number(num(n).replace("−", "-").replaceAll("\u202f", "")) === n,
      ),
    );
  });
});

describe("algebra", () => {
  test("writes polynomials without needless ones and signs", () => {
    expect([
      texPolynomial([1, -5, 6]),
      texPolynomial([-1, 0, -1]),
      texPolynomial([2, 0]),
      texPolynomial([0, 0]),
    ]).toEqual(["x^{2} - 5x + 6", "-x^{2} - 1", "2x", "0"]);
  });

  test("evaluates by Horner as by powers", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: -6, max: 6 }),
        (list, x) =>
          tidy(evaluatePolynomial(list, x)) ===
          tidy(list.reduce((total, coefficient, index) => total + coefficient * x ** (list.length - 1 - index), 0)),
      ),
    );
  });

  test("reduces fractions and roots without changing them", () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 1, max: 60 }), (n, d) => {
        expect(worth(fraction(n, -d))).toBeCloseTo(-n / d, 12);
        const [outside, inside] = simplestSurd(d);
        expect(outside * outside * inside).toBe(d);
      }),
    );
  });
});

describe("the draw", () => {
  test("is the same for the same seed and stays in bounds", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 0, max: 90 }),
        (seed, low, span) => {
          const rolls = (draw: ReturnType<typeof createDraw>) =>
            Array.from({ length: 20 }, () => draw.int(low, low + span));
          const list = rolls(createDraw(seed));
          expect(list).toEqual(rolls(createDraw(seed)));
          expect(list.every((value) => Number.isInteger(value) && value >= low && value <= low + span)).toBe(true);
          expect(
            createDraw(seed)
              .shuffled(list)
              .toSorted((a, b) => a - b),
          ).toEqual(list.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

describe("seed difficulty", () => {
  test("stays in the bin and grows with steps", () => {
    fc.assert(
      fc.property(fc.constantFrom(...mathsLevels), features, (level, some) => {
        const rit = mathsSeedRit(level, some);
        expect([rit >= level, rit < level + 10]).toEqual([true, true]);
        expect(mathsSeedRit(level, { ...some, steps: some.steps + 1 })).toBeGreaterThanOrEqual(rit);
        expect(expectedMathsTime(level, { ...some, steps: some.steps + 1 })).toBeGreaterThan(
          expectedMathsTime(level, some),
        );
      }),
    );
    expect([difficultyFromRit(200), difficultyFromRit(155.5), difficultyFromRit(264)]).toEqual([0, -4.45, 6.4]);
  });
});
