import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Localized } from "../../../src/contract/item/content";
import type { Interaction, ItemKey } from "../../../src/contract/item/item";
import { isReadable, readNumber } from "../../../src/contract/item/number-forms";
import { scoreAnswer } from "../../../src/items/scoring/score";

const units: Record<string, Localized> = {
  none: {},
  cm: { en: "cm", zh: "cm" },
  area: { en: "km²", zh: "km²" },
  money: { en: "dollars", zh: "元" },
  percent: { en: "%", zh: "%" },
  apples: { en: "apples", zh: "个苹果" },
  degrees: { en: "degrees", zh: "度" },
  speed: { en: "km/h", zh: "千米/时" },
};
const asking = (unit: Localized = {}): Interaction => ({ type: "numeric_entry", max_length: 40, unit });
const markOf = (text: string, value: number, unit?: Localized): string => {
  const key: ItemKey = { type: "numeric_entry", value, tolerance: 0, accepted: [] };
  return scoreAnswer(key, asking(unit), { type: "numeric_entry", text }).mark;
};

describe("texts that are numbers", () => {
  it.each([
    ["none", "x=-7", -7],
    ["none", "x = −7", -7],
    ["none", "ｘ＝－７", -7],
    ["none", "AC = 12", 12],
    ["none", "= 12", 12],
    ["none", "$22", 22],
    ["none", "￥22", 22],
    ["money", "$22", 22],
    ["money", "-$22.50", -22.5],
    ["money", "$-22.50", -22.5],
    ["money", "22 dollars", 22],
    ["money", "２２元", 22],
    ["money", "22块钱", 22],
    ["cm", "4 cm", 4],
    ["cm", "4cm.", 4],
    ["cm", "4 CM", 4],
    ["cm", "h=4㎝", 4],
    ["cm", "4 centimetres", 4],
    ["cm", "4厘米", 4],
    ["cm", "4公分", 4],
    ["cm", "½ cm", 0.5],
    ["area", "18 km²", 18],
    ["area", "18 km^2", 18],
    ["area", "18km2", 18],
    ["area", "18㎢", 18],
    ["area", "18 square kilometers", 18],
    ["area", "18平方公里", 18],
    ["percent", "28%", 28],
    ["percent", "28 ％", 28],
    ["percent", "28 per cent", 28],
    ["percent", "百分之28", 28],
    ["apples", "5 apples", 5],
    ["apples", "5 apple", 5],
    ["apples", "5个苹果", 5],
    ["speed", "60 km/h", 60],
    ["none", "2 365", 2365],
    ["none", "2\u202f365", 2365],
    ["none", "2\u00a0365", 2365],
    ["none", "2'365", 2365],
    ["none", "2，365", 2365],
    ["none", "1 234 567.5", 1_234_567.5],
    ["none", "1 234,5", 1234.5],
    ["none", "1.234,5", 1234.5],
    ["none", "1.234.567", 1_234_567],
    ["none", "1,234", 1234],
    ["none", "1.234", 1.234],
    ["none", "1,5", 1.5],
    ["none", "0,750", 0.75],
    ["none", "1234,567", 1234.567],
    ["none", "3。5", 3.5],
    ["none", "2 1/4", 2.25],
    ["none", "-2 1/4", -2.25],
    ["none", "2¼", 2.25],
    ["none", "2 ¼", 2.25],
    ["none", "2又1/4", 2.25],
    ["none", "2 365 1/4", 2365.25],
    ["none", "１／４", 0.25],
    ["none", "0", 0],
    ["none", "0.5.", 0.5],
    ["none", "0.5。", 0.5],
    ["none", "1/2.", 0.5],
    ["none", "(1/2)", 0.5],
    ["none", "（1/2）。", 0.5],
    ["none", "-(1/2)", -0.5],
    ["none", "(−5)", -5],
    ["none", "x = (1/2)", 0.5],
    ["cm", "(5 cm)", 5],
    ["cm", "(1/2) cm.", 0.5],
    ["none", "1÷2", 0.5],
    ["none", "1 ÷ 2", 0.5],
    ["none", "2-1/4", 2.25],
    ["none", "2–1/4", 2.25],
    ["none", "-2-1/4", -2.25],
    ["none", "2 and 1/4", 2.25],
    ["none", "负5", -5],
    ["none", "負 5", -5],
    ["none", "x=负5", -5],
    ["none", "minus 5", -5],
    ["none", "negative 1/2", -0.5],
    ["none", "零下5度", -5],
    ["none", "12,34,567", 1_234_567],
    ["none", "1,23,456.5", 123_456.5],
    ["none", "12,34,56,789", 123_456_789],
    ["money", "28美元", 28],
    ["money", "28 美金", 28],
    ["money", "28 US dollars", 28],
    ["money", "人民币28元", 28],
    ["none", "28美元", 28],
    ["none", "18 sides", 18],
    ["none", "18 Sides.", 18],
    ["none", "18条边", 18],
    ["none", "18 条边。", 18],
    ["none", "6个", 6],
    ["none", "6个人", 6],
    ["none", "45°", 45],
    ["none", "45º", 45],
    ["none", "45˚", 45],
    ["none", "45 degrees", 45],
    ["none", "45度", 45],
    ["degrees", "45º", 45],
    ["none", "١٢", 12],
    ["none", "۱۲", 12],
    ["none", "१२", 12],
    ["none", "१२٫५", 12.5],
    ["none", "𝟏𝟐", 12],
  ] as const)("%s: %j is %d", (unit, text, value) => {
    expect(readNumber(text, units[unit])).toBe(value);
    expect(markOf(text, value, units[unit])).toBe("right");
  });
});

