import { texPolynomial } from "../../../engine/algebra";
import { maths, num, say, tex } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

export const satRationalEquation = defineSatMathModel({
  name: "sat-rational-equation",
  domain: "advanced",
  skill: "rationalRadical",
  kinds: {
    medium: (draw) => {
      const [x, a, k] = [draw.int(3, 12), draw.int(1, 6), draw.int(2, 6)];
      const top = k * (x - a);
      if (x <= a || top === k) return undefined;
      const equation = `\\frac{${top}}{x - ${a}} = ${k}`;
      return {
        stem: `${maths(equation)}\nWhat value of ${maths("x")} satisfies the given equation?`,
        ask: {
          type: "single_choice",
          right: x,
          wrong: {
            subtractsTheConstant: x - 2 * a,
            forgetsTheConstant: x - a,
            losesTheBracket: Math.round((top + a) / k),
            multipliesTheWrongWay: top * k + a,
            slips: x + 1,
          },
          show: num,
        },
        explanation: say(
          `Multiply by the denominator: ${maths(`${top} = ${k}(x - ${a})`)}. So ${maths(`x - ${a} = ${x - a}`)} and ` +
            `${maths(`x = ${x}`)}.`,
          `两边乘分母：${maths(`${top} = ${k}(x - ${a})`)}。于是 ${maths(`x - ${a} = ${x - a}`)}，` +
            `${maths(`x = ${x}`)}。`,
        ),
        features: { steps: 2, fraction: true },
        holds: (value: number) => Math.abs(top / (value - a) - k) < 1e-9,
      };
    },
    hard: (draw) => {
      const [p, q] = [draw.int(2, 9), draw.int(1, 8)];
      const [b, c] = [p - q, p * q];
      if (b <= 0 || p <= q) return undefined;
      return {
        stem: `${maths(`x - ${b} = \\frac{${c}}{x}`)}\nWhat is the positive solution to the given equation?`,
        ask: entry(p),
        explanation: say(
          `Multiply by ${maths("x")}: ${maths(`x^{2} - ${b === 1 ? "" : b}x - ${c} = 0`)}, that is ` +
            `${maths(`(x - ${p})(x + ${q}) = 0`)}. The positive solution is ${maths(`x = ${p}`)}.`,
          `两边乘 ${maths("x")}：${maths(`x^{2} - ${b === 1 ? "" : b}x - ${c} = 0`)}，即 ` +
            `${maths(`(x - ${p})(x + ${q}) = 0`)}。正数解是 ${maths(`x = ${p}`)}。`,
        ),
        features: { steps: 3, fraction: true },
        holds: (value: number) => value > 0 && Math.abs(value - b - c / value) < 1e-9,
      };
    },
  },
});

export const satRadicalEquation = defineSatMathModel({
  name: "sat-radical-equation",
  domain: "advanced",
  skill: "rationalRadical",
  discrimination: 1.4,
  kinds: {
    medium: (draw) => {
      const [a, b, r] = [draw.int(2, 6), draw.int(1, 12), draw.int(3, 9)];
      const c = draw.int(1, 6);
      const right = (r * r - b) / a;
      if (!Number.isInteger(right) || right <= 0) return undefined;
      return {
        stem:
          `${maths(`\\sqrt{${a}x + ${b}} + ${c} = ${r + c}`)}\nWhat value of ${maths("x")} satisfies the ` +
          `given equation?`,
        ask: entry(right),
        explanation: say(
          `${maths(`\\sqrt{${a}x + ${b}} = ${r}`)}; squaring gives ${maths(`${a}x + ${b} = ${r * r}`)}, so ` +
            `${maths(`x = ${right}`)}.`,
          `${maths(`\\sqrt{${a}x + ${b}} = ${r}`)}；两边平方得 ${maths(`${a}x + ${b} = ${r * r}`)}，所以 ` +
            `${maths(`x = ${right}`)}。`,
        ),
        features: { steps: 3 },
        holds: (value: number) => Math.abs(Math.sqrt(a * value + b) - r) < 1e-9,
      };
    },
    hard: (draw) => {
      const [p, q] = [draw.int(2, 9), draw.int(1, 6)];
      const shift = draw.int(1, q);
      const [good, rejected] = [p, -q];
      const linear = p - q + 2 * shift;
      const constant = p * q + shift * shift;
      if (p === q || rejected + shift > -1 || linear < 1) return undefined;
      const names: Readonly<Record<string, string>> = {
        good: maths(`${good}`) + " only",
        extra: maths(tex(rejected)) + " only",
        both: maths(tex(rejected)) + " and " + maths(`${good}`),
        none: "There is no real solution.",
      };
      return {
        stem:
          `${maths(`\\sqrt{${linear === 1 ? "" : linear}x + ${constant}} = x + ${shift}`)}\n` +
          "What are all the real solutions to the given equation?",
        ask: {
          type: "single_choice",
          right: "good",
          wrong: { keepsTheFalseSolution: "both", keepsOnlyTheFalseOne: "extra", rejectsBoth: "none" },
          show: (value: string) => names[value] ?? value,
        },
        explanation: say(
          `Squaring leads to ${maths(`${texPolynomial([1, q - p, -p * q])} = 0`)}, with the solutions ` +
            `${maths(`${good}`)} and ${maths(tex(rejected))}. For ${maths(`x = ${tex(rejected)}`)} the right side is ` +
            `negative, so ${maths(`${good}`)} only.`,
          `两边平方得 ${maths(`${texPolynomial([1, q - p, -p * q])} = 0`)}，解为 ` +
            `${maths(`${good}`)} 和 ${maths(tex(rejected))}。当 ${maths(`x = ${tex(rejected)}`)} 时右边为负，` +
            `所以只有 ${maths(`${good}`)}。`,
        ),
        features: { steps: 4, negative: true },
        holds: (value: string) => {
          const solves = (x: number) => Math.abs(Math.sqrt(linear * x + constant) - x - shift) < 1e-9;
          const found = [good, rejected].filter(solves);
          return (
            value === (found.length === 2 ? "both" : found.length === 0 ? "none" : found[0] === good ? "good" : "extra")
          );
        },
      };
    },
  },
});
