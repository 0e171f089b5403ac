import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleared,
  calculatorKey,
  press,
  restoredCalculator,
  withLine,
  type CalculatorKey,
  type CalculatorState,
} from "../../../src/web/exam/tools/keypad/calculator";
import { evaluate, shownDecimal } from "../../../src/web/exam/tools/keypad/expression";

const keysOf = (text: string) => text.split(" ") as CalculatorKey[];
const run = (keys: string, from: CalculatorState = cleared) => keysOf(keys).reduce(press, from);

describe("the calculator with keys", () => {
  it.each([
    ["1 2 3", "123"],
    ["0 0 7", "7"],
    ["2 + 3 × 4 =", "14"],
    ["( 2 + 3 ) × 4 =", "20"],
    ["( 2 + 3 =", "5"],
    ["2 ( 3 + 4 ) =", "14"],
    ["0 . 1 + 0 . 2 =", "0.3"],
    ["1 ÷ 3 =", "0.333333333333"],
    ["2 ÷ 3 =", "0.666666666667"],
    ["1 ÷ 3 × 3 =", "1"],
    ["1 ÷ 3 = × 3 =", "1"],
    ["√ 2 = ² =", "2"],
    ["√ 9 + 1 6 =", "19"],
    ["√ ( 9 + 1 6 ) =", "5"],
    ["2 √ 9 =", "6"],
    ["- 3 ² =", "-9"],
    ["( - 3 ) ² =", "9"],
    ["2 ^ 3 ^ 2 =", "512"],
    ["2 ^ - 1 =", "0.5"],
    ["8 ^ ( 1 ÷ 3 ) =", "2"],
    ["( - 8 ) ^ ( 1 ÷ 3 ) =", "-2"],
    ["( - 8 ) ^ ( 2 ÷ 3 ) =", "4"],
    ["( - 8 ) ^ - ( 1 ÷ 3 ) =", "-0.5"],
    ["( - 3 2 ) ^ 0 . 2 =", "-2"],
    ["2 - - 3 =", "-1"],
    ["2 × - 3 =", "-6"],
    ["5 + × 2 =", "10"],
    ["8 ± + 3 =", "-5"],
    ["5 ± ±", "5"],
    ["6 - 5 ± =", "11"],
    ["2 0 0 + 1 0 % =", "220"],
    ["2 0 0 - 1 0 % =", "180"],
    ["2 0 0 × 1 0 % =", "20"],
    ["2 0 0 ÷ 1 0 % =", "2000"],
    ["5 0 % =", "0.5"],
    ["± 0 . 5 × 4 =", "-2"],
    ["1 2 ⌫ ⌫ ⌫ 4", "4"],
    ["5 . 5 ⌫ ⌫", "5"],
    ["7 + 1 = 2", "2"],
    ["7 + 1 = + 2 =", "10"],
    ["1 . . 5", "1.5"],
    ["1 2 3 4 5 6 7 8 9 0 1 2 3", "123456789012"],
    ["9 C", "0"],
    ["9 9 9 9 9 9 9 9 9 9 9 9 + 1 =", "1000000000000"],
    ["9 9 9 9 9 9 9 9 9 9 9 9 ² =", "9.99999999998×10^23"],
    ["1 0 ^ 2 0 = + 1 =", "1×10^20"],
    ["1 0 ^ 2 0 = ² =", "1×10^40"],
    ["3 ÷ 4 = a/b", "3÷4"],
    ["3 ÷ 4 a/b", "3÷4"],
    ["3 ÷ 4 = a/b a/b", "0.75"],
    ["1 ÷ 3 + 1 ÷ 6 a/b", "1÷2"],
    ["1 ÷ 3 a/b × 3 =", "1"],
    ["√ 2 a/b", "1.41421356237"],
    ["6 ÷ 3 a/b", "2"],
    ["5 ÷ 4 a/b ± + 1 a/b", "-1÷4"],
  ])("%s shows %s", (keys, shown) => {
    expect(run(keys)).toMatchObject({ entry: shown, fault: null });
  });

  it.each([
    ["5 ÷ 0 =", "5÷0", "dividesByZero"],
    ["0 ^ - 2 =", "0^-2", "dividesByZero"],
    ["√ ( 2 - 6 ) =", "√(2-6)", "noRealRoot"],
    ["( - 8 ) ^ 0 . 5 =", "(-8)^0.5", "noRealRoot"],
    ["2 + =", "2+", "unfinished"],
    ["3 × ( =", "3×(", "unfinished"],
    ["2 ) + 1 =", "2)+1", "unreadable"],
    ["9 ^ 9 ^ 9 ^ 9 =", "9^9^9^9", "tooLarge"],
  ])("%s stays as it is, says why, and can be put right", (keys, entry, fault) => {
    const failed = run(keys);
    expect(failed).toMatchObject({ entry, fault, phase: "typing" });
    expect(run("⌫", failed)).toMatchObject({ entry: entry.slice(0, -1), fault: null });
    expect(run("C 3", failed)).toMatchObject({ entry: "3", fault: null });
  });

  it("keeps the memory with all digits through computing and clearing", () => {
    const held = run("1 ÷ 3 M+ M+ C 5 × MR =");
    expect(held).toMatchObject({ entry: "3.33333333333", written: "5×M" });
    expect(run("C MR × 3 =", held).entry).toBe("2");
    expect(run("C 2 M− C MR", held).entry).toBe("-1.33333333333");
    expect(run("MC C MR", held)).toMatchObject({ entry: "0", memory: "0" });
    expect(run("5 ÷ 0 M+", held)).toMatchObject({ memory: held.memory, fault: "dividesByZero" });
  });

  it("writes a line where something was computed, and goes on where it was left", () => {
    const lines = (keys: string) =>
      keysOf(keys).reduce(
        ({ state, tape }, key) => {
          const next = press(state, key);
          return { state: next, tape: withLine(tape, state, next) };
        },
        { state: cleared, tape: [] as readonly string[] },
      ).tape;
    expect(lines("2 + 3 = = × 2 = 5 ÷ 0 = C 7 M+ 1 ÷ 4 a/b")).toEqual(["2+3 = 5", "5×2 = 10"]);
    expect(lines(Array.from({ length: 30 }, () => "1 + 1 =").join(" "))).toHaveLength(20);
    expect(run("+ 1 =", restoredCalculator("41", "0")).entry).toBe("42");
    expect(run("3 =", restoredCalculator("2×", "5"))).toMatchObject({ entry: "6", memory: "5" });
    expect(restoredCalculator("alert(1)", "much")).toEqual(cleared);
  });

  it("reads the keyboard", () => {
    const typed = ["7", "*", "/", "Enter", "Backspace", "Delete", ",", "+", "(", "^", "q", "Tab", ""];
    expect(typed.map(calculatorKey)).toEqual(["7", "×", "÷", "=", "⌫", "C", ".", "+", "(", "^", null, null, null]);
  });
});