describe("texts that are no numbers", () => {
  it.each([
    ["none", "nine"],
    ["none", "九"],
    ["none", "28%"],
    ["none", "4 cm"],
    ["cm", "4 m"],
    ["cm", "4 cm²"],
    ["cm", "$4"],
    ["area", "4 km"],
    ["none", "x"],
    ["none", "x="],
    ["none", "x²=9"],
    ["none", "x=2 or x=3"],
    ["none", "1 2"],
    ["none", "0 365"],
    ["none", "1 5/2"],
    ["none", "1.5 1/2"],
    ["none", "12, 13"],
    ["none", "(12, 13)"],
    ["none", "(12,13)"],
    ["none", "(1,234)"],
    ["none", "(1 2)"],
    ["none", "1.2.3."],
    ["none", "x ≥ 7"],
    ["none", "≥7"],
    ["none", "x≠7"],
    ["none", "2 - 1/4"],
    ["none", "2-5/4"],
    ["none", "1.5-1/4"],
    ["none", "1/2-1/4"],
    ["none", "3-2"],
    ["none", "--5"],
    ["none", "负-5"],
    ["none", "2(1/4)"],
    ["none", "(1/2"],
    ["none", "()"],
    ["none", "1,2,345"],
    ["none", "12,34,56"],
    ["none", "5角"],
    ["none", "5个半"],
    ["none", "5个百"],
    ["none", "12 dozen"],
    ["none", "45℃"],
    ["none", "45° 30"],
    ["cm", "12 kg"],
    ["cm", "12°"],
    ["cm", "12 sides"],
    ["money", "12 sides"],
    ["none", "½½"],
    ["none", "½5"],
    ["none", "5²"],
    ["area", "5²"],
    ["none", "1,23,4"],
    ["none", "5,"],
    ["none", "3、4"],
    ["none", "3:4"],
    ["none", "1e3"],
    ["none", "1/0"],
    ["none", "0/0"],
    ["none", "+-2"],
    ["none", "-$-2"],
    ["none", "-"],
    ["none", "."],
    ["none", "$"],
    ["cm", "cm"],
    ["none", ""],
    ["none", " "],
    ["none", "1".repeat(101)],
  ] as const)("%s: %j", (unit, text) => {
    expect(readNumber(text, units[unit])).toBeNull();
  });
});

