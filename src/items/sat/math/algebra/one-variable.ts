import { fraction, texFraction, texPolynomial } from "../../../engine/algebra";
import { maths, num, say, signed, tex } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

export const satLinearEquation = defineSatMathModel({
  name: "sat-linear-equation",
  domain: "algebra",
  skill: "linearEquationsOne",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const [a, b, c, x] = [draw.int(3, 8), draw.int(2, 9), draw.int(4, 15), draw.int(3, 12)];
      const total = a * (x - b) + c;
      if (x === b) return undefined;
      const equation = `${a}(x - ${b}) + ${c} = ${tex(total)}`;
      return {
        stem: `${maths(equation)}\nWhat value of ${maths("x")} is the solution to the given equation?`,
        ask: entry(x),
        explanation: say(
          `Subtract ${c} from both sides: ${maths(`${a}(x - ${b}) = ${tex(total - c)}`)}. Divide by ${a}: ` +
            `${maths(`x - ${b} = ${tex(x - b)}`)}, so ${maths(`x = ${x}`)}.`,
          `两边减去 ${c}：${maths(`${a}(x - ${b}) = ${tex(total - c)}`)}。两边除以 ${a}：` +
            `${maths(`x - ${b} = ${tex(x - b)}`)}，所以 ${maths(`x = ${x}`)}。`,
        ),
        features: { steps: 2, negative: x < b },
        holds: (value: number) => a * value === total - c + a * b,
      };
    },
    medium: (draw) => {
      const [a, b, c, d] = [draw.int(4, 9), draw.int(2, 7), draw.int(2, 3), draw.int(3, 20)];
      const x = draw.pick([-1, 1]) * draw.int(2, 9);
      const scale = draw.pick([2, 3, 5]);
      const constant = (a - c) * x + a * b - c * d;
      if (constant === 0 || c * d + constant === 0 || a === c) return undefined;
      const equation = `${a}(x + ${b}) = ${c}(x + ${d}) ${signed(constant)}`;
      const asked = `${scale}x + 1`;
      const right = scale * x + 1;
      return {
        stem: `If ${maths(equation)}, what is the value of ${maths(asked)}?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            stopsAtTheUnknown: x,
            forgetsTheConstant: scale * x,
            losesTheBracket: scale * Math.round((c * d + constant - b) / (a - c)) + 1,
            losesTheSign: -scale * x + 1,
            addsTheUnknowns: scale * Math.round((c * d + constant - a * b) / (a + c)) + 1,
            slips: scale * (x + 1) + 1,
          },
          show: num,
        },
        explanation: say(
          `Multiply out: ${maths(`${a}x + ${a * b} = ${c}x ${signed(c * d + constant)}`)}. Collect: ` +
            `${maths(`${a - c === 1 ? "" : a - c}x = ${tex((a - c) * x)}`)}, so ${maths(`x = ${x}`)} and ` +
            `${maths(`${asked} = ${right}`)}.`,
          `去括号：${maths(`${a}x + ${a * b} = ${c}x ${signed(c * d + constant)}`)}。移项合并：` +
            `${maths(`${a - c === 1 ? "" : a - c}x = ${tex((a - c) * x)}`)}，得 ${maths(`x = ${x}`)}，于是 ` +
            `${maths(`${asked} = ${right}`)}。`,
        ),
        features: { steps: 3, negative: x < 0 },
        holds: (value: number) => {
          const root = (value - 1) / scale;
          return Math.abs(a * (root + b) - c * (root + d) - constant) < 1e-9;
        },
      };
    },
  },
});

export const fractionEquation = defineSatMathModel({
  name: "sat-fraction-equation",
  domain: "algebra",
  skill: "linearEquationsOne",
  kinds: {
    medium: (draw) => {
      const [p, q] = draw.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [4, 5],
      ] as const);
      const [b, c] = [draw.int(1, 7), draw.int(2, 9)];
      const right = fraction(p * q * c - q * b, p + q);
      if (right[1] === 1 || Math.abs(right[0]) > 99 || right[0] <= 0) return undefined;
      const equation = `\\frac{x + ${b}}{${p}} + \\frac{x}{${q}} = ${c}`;
      return {
        stem: `${maths(equation)}\nWhat is the solution to the given equation?`,
        ask: entry(right),
        explanation: say(
          `Multiply by ${p * q}: ${maths(`${q}(x + ${b}) + ${p}x = ${p * q * c}`)}. Then ` +
            `${maths(`${p + q}x = ${p * q * c - q * b}`)} and ${maths(`x = ${texFraction(right)}`)}.`,
          `两边同乘 ${p * q}：${maths(`${q}(x + ${b}) + ${p}x = ${p * q * c}`)}。于是 ` +
            `${maths(`${p + q}x = ${p * q * c - q * b}`)}，${maths(`x = ${texFraction(right)}`)}。`,
        ),
        features: { steps: 3, fraction: true },
        holds: (value: number) => Math.abs((value + b) / p + value / q - c) < 1e-9,
      };
    },
  },
});

const counts: Readonly<Record<string, string>> = {
  zero: "Zero",
  one: "Exactly one",
  two: "Exactly two",
  infinite: "Infinitely many",
};

export const solutionCount = defineSatMathModel({
  name: "sat-number-of-solutions",
  domain: "algebra",
  skill: "linearEquationsOne",
  discrimination: 1.4,
  kinds: {
    medium: (draw) => {
      const [a, b, c] = [draw.int(2, 6), draw.int(2, 9), draw.int(2, 9)];
      const right = draw.pick(["zero", "one", "infinite"]);
      const slope = right === "one" ? a + draw.pick([-1, 1]) : a;
      const constant = right === "infinite" ? a * b + c : a * b - c;
      const equation = `${a}(x + ${b}) + ${c} = ${texPolynomial([slope, constant])}`;
      const left = maths(texPolynomial([a, a * b + c]));
      const verdict =
        {
          zero: say("no value can satisfy it", "没有值能使它成立"),
          one: say("it has exactly one solution", "恰有一个解"),
          infinite: say("both sides are the same, and every value satisfies it", "两边完全相同，任何值都能使它成立"),
        }[right] ?? say("", "");
      return {
        stem: `${maths(equation)}\nHow many solutions does the given equation have?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            ...(right === "zero" ? {} : { comparesTheSlopesOnly: "zero" }),
            ...(right === "one" ? {} : { countsTheUnknowns: "one" }),
            ...(right === "infinite" ? {} : { overlooksTheConstants: "infinite" }),
            takesItForQuadratic: "two",
          },
          show: (value: string) => counts[value] ?? value,
          size: (value: string) => Object.keys(counts).indexOf(value),
        },
        explanation: say(
          `The left side is ${left}, the right side ${maths(texPolynomial([slope, constant]))}: ${verdict.en}.`,
          `左边化简为 ${left}，右边是 ${maths(texPolynomial([slope, constant]))}：${verdict.zh}。`,
        ),
        features: { steps: 3, close: true },
        holds: (value: string) => {
          const differs = (x: number) => a * (x + b) + c - (slope * x + constant);
          const found = differs(0) !== differs(1) ? "one" : differs(0) === 0 ? "infinite" : "zero";
          return value === found;
        },
      };
    },
    hard: (draw) => {
      const [p, q, b, c] = [draw.int(2, 5), draw.int(2, 6), draw.int(1, 9), draw.int(2, 9)];
      const right = p * q;
      if (p === q || c % p === 0) return undefined;
      const equation = `\\frac{k}{${p}}x + ${b} = ${q}(x + ${c})`;
      return {
        stem:
          `${maths(equation)}\nIn the given equation, ${maths("k")} is a constant. The equation has no solution. ` +
          `What is the value of ${maths("k")}?`,
        ask: entry(right),
        explanation: say(
          `No value works when both sides grow alike but differ: ${maths(`\\frac{k}{${p}} = ${q}`)} while ` +
            `${maths(`${b} \\ne ${q * c}`)}. So ${maths(`k = ${right}`)}.`,
          `两边的一次项系数相同而常数项不同时无解：${maths(`\\frac{k}{${p}} = ${q}`)}，且 ` +
            `${maths(`${b} \\ne ${q * c}`)}。所以 ${maths(`k = ${right}`)}。`,
        ),
        features: { steps: 3, fraction: true },
        holds: (value: number) => Math.abs(value / p - q) < 1e-9 && b !== q * c,
      };
    },
  },
});
