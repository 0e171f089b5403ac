import { fraction, showFraction, texFraction, worth } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, signed, tex } from "../../../engine/words";

export const linearEquation = defineMathsModel<"oneStep" | "twoStep" | "bothSides" | "fractions">({
  name: "linear-equation",
  area: "operations",
  skill: "linearEquations",
  settings: { 200: "oneStep", 210: "twoStep", 220: "bothSides", 230: "fractions" },
  generate(draw, kind) {
    const x = draw.int(2, 12);
    const a = draw.int(2, 9);
    const b = draw.int(3, 19);
    if (kind === "oneStep") {
      const total = x * 4 + b;
      const right = total - b;
      return {
        stem: say(`Solve ${maths(`x + ${b} = ${total}`)}.`, `解方程 ${maths(`x + ${b} = ${total}`)}。`),
        ask: { type: "numeric_entry", right },
        explanation: say(
          `Subtract ${b} from both sides: ${maths(`x = ${total} - ${b} = ${right}`)}.`,
          `两边同时减去 ${b}：${maths(`x = ${total} - ${b} = ${right}`)}。`,
        ),
        features: { steps: 1, large: total > 40 },
        holds: (value: number) => value + b === total,
      };
    }
    if (kind === "twoStep") {
      const sign = draw.pick([-1, 1]);
      const total = a * x + sign * b;
      const latex = `${a}x ${signed(sign * b)} = ${tex(total)}`;
      return {
        stem: say(`Solve ${maths(latex)}.`, `解方程 ${maths(latex)}。`),
        ask: {
          type: "single_choice",
          right: x,
          wrong: {
            keepsTheSignWhenMoving: (total + sign * b) / a,
            forgetsToDivide: total - sign * b,
            dividesOnlyTheTotal: Math.round(total / a) + (sign > 0 ? 1 : 0),
            subtractsTheCoefficient: total - sign * b - a,
            oneTooMany: x + 1,
            oneTooFew: x - 1,
          },
          show: num,
        },
        explanation: say(
          `Move ${b} to the other side: ${maths(`${a}x = ${total - sign * b}`)}. Divide by ${a}: ${maths(`x = ${x}`)}.`,
          `移项：${maths(`${a}x = ${total - sign * b}`)}。两边同时除以 ${a}：${maths(`x = ${x}`)}。`,
        ),
        features: { steps: 2, negative: total < 0 },
        holds: (value: number) => a * value + sign * b === total,
      };
    }
    if (kind === "bothSides") {
      const root = draw.pick([-1, 1]) * x;
      const c = draw.int(1, a - 1);
      const d = (a - c) * root + b;
      if (d === 0 || Math.abs(d) === b) return undefined;
      const term = `${c === 1 ? "" : c}x`;
      const one = a - c === 1 ? "" : String(a - c);
      const latex = `${a}x + ${b} = ${term} ${signed(d)}`;
      return {
        stem: say(`Solve ${maths(latex)}.`, `解方程 ${maths(latex)}。`),
        ask: { type: "numeric_entry", right: root },
        explanation: say(
          `Subtract ${maths(term)} from both sides: ${maths(`${one}x + ${b} = ${tex(d)}`)}. Subtract ${b}: ` +
            `${maths(`${one}x = ${tex(d - b)}`)}.${a - c === 1 ? "" : ` Divide by ${a - c}: ${maths(`x = ${root}`)}.`}`,
          `两边减去 ${maths(term)}：${maths(`${one}x + ${b} = ${tex(d)}`)}。两边减去 ${b}：` +
            `${maths(`${one}x = ${tex(d - b)}`)}。${a - c === 1 ? "" : `两边除以 ${a - c}：${maths(`x = ${root}`)}。`}`,
        ),
        features: { steps: 3, negative: root < 0 },
        holds: (value: number) => a * value + b === c * value + d,
      };
    }
    const p = draw.pick([2, 3, 4]);
    const q = draw.pick([3, 5, 6]);
    if (p === q) return undefined;
    const shift = draw.int(1, 5);
    const total = (x - shift) / p + x / q;
    const right = fraction(x, 1);
    if (!Number.isInteger(total) || total === 0) return undefined;
    const latex = `\\frac{x - ${shift}}{${p}} + \\frac{x}{${q}} = ${tex(total)}`;
    return {
      stem: say(`Solve the equation.\n${maths(latex)}`, `解方程。\n${maths(latex)}`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          clearsOnlyTheLeftSide: fraction(total + q * shift, p + q),
          losesTheBracket: fraction(p * q * total + shift, p + q),
          takesTheWrongSign: fraction(p * q * total - q * shift, p + q),
          addsTheDenominators: fraction(total * (p + q) + shift, 2),
          multipliesByOneDenominator: fraction(q * total + shift, 2),
        },
        show: showFraction,
        worth,
      },
      explanation: say(
        `Multiply by ${p * q}: ${maths(`${q}(x - ${shift}) + ${p}x = ${p * q * total}`)}. Then ` +
          `${maths(`${p + q}x = ${p * q * total + q * shift}`)} and ${maths(`x = ${texFraction(right)}`)}.`,
        `两边同乘 ${p * q}：${maths(`${q}(x - ${shift}) + ${p}x = ${p * q * total}`)}。于是 ` +
          `${maths(`${p + q}x = ${p * q * total + q * shift}`)}，${maths(`x = ${texFraction(right)}`)}。`,
      ),
      features: { steps: 4, fraction: true },
      holds: (value: readonly number[]) => Math.abs((worth(value) - shift) / p + worth(value) / q - total) < 1e-9,
    };
  },
});