/** A number of a tree, and the tree written out with every bracket: its value is reckoned in whole fractions. */
type Tree = number | { readonly sign: "+" | "-" | "×" | "÷"; readonly left: Tree; readonly right: Tree };
type Fraction = readonly [bigint, bigint];

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.integer({ min: 0, max: 999 }),
    fc.record({
      sign: fc.constantFrom("+" as const, "-" as const, "×" as const, "÷" as const),
      left: tie("tree"),
      right: tie("tree"),
    }),
  ),
}));

const written = (one: Tree): string =>
  typeof one === "number" ? String(one) : `(${written(one.left)}${one.sign}${written(one.right)})`;

const binding = { "+": 1, "-": 1, "×": 2, "÷": 2 };
/** With no bracket that the usual rules make needless. */
const spare = (one: Tree, least = 0): string => {
  if (typeof one === "number") return String(one);
  const own = binding[one.sign];
  const text = `${spare(one.left, own)}${one.sign}${spare(one.right, own + 1)}`;
  return own < least ? `(${text})` : text;
};

const valueOf = (one: Tree): Fraction | null => {
  if (typeof one === "number") return [BigInt(one), 1n];
  const [left, right] = [valueOf(one.left), valueOf(one.right)];
  if (left === null || right === null) return null;
  const [[a, b], [c, d]] = [left, right];
  if (one.sign === "×") return [a * c, b * d];
  if (one.sign === "÷") return c === 0n ? null : [a * d, b * c];
  return [one.sign === "+" ? a * d + c * b : a * d - c * b, b * d];
};

const size = (value: bigint) => (value < 0n ? -value : value);
const read = (text: string): Fraction => {
  const [mantissa = "", exponent = "0"] = text.split("×10^");
  const places = mantissa.includes(".") ? mantissa.length - mantissa.indexOf(".") - 1 : 0;
  const shift = Number(exponent) - places;
  const digits = BigInt(mantissa.replace(".", ""));
  return shift < 0 ? [digits, 10n ** BigInt(-shift)] : [digits * 10n ** BigInt(shift), 1n];
};

describe("the arithmetic of the calculator", () => {
  it("agrees with fractions of whole numbers to half a unit of the twelfth digit, and so do spare brackets", () => {
    fc.assert(
      fc.property(tree, (one) => {
        const exact = valueOf(one);
        const [whole, short] = [written(one), spare(one)].map(evaluate);
        if (exact === null || !whole?.ok || !short?.ok) {
          expect([exact, whole, short]).toEqual([null, ...Array(2).fill({ ok: false, fault: "dividesByZero" })]);
          return;
        }
        const shown = shownDecimal(whole.value);
        expect(shownDecimal(short.value)).toBe(shown);
        const [n, d] = exact;
        const [rn, rd] = read(shown);
        expect(size(rn * d - n * rd) * 2n * 10n ** 11n <= size(n * rd)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("squares the square root of a number to the same number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 6 }), (units, places) => {
        const number = (units / 10 ** places).toFixed(places);
        const keys = ["√", ...Array.from(number), "=", "²", "="].join(" ");
        expect(run(keys).entry).toBe(String(Number(number)));
      }),
    );
  });

  it("never breaks, whatever is pressed", () => {
    const all = "0 1 2 5 9 . + - × ÷ ^ ² √ ( ) % = ± ⌫ C a/b MC MR M+ M−".split(" ") as CalculatorKey[];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all), { maxLength: 40 }), (keys) => {
        const state = keys.reduce(press, cleared);
        expect(state.entry).toMatch(/^[-\d.+×÷^²√%()M]{1,120}$/);
        expect(state.memory).toMatch(/^-?\d+(\.\d+)?$/);
        expect(restoredCalculator(state.entry, state.memory)).toMatchObject({
          entry: state.entry,
          memory: state.memory,
        });
      }),
      { numRuns: 500 },
    );
  });
});