describe("as properties", () => {
  const someUnit = fc.constantFrom(...Object.values(units));
  const wholes = fc.nat({ max: 999_999_999 });
  const marks = (text: string, separator: string) => text.replace(/\B(?=(\d{3})+$)/g, separator);

  it("every way to write a number reads as that number", () => {
    const signs = fc.constantFrom("", "-", "−", "－", "–", "﹣");
    const fullWidth = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    const styles = fc.constantFrom<readonly [string, string]>(
      ["", "."],
      [",", "."],
      [" ", "."],
      [" ", ","],
      ["\u00a0", ","],
      ["'", "."],
      ["，", "."],
    );
    const places = fc.integer({ min: 1, max: 9999 }).map((digits) => String(digits).padStart(4, "0"));
    fc.assert(
      fc.property(signs, wholes, places, styles, fc.boolean(), (sign, whole, decimals, [group, mark], isWide) => {
        const written = `${sign}${marks(String(whole), group)}${mark}${decimals}`;
        const value = Number(`${sign === "" ? "" : "-"}${whole}.${decimals}`);
        expect(readNumber(isWide ? fullWidth(written) : written)).toBe(value);
      }),
    );
  });

  it("every mixed number reads as whole and fraction together", () => {
    const parts = fc.tuple(wholes, fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(parts, fc.constantFrom(" ", "  ", "又", "\u00a0"), ([whole, top, more], gap) => {
        const bottom = top + more;
        expect(readNumber(`${whole}${gap}${top}/${bottom}`)).toBe(whole + top / bottom);
        expect(readNumber(`-${whole}${gap}${top} / ${bottom}`)).toBe(-(whole + top / bottom));
      }),
    );
  });

  it("numbers with commas for thousands and a point keep their value", () => {
    const digits = fc.stringMatching(/^(?:(?:\d{1,9}|[1-9]\d{0,2}(?:,\d{3}){1,2})(?:\.\d{0,4})?|\.\d{1,4})$/);
    const plain = (text: string) => Number(text.replaceAll(",", ""));
    fc.assert(
      fc.property(fc.constantFrom("", "-", "- ", "+"), digits, fc.option(digits), (sign, top, bottom) => {
        const size = plain(top) / (bottom === null ? 1 : plain(bottom));
        const value = sign.startsWith("-") && size !== 0 ? -size : size;
        expect(readNumber(`${sign}${top}${bottom === null ? "" : `/${bottom}`}`)).toBe(
          Number.isFinite(value) ? value : null,
        );
      }),
    );
  });

  it("label and unit change nothing", () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((number) => number.toFixed(3));
    fc.assert(
      fc.property(value, fc.constantFrom("", "x=", "y = "), fc.constantFrom("", " "), (digits, label, gap) => {
        for (const unit of Object.values(units))
          for (const name of Object.values(unit))
            expect(readNumber(`${label}${digits}${gap}${name}`, unit)).toBe(Number(digits) + 0);
      }),
    );
  });

  it("browser and scorer agree on every text", () => {
    const likely = fc.string({
      unit: fc.constantFrom(..."0123456789.,/ -−+$¥%=x½²又cmk'，。９".split("")),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.oneof(likely, fc.string({ unit: "binary", maxLength: 40 })), someUnit, (text, unit) => {
        const value = readNumber(text, unit);
        expect(isReadable(asking(unit), { type: "numeric_entry", text })).toBe(value !== null);
        if (value === null) expect(["wrong", "skipped"]).toContain(markOf(text, 0, unit));
        else {
          expect(markOf(text, value, unit)).toBe("right");
          expect(markOf(text, value + Math.max(1, Math.abs(value)), unit)).toBe("wrong");
        }
      }),
      { numRuns: 2000 },
    );
  });
});
