import { fraction, gcd, lcm, showFraction, texFraction, texMixed, worth, type Fraction } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

const slashed = ([n, d]: Fraction): string[] => (d === 1 ? [String(n)] : [`${n}/${d}`]);

export const addFractions = defineMathsModel<{ kind: "like" | "unlike" | "subtract" | "mixed" }>({
  name: "add-fractions",
  area: "number",
  skill: "fractionCalculation",
  settings: { 200: { kind: "like" }, 210: { kind: "unlike" }, 220: { kind: "subtract" }, 230: { kind: "mixed" } },
  generate(draw, { kind }) {
    const d = draw.int(5, 12);
    const [bottomA, bottomB] =
      kind === "like" ? [d, d] : [draw.pick([2, 3, 4, 5, 6, 8]), draw.pick([3, 4, 5, 6, 9, 10])];
    const whole = kind === "mixed" ? 1 : 0;
    const [a, b] = [
      draw.int(1, bottomA - 1) + whole * bottomA * draw.int(1, 3),
      draw.int(1, bottomB - 1) + whole * bottomB,
    ];
    const sign = kind === "subtract" || kind === "mixed" ? -1 : 1;
    if ((kind !== "like" && bottomA === bottomB) || gcd(a, bottomA) > 1 || gcd(b, bottomB) > 1) return undefined;
    const right = fraction(a * bottomB + sign * b * bottomA, bottomA * bottomB);
    if (right[0] <= 0 || (kind === "like" && right[0] >= right[1])) return undefined;
    const common = lcm(bottomA, bottomB);
    const symbol = sign > 0 ? "+" : "-";
    const latex = `${texMixed([a, bottomA])} ${symbol} ${texMixed([b, bottomB])}`;
    const [left, other] = [(a * common) / bottomA, (b * common) / bottomB];
    const bottomDifference = bottomA - bottomB;
    const wrong = {
      addsTopsAndBottoms:
        sign > 0 ? fraction(a + b, bottomA + bottomB) : fraction(Math.abs(a - b) || 1, Math.abs(bottomDifference) || 1),
      keepsTheTops: fraction(Math.abs(a + sign * b) || 1, common),
      multipliesInstead: fraction(a * b, bottomA * bottomB),
      slipsByOne: fraction(right[0] + 1, right[1]),
      takesTheWrongSign: fraction(Math.abs(left - sign * other) || 1, common),
    };
    const showAnswer = (value: readonly number[]) => (kind === "mixed" ? maths(texMixed(value)) : showFraction(value));
    const over = (top: number) => `\\frac{${top}}{${common}}`;
    const worked = maths(`${over(left)} ${symbol} ${over(other)} = ${over(left + sign * other)}`);
    const explanation = say(
      `Use the bottom number ${common}: ${worked}. The answer is ${showAnswer(right)}.`,
      `通分（公分母 ${common}）：${worked}。结果是 ${showAnswer(right)}。`,
    );
    const shared = {
      stem: say(`Work out ${maths(latex)}.`, `计算 ${maths(latex)}。`),
      explanation,
      features: { steps: kind === "like" ? 1 : 3, fraction: true },
      holds: (value: readonly number[]) => Math.abs(worth(value) - sign * (b / bottomB) - a / bottomA) < 1e-9,
    };
    return { ...shared, ask: { type: "single_choice", right, wrong, show: showAnswer, worth } };
  },
});

/** Typed answers: a fraction such as 3/4 or its decimal. */
export const fractionEntry = defineMathsModel<{ divide: boolean }>({
  name: "multiply-fractions-entry",
  area: "number",
  skill: "fractionCalculation",
  settings: { 210: { divide: false }, 220: { divide: true } },
  generate(draw, { divide }) {
    const [b, d] = [draw.pick([2, 4, 5, 8]), draw.pick([2, 4, 5, 10])];
    const [a, c] = [draw.int(1, b - 1), draw.int(1, d - 1)];
    if (gcd(a, b) > 1 || gcd(c, d) > 1 || (a === c && b === d)) return undefined;
    const right = divide ? fraction(a * d, b * c) : fraction(a * c, b * d);
    if (1000 % right[1] !== 0) return undefined;
    const value = right[0] / right[1];
    const latex = `\\frac{${a}}{${b}} ${divide ? "\\div" : "\\times"} \\frac{${c}}{${d}}`;
    const working = divide
      ? `\\frac{${a}}{${b}} \\times \\frac{${d}}{${c}} = ${texFraction(right)}`
      : `\\frac{${a} \\times ${c}}{${b} \\times ${d}} = ${texFraction(right)}`;
    return {
      stem: say(
        `Work out ${maths(latex)}. You may type a fraction such as 3/4 or a decimal.`,
        `计算 ${maths(latex)}。可以输入分数（如 3/4）或小数。`,
      ),
      ask: { type: "numeric_entry", right: value, accepted: slashed(right) },
      explanation: divide
        ? say(
            `Dividing by a fraction is multiplying by its reciprocal: ${maths(working)}. As a decimal it is ` +
              `${num(value)}.`,
            `除以一个分数等于乘它的倒数：${maths(working)}，化成小数是 ${num(value)}。`,
          )
        : say(
            `Multiply the tops and multiply the bottoms: ${maths(working)}. As a decimal it is ${num(value)}.`,
            `分子乘分子，分母乘分母：${maths(working)}，化成小数是 ${num(value)}。`,
          ),
      features: { steps: 2, fraction: true },
      holds: (entry: number) => Math.abs(divide ? entry * (c / d) - a / b : entry / (c / d) - a / b) < 1e-9,
    };
  },
});
