import { fraction, simplestSurd, texFraction, texPolynomial, texSurd } from "../../../engine/algebra";
import { maths, say, signed, tex } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

export const quadraticEquation = defineSatMathModel({
  name: "sat-quadratic-equation",
  domain: "advanced",
  skill: "nonlinearEquations",
  kinds: {
    easy: (draw) => {
      const [a, b] = [draw.int(1, 8), draw.int(3, 12)];
      if (a >= b) return undefined;
      const right = b - a;
      return {
        stem: `${maths(`(x + ${a})^{2} = ${b * b}`)}\nWhat is the positive solution to the given equation?`,
        ask: entry(right),
        explanation: say(
          `The square root of ${b * b} is ${b}: ${maths(`x + ${a} = ${b}`)} gives ${maths(`x = ${right}`)}. The ` +
            `other ` +
            `solution, ${maths(`x = -${a + b}`)}, is negative.`,
          `${b * b} 的平方根是 ${b}：由 ${maths(`x + ${a} = ${b}`)} 得 ${maths(`x = ${right}`)}。另一个解 ` +
            `${maths(`x = -${a + b}`)} 是负数。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => value > 0 && value * value + 2 * a * value + a * a === b * b,
      };
    },
    medium: (draw) => {
      const [a, p, q] = [draw.int(2, 5), draw.int(1, 9), draw.int(2, 9)];
      const right = fraction(q, a);
      if (right[1] === 1 || p === q) return undefined;
      const equation = `${texPolynomial([a, a * p - q, -p * q])} = 0`;
      return {
        stem: `${maths(equation)}\nOne solution to the given equation is negative. What is the positive solution?`,
        ask: entry(right),
        explanation: say(
          `The left side is ${maths(`(${a}x - ${q})(x + ${p})`)}, so ${maths(`x = -${p}`)} or ` +
            `${maths(`x = ${texFraction(right)}`)}.`,
          `左边可分解为 ${maths(`(${a}x - ${q})(x + ${p})`)}，所以 ${maths(`x = -${p}`)} 或 ` +
            `${maths(`x = ${texFraction(right)}`)}。`,
        ),
        features: { steps: 3, fraction: true },
        holds: (value: number) => value > 0 && Math.abs(a * value * value + (a * p - q) * value - p * q) < 1e-9,
      };
    },
    hard: (draw) => {
      const [h, n] = [draw.int(2, 9), draw.int(3, 60)];
      const surd = simplestSurd(n);
      if (surd[1] === 1 || h * h === n) return undefined;
      const equation = `x^{2} - ${2 * h}x ${signed(h * h - n)} = 0`;
      const show = ([middle = 0, outside = 1, inside = 1]: readonly number[]) =>
        maths(`${tex(middle)} + ${texSurd([outside, inside])}`);
      const right = [h, ...surd];
      return {
        stem: `Which of the following is a solution to the equation ${maths(equation)}?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            losesTheSign: [-h, ...surd],
            forgetsToHalve: [2 * h, ...surd],
            halvesTheRootToo: [h, ...simplestSurd(4 * n)],
            takesTheConstant: [h, ...simplestSurd(n + h * h)],
            addsUnderTheRoot: [h, ...simplestSurd(n + 1)],
          },
          show,
        },
        explanation: say(
          `Complete the square: ${maths(`(x - ${h})^{2} = ${n}`)}, so ` +
            `${maths(`x = ${h} \\pm ${texSurd(surd)}`)}. One ` +
            `of the two is ${show(right)}.`,
          `配方：${maths(`(x - ${h})^{2} = ${n}`)}，所以 ${maths(`x = ${h} \\pm ${texSurd(surd)}`)}。其中一个是 ` +
            `${show(right)}。`,
        ),
        features: { steps: 3, fraction: true, close: true },
        holds: ([middle = 0, outside = 1, inside = 1]: readonly number[]) => {
          const x = middle + outside * Math.sqrt(inside);
          return Math.abs(x * x - 2 * h * x + h * h - n) < 1e-9;
        },
      };
    },
  },
});

