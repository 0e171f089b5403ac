import { evaluatePolynomial, fraction, texFraction, texPolynomial, worth } from "../../../engine/algebra";
import { maths, num, say, tex } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

export const lineAndParabola = defineSatMathModel({
  name: "sat-line-and-parabola",
  domain: "advanced",
  skill: "nonlinearSystems",
  discrimination: 1.4,
  kinds: {
    medium: (draw) => {
      const [p, q, m] = [-draw.int(1, 5), draw.int(1, 7), draw.int(1, 4)];
      const c = draw.int(-3, 5);
      const list = [1, m - p - q, p * q + c];
      if (list[1] === 0 || list[2] === 0 || c === 0 || p === -q) return undefined;
      const y = m * q + c;
      return {
        stem:
          `${maths(`y = ${texPolynomial(list)}`)}\n${maths(`y = ${texPolynomial([m, c])}`)}\nThe graphs of the given ` +
          `equations intersect at the point ${maths("(x, y)")} in the ${maths("xy")}-plane, where ` +
          `${maths("x \\gt 0")}. ` +
          `What is the value of ${maths("y")}?`,
        ask: {
          type: "single_choice",
          right: y,
          wrong: {
            givesTheFirstCoordinate: q,
            takesTheOtherPoint: m * p + c,
            losesTheSign: m * -p + c,
            takesTheConstant: list[2] ?? 0,
            forgetsTheConstant: m * q,
          },
          show: num,
        },
        explanation: say(
          `Equal heights: ${maths(`${texPolynomial([1, -p - q, p * q])} = 0`)}, so ${maths(`x = ${tex(p)}`)} or ` +
            `${maths(`x = ${q}`)}. For the positive one ${maths(`y = ${tex(y)}`)}.`,
          `令两式相等：${maths(`${texPolynomial([1, -p - q, p * q])} = 0`)}，得 ${maths(`x = ${tex(p)}`)} 或 ` +
            `${maths(`x = ${q}`)}。取正数解，${maths(`y = ${tex(y)}`)}。`,
        ),
        features: { steps: 4, negative: true },
        holds: (value: number) => {
          const x = (value - c) / m;
          return x > 0 && Math.abs(evaluatePolynomial(list, x) - value) < 1e-9;
        },
      };
    },
    hard: (draw) => {
      const [a, b, m] = [draw.int(1, 5), draw.int(-9, 9), draw.int(-9, 9)];
      const c = draw.int(1, 12);
      const right = fraction(4 * a * c - (b - m) ** 2, 4 * a);
      if (b === 0 || m === 0 || b === m || Math.abs(right[0]) > 99 || right[0] === 0) return undefined;
      return {
        stem:
          `In the ${maths("xy")}-plane, the line ${maths(`y = ${texPolynomial([m, 0])} + k`)}, where ` +
          `${maths("k")} is a ` +
          `constant, intersects the parabola ${maths(`y = ${texPolynomial([a, b, c])}`)} at exactly one point. ` +
          `What is ` +
          `the value of ${maths("k")}?`,
        ask: entry(right),
        explanation: say(
          `${maths(`${texPolynomial([a, b - m, 0])} + (${c} - k) = 0`)} must have one solution: ` +
            `${maths(`${tex((b - m) ** 2)} - ${4 * a}(${c} - k) = 0`)}, so ${maths(`k = ${texFraction(right)}`)}.`,
          `${maths(`${texPolynomial([a, b - m, 0])} + (${c} - k) = 0`)} 恰有一个解：` +
            `${maths(`${tex((b - m) ** 2)} - ${4 * a}(${c} - k) = 0`)}，所以 ${maths(`k = ${texFraction(right)}`)}。`,
        ),
        features: { steps: 4, negative: worth(right) < 0, fraction: right[1] !== 1 },
        holds: (value: number) => {
          const x = (m - b) / (2 * a);
          return Math.abs(evaluatePolynomial([a, b, c], x) - m * x - value) < 1e-9;
        },
      };
    },
  },
});
