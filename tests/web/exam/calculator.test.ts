import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleared, keyOf, press, type CalculatorKey } from "../../../src/web/exam/tools/calculator";
import { calculate, type Operator } from "../../../src/web/exam/tools/decimal";

const run = (keys: string) => keys.split(" ").reduce((state, key) => press(state, key as CalculatorKey), cleared);

describe("four-function calculator", () => {
  it.each([
    ["1 2 3", "123"],
    ["0 0 7", "7"],
    ["2 + 3 × 4 =", "20"],
    ["0 . 1 + 0 . 2 =", "0.3"],
    ["1 ÷ 3 =", "0.333333333333"],
    ["2 ÷ 3 =", "0.666666666667"],
    ["1 ÷ 3 × 3 =", "0.999999999999"],
    ["5 + × 2 =", "10"],
    ["2 + 3 = = =", "11"],
    ["2 × =", "4"],
    ["8 ± + 3 =", "-5"],
    ["5 ± ±", "5"],
    ["2 0 0 + 1 0 % =", "220"],
    ["2 0 0 - 1 0 % =", "180"],
    ["2 0 0 × 1 0 % =", "20"],
    ["5 0 %", "0.5"],
    ["2 0 0 + 1 0 % + 1 =", "221"],
    ["1 0 % 5", "5"],
    ["3 + ± =", "0"],
    ["5 = ± 2", "2"],
    ["± 5", "-5"],
    ["± 0 . 5 × 4 =", "-2"],
    ["1 2 ⌫ ⌫ ⌫ 4", "4"],
    ["5 . 5 ⌫ ⌫", "5"],
    ["7 + 1 = 2", "2"],
    ["1 . . 5", "1.5"],
    ["1 2 3 4 5 6 7 8 9 0 1 2 3", "123456789012"],
    ["9 C", "0"],
  ])("%s shows %s", (keys, shown) => {
    expect(run(keys).entry).toBe(shown);
  });

  it("fails on division by zero and on what it cannot show, until cleared", () => {
    expect(run("5 ÷ 0 =")).toEqual({ ...cleared, failed: true });
    expect(run("9 9 9 9 9 9 9 9 9 9 9 9 + 1 =")).toEqual({ ...cleared, failed: true });
    expect(run("5 ÷ 0 = 3 + 4")).toEqual({ ...cleared, failed: true });
    expect(run("5 ÷ 0 = C 3").entry).toBe("3");
  });

  it("reads the keyboard", () => {
    expect(["7", "*", "/", "Enter", "Backspace", "Delete", ",", "+", "q", "Tab", ""].map(keyOf)).toEqual([
      "7",
      "×",
      "÷",
      "=",
      "⌫",
      "C",
      ".",
      "+",
      null,
      null,
      null,
    ]);
  });
});

/** Six digits with up to three places: sums and products are exact within twelve digits. */
const decimal = fc.record({
  units: fc.integer({ min: -999_999, max: 999_999 }),
  places: fc.integer({ min: 0, max: 3 }),
});
type Sample = { units: number; places: number };
const textOf = ({ units, places }: Sample) => {
  const digits = String(Math.abs(units)).padStart(places + 1, "0");
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return units < 0 ? `-${text}` : text;
};
const rational = (text: string): readonly [bigint, bigint] => {
  const places = text.includes(".") ? text.length - text.indexOf(".") - 1 : 0;
  return [BigInt(text.replace(".", "")), 10n ** BigInt(places)];
};
const exactly: Record<
  "+" | "-" | "×",
  (a: readonly [bigint, bigint], b: readonly [bigint, bigint]) => readonly [bigint, bigint]
> = {
  "+": ([a, b], [c, d]) => [a * d + c * b, b * d],
  "-": ([a, b], [c, d]) => [a * d - c * b, b * d],
  "×": ([a, b], [c, d]) => [a * c, b * d],
};
const abs = (value: bigint) => (value < 0n ? -value : value);

describe("decimal arithmetic", () => {
  it("adds, subtracts and multiplies exactly", () => {
    fc.assert(
      fc.property(decimal, fc.constantFrom("+" as const, "-" as const, "×" as const), decimal, (a, operator, b) => {
        const result = calculate(textOf(a), operator, textOf(b));
        const [n, d] = exactly[operator](rational(textOf(a)), rational(textOf(b)));
        const [rn, rd] = rational(result ?? "");
        expect(rn * d).toBe(n * rd);
      }),
    );
  });

  it("divides to within half a unit of the twelfth significant digit", () => {
    fc.assert(
      fc.property(
        decimal,
        decimal.filter(({ units }) => units !== 0),
        (a, b) => {
          const [n, d] = rational(textOf(a));
          const [m, e] = rational(textOf(b));
          const [rn, rd] = rational(calculate(textOf(a), "÷", textOf(b)) ?? "");
          const error = abs(rn * d * m - n * e * rd);
          const size = abs(n * e * rd);
          expect(error * 2n * 10n ** 11n <= size).toBe(true);
        },
      ),
    );
  });

  it("always shows a plain decimal, and no minus zero as a result", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(..."0 1 2 3 4 5 6 7 8 9 . + - × ÷ = % ± ⌫".split(" ")), { maxLength: 40 }),
        (keys) => {
          const state = keys.reduce((current, key) => press(current, key as CalculatorKey), cleared);
          expect(state.entry).toMatch(/^-?\d{1,13}(\.\d*)?$/);
        },
      ),
    );
    const operators: Operator[] = ["+", "-", "×", "÷"];
    expect(operators.map((operator) => calculate("-0", operator, "5.00"))).toEqual(["5", "-5", "0", "0"]);
  });
});
