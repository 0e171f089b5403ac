import { range } from "../../engine/algebra";
import type { Draw } from "../../engine/draw";
import { defineMathsModel, type ItemDraft } from "../../engine/model";
import { maths, num, say } from "../../engine/words";

const lastDigit = (draw: Draw): ItemDraft | undefined => {
  const base = draw.pick([3, 7, 8, 12, 13, 17]);
  const exponent = draw.int(21, 98);
  const powers = range(1, 4).map((power) => base ** power % 10);
  const shown = powers.slice(0, powers.findIndex((digit, k) => (digit * base) % 10 === powers[0] && k > 0) + 1);
  const period = shown.length;
  const rest = exponent % period;
  const entry = rest === 0 ? period : rest;
  const right = shown[entry - 1] ?? 0;
  const [one = 0, other = 0, third = base % 10] = shown.filter((digit) => digit !== right);
  return {
    stem: say(
      `What is the last digit of ${maths(`${base}^{${exponent}}`)}?`,
      `${maths(`${base}^{${exponent}}`)} 的个位数字是多少？`,
    ),
    ask: {
      type: "single_choice",
      right,
      wrong: {
        slipsOnePlaceInTheCycle: one,
        startsTheCycleLate: other,
        takesTheBase: third,
        multipliesOnly: (base * exponent) % 10,
        takesTheExponent: exponent % 10,
        takesNone: 0,
      },
      show: num,
    },
    explanation: say(
      `The last digits of the powers repeat every ${period}: ${shown.join(", ")}. ` +
        `${maths(`${exponent} \\div ${period}`)} leaves ${rest}, so the answer is entry ${entry} of the cycle: ` +
        `${right}.`,
      `各次幂的个位数字每 ${period} 个一循环：${shown.join("，")}。${maths(`${exponent} \\div ${period}`)} 余 ${rest}，` +
        `取循环中的第 ${entry} 个，得 ${right}。`,
    ),
    features: { steps: 4, large: true },
    holds: (value) => Number(BigInt(base) ** BigInt(exponent) % 10n) === value,
  };
};

export const modular = defineMathsModel<"last" | "remainders">({
  name: "last-digit-and-remainder",
  area: "number",
  skill: "numberTheory",
  settings: { 250: "last", 260: "remainders" },
  generate(draw, kind) {
    if (kind === "last") return lastDigit(draw);
    const [p, q] = draw.pick([
      [5, 7],
      [5, 8],
      [7, 9],
      [5, 9],
      [7, 8],
      [4, 9],
    ] as const);
    const [a, b] = [draw.int(1, p - 1), draw.int(1, q - 1)];
    const list = range(0, p).map((k) => b + k * q);
    const right = list.find((value) => value % p === a) ?? 0;
    if (a === b || right < 2 * q) return undefined;
    const tried = list.slice(0, list.indexOf(right) + 1);
    return {
      stem: say(
        `What is the smallest positive number that leaves remainder ${a} when divided by ${p} and remainder ${b} ` +
          "when " +
          `divided by ${q}?`,
        `除以 ${p} 余 ${a}、除以 ${q} 余 ${b} 的最小正整数是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          looksAtTheSecondOnly: right - q,
          looksAtTheFirstOnly: right - p,
          slipsFar: p * q + a + b,
          takesTheNext: right + p * q,
          stepsOnceTooFar: right + q,
          slipsByOne: right + 1,
        },
        show: num,
      },
      explanation: say(
        `Numbers with remainder ${b} after division by ${q} are ${tried.join(", ")}, … Divided by ${p}, the first of ` +
          `them that leaves ${a} is ${right}.`,
        `除以 ${q} 余 ${b} 的数依次是 ${tried.join("，")}，……其中第一个除以 ${p} 余 ${a} 的是 ${right}。`,
      ),
      features: { steps: 4 },
      holds: (value: number) => (value - a) % p === 0 && (value - b) % q === 0 && value > 0 && value <= p * q,
    };
  },
});