export const discriminant = defineSatMathModel({
  name: "sat-discriminant",
  domain: "advanced",
  skill: "nonlinearEquations",
  discrimination: 1.4,
  kinds: {
    medium: (draw) => {
      const right = draw.pick(["zero", "one", "two"]);
      const [a, h] = [draw.int(2, 4), draw.int(2, 6)];
      const extra = right === "one" ? 0 : right === "zero" ? draw.int(1, 9) : -draw.int(1, 9);
      const list = [a, -2 * a * h, a * h * h + extra];
      const size = 4 * a * a * h * h - 4 * a * (a * h * h + extra);
      const names: Readonly<Record<string, string>> = {
        zero: "Zero",
        one: "Exactly one",
        two: "Exactly two",
        many: "Infinitely many",
      };
      const verdict = {
        zero: ["negative: no real solution", "负数：没有实数解"],
        one: ["zero: exactly one real solution", "零：恰有一个实数解"],
        two: ["positive: two real solutions", "正数：有两个实数解"],
      }[right] ?? ["", ""];
      const worked = maths(`b^{2} - 4ac = ${4 * a * a * h * h} - ${4 * a * (a * h * h + extra)} = ${tex(size)}`);
      if ((list[2] ?? 0) <= 0) return undefined;
      return {
        stem: `${maths(`${texPolynomial(list)} = 0`)}\nHow many distinct real solutions does the given equation have?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            ...(right === "zero" ? {} : { losesTheSignOfTheProduct: "zero" }),
            ...(right === "one" ? {} : { takesItForASquare: "one" }),
            ...(right === "two" ? {} : { expectsTwoAlways: "two" }),
            takesItForAnIdentity: "many",
          },
          show: (value: string) => names[value] ?? value,
          size: (value: string) => Object.keys(names).indexOf(value),
        },
        explanation: say(
          `The discriminant is ${worked}, which is ${verdict[0] ?? ""}.`,
          `判别式 ${worked}，是${verdict[1] ?? ""}。`,
        ),
        features: { steps: 2, close: true },
        holds: (value: string) => {
          const least = a * h * h - 2 * a * h * h + (list[2] ?? 0);
          return value === (least > 0 ? "zero" : least === 0 ? "one" : "two");
        },
      };
    },
    hard: (draw) => {
      const [a, b] = [draw.int(2, 9), draw.int(3, 15)];
      const right = fraction(b * b, 4 * a);
      if (Math.abs(right[0]) > 99 || right[1] === 1) return undefined;
      return {
        stem:
          `In the equation ${maths(`${a}x^{2} - ${b}x + c = 0`)}, ${maths("c")} is a constant. The equation has ` +
          `exactly ` +
          `one real solution. What is the value of ${maths("c")}?`,
        ask: entry(right),
        explanation: say(
          `The discriminant is zero: ${maths(`${b}^{2} - 4 \\times ${a}c = 0`)}, so ` +
            `${maths(`c = \\frac{${b * b}}{${4 * a}}`)}, that is ${maths(texFraction(right))}.`,
          `判别式为零：${maths(`${b}^{2} - 4 \\times ${a}c = 0`)}，所以 ` +
            `${maths(`c = \\frac{${b * b}}{${4 * a}}`)}，即 ` +
            `${maths(texFraction(right))}。`,
        ),
        features: { steps: 3, fraction: true },
        holds: (value: number) => Math.abs(a * (b / (2 * a)) ** 2 - b * (b / (2 * a)) + value) < 1e-9,
      };
    },
  },
});

export const absoluteValueEquation = defineSatMathModel({
  name: "sat-absolute-value-equation",
  domain: "advanced",
  skill: "nonlinearEquations",
  discrimination: 1.2,
  kinds: {
    medium: (draw) => {
      const [a, b, c] = [draw.int(2, 5), draw.int(2, 12), draw.int(4, 20)];
      const [high, low] = [(c + b) / a, (b - c) / a];
      if (!Number.isInteger(high) || !Number.isInteger(low) || low >= 0 || high === -low) return undefined;
      const asksSum = draw.pick([true, false]);
      const right = asksSum ? high + low : low;
      return {
        stem: asksSum
          ? `${maths(`|${a}x - ${b}| = ${c}`)}\nWhat is the sum of the solutions to the given equation?`
          : `${maths(`|${a}x - ${b}| = ${c}`)}\nWhat is the negative solution to the given equation?`,
        ask: entry(right),
        explanation: say(
          `Either ${maths(`${a}x - ${b} = ${c}`)} or ${maths(`${a}x - ${b} = -${c}`)}: ${maths(`x = ${high}`)} or ` +
            `${maths(`x = ${tex(low)}`)}${asksSum ? `, and ${maths(`${high} ${signed(low)} = ${tex(right)}`)}` : ""}.`,
          `${maths(`${a}x - ${b} = ${c}`)} 或 ${maths(`${a}x - ${b} = -${c}`)}，得 ${maths(`x = ${high}`)} 或 ` +
            `${maths(`x = ${tex(low)}`)}${asksSum ? `，和为 ${maths(`${high} ${signed(low)} = ${tex(right)}`)}` : ""}。`,
        ),
        features: { steps: 3, negative: true },
        holds: (value: number) =>
          asksSum ? Math.abs(value - (2 * b) / a) < 1e-9 : value < 0 && Math.abs(a * value - b) === c,
      };
    },
  },
});
