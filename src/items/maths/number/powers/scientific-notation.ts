import { near } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, say, tidy } from "../../../engine/words";

export const scientific = defineMathsModel<"write" | "multiply" | "add">({
  name: "scientific-notation",
  area: "number",
  skill: "scientificNotation",
  settings: { 220: "write", 230: "multiply", 240: "add" },
  generate(draw, kind) {
    const show = ([mantissa = 0, exponent = 0]: readonly number[]) =>
      maths(`${tidy(mantissa)} \\times 10^{${exponent}}`);
    const value = ([mantissa = 0, exponent = 0]: readonly number[]) => mantissa * 10 ** exponent;
    if (kind === "write") {
      const digits = draw.int(11, 98);
      const power = draw.int(3, 4);
      if (digits % 10 === 0) return undefined;
      const written = `0.${"0".repeat(power - 1)}${digits}`;
      const right = [digits / 10, -power] as const;
      return {
        stem: say(`Write ${written} in scientific notation.`, `用科学记数法表示 ${written}。`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            losesTheMinus: [digits / 10, power],
            countsOnlyTheZeros: [digits / 10, 1 - power],
            countsAllDigits: [digits / 10, -power - 1],
            leavesTwoDigits: [digits, -power - 2],
          },
          show,
          size: value,
        },
        explanation: say(
          `The point moves ${power} places to stand behind the first digit that is not 0: ${show(right)}.`,
          `小数点向右移动 ${power} 位，移到第一个非零数字之后：${show(right)}。`,
        ),
        features: { steps: 1, negative: true },
        holds: (candidate: readonly number[]) =>
          near(value(candidate) / Number(written), 1) && (candidate[0] ?? 0) < 10,
      };
    }
    const [a, b] = [draw.int(2, 9), draw.int(2, 9)];
    const [m, n] = [draw.int(4, 9), -draw.int(2, 3)];
    if (kind === "multiply") {
      const product = a * b;
      const right = product >= 10 ? ([product / 10, m + n + 1] as const) : ([product, m + n] as const);
      const latex = `(${a} \\times 10^{${m}}) \\times (${b} \\times 10^{${n}})`;
      if (product < 10 || product % 10 === 0) return undefined;
      return {
        stem: say(`Work out ${maths(latex)} in scientific notation.`, `计算 ${maths(latex)}，结果用科学记数法表示。`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsToShift: [product / 10, m + n],
            multipliesTheExponents: [product / 10, m * n],
            subtractsTheExponents: [product / 10, m - n + 1],
            addsTheFirstNumbers: [a + b > 9 ? (a + b) / 10 : a + b, m + n],
          },
          show,
          size: value,
        },
        explanation: say(
          `Multiply the numbers and add the exponents: ${maths(`${product} \\times 10^{${m + n}}`)}. In ` +
            `scientific notation this is ${show(right)}.`,
          `数相乘，指数相加：${maths(`${product} \\times 10^{${m + n}}`)}，用科学记数法写成 ${show(right)}。`,
        ),
        features: { steps: 3, negative: true },
        holds: (candidate: readonly number[]) =>
          near(value(candidate) / (a * 10 ** m * b * 10 ** n), 1) && (candidate[0] ?? 0) < 10,
      };
    }
    const right = [tidy(a + b / 10), m] as const;
    const latex = `${a} \\times 10^{${m}} + ${b} \\times 10^{${m - 1}}`;
    if (a === b) return undefined;
    return {
      stem: say(`Work out ${maths(latex)} in scientific notation.`, `计算 ${maths(latex)}，结果用科学记数法表示。`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          addsWithoutAligning: [a + b > 9 ? (a + b) / 10 : a + b, a + b > 9 ? m + 1 : m],
          addsTheExponents: [tidy(a + b / 10), 2 * m - 1],
          shiftsTheWrongNumber: [tidy(b + a / 10), m],
          takesTheLowerExponent: [tidy(a + b / 10), m - 1],
        },
        show,
        size: value,
      },
      explanation: say(
        `Write both with ${maths(`10^{${m}}`)}: ` +
          `${maths(`${b} \\times 10^{${m - 1}} = ${b / 10} \\times 10^{${m}}`)}. The sum is ${show(right)}.`,
        `统一成 ${maths(`10^{${m}}`)}：${maths(`${b} \\times 10^{${m - 1}} = ${b / 10} \\times 10^{${m}}`)}，和是 ` +
          `${show(right)}。`,
      ),
      features: { steps: 3, close: true },
      holds: (candidate: readonly number[]) =>
        near(value(candidate) / (a * 10 ** m + b * 10 ** (m - 1)), 1) && (candidate[0] ?? 0) < 10,
    };
  },
});
