import { fraction, texFraction, texPolynomial, worth } from "../../../engine/algebra";
import { maths, say, tex } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

const polynomial = (coefficients: readonly number[]): string => maths(texPolynomial(coefficients));
const agree = (left: (x: number) => number, right: (x: number) => number): boolean =>
  [-2.3, -0.7, 0.6, 1.9, 3.1].every((x) => Math.abs(left(x) - right(x)) < 1e-6);
const valueAt = (list: readonly number[], x: number): number =>
  list.reduce((total, coefficient) => total * x + coefficient, 0);
/** LaTeX of ax + b without a needless 1. */
const binomial = (a: number, b: number): string => texPolynomial([a, b]);

export const equivalentPolynomial = defineSatMathModel({
  name: "sat-equivalent-polynomial",
  domain: "advanced",
  skill: "equivalentExpressions",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const [a, b, c, d, e, f] = [
        draw.int(3, 9),
        draw.int(-6, 6),
        draw.int(1, 9),
        draw.int(1, 5),
        draw.int(-6, 6),
        draw.int(2, 9),
      ];
      if (b === 0 || e === 0 || a <= d || b === e) return undefined;
      const right = [a - d, b - e, c + f];
      const turned = texPolynomial([-d, -e, f]).replace("-", "- ");
      return {
        stem:
          `Which expression is equivalent to ` +
          `${maths(`(${texPolynomial([a, b, c])}) - (${texPolynomial([d, e, -f])})`)}?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            subtractsOnlyTheFirstTerm: [a - d, b + e, c - f],
            losesTheLastSign: [a - d, b - e, c - f],
            adds: [a + d, b + e, c - f],
            losesTheMiddleSign: [a - d, b + e, c + f],
          },
          show: polynomial,
        },
        explanation: say(
          `The minus turns each sign of the second bracket: ` +
            `${maths(`${texPolynomial([a, b, c])} ${turned}`)}` +
            `, which is ${polynomial(right)}.`,
          `去掉第二个括号时每一项都要变号：` +
            `${maths(`${texPolynomial([a, b, c])} ${turned}`)}` +
            `，即 ${polynomial(right)}。`,
        ),
        features: { steps: 2, negative: true },
        holds: (value: readonly number[]) =>
          agree(
            (x) => valueAt(value, x),
            (x) => a * x * x + b * x + c - d * x * x - e * x + f,
          ),
      };
    },
    medium: (draw) => {
      const [a, b, c] = [draw.int(2, 5), draw.pick([-1, 1]) * draw.int(2, 7), draw.pick([-1, 1]) * draw.int(2, 7)];
      const right = [a, a * c + b, b * c];
      if (right[1] === 0 || b === c) return undefined;
      const square = draw.int(2, 6);
      const total = [a - 1, a * c + b - 2 * square, b * c - square * square];
      if (total[1] === 0 || total[2] === 0) return undefined;
      return {
        stem:
          `Which expression is equivalent to ` +
          `${maths(`(${binomial(a, b)})(${binomial(1, c)}) - (${binomial(1, square)})^{2}`)}?`,
        ask: {
          type: "single_choice",
          right: total,
          wrong: {
            squaresTermByTerm: [a - 1, a * c + b, b * c - square * square],
            losesTheBracket: [a - 1, a * c + b + 2 * square, b * c + square * square],
            multipliesTermByTerm: [a - 1, -2 * square, b * c - square * square],
            losesASign: [a - 1, a * c - b - 2 * square, b * c - square * square],
          },
          show: polynomial,
        },
        explanation: say(
          `The product is ${polynomial(right)} and the square ${polynomial([1, 2 * square, square * square])}. The ` +
            `difference is ${polynomial(total)}.`,
          `乘积是 ${polynomial(right)}，平方是 ${polynomial([1, 2 * square, square * square])}。两者之差是 ` +
            `${polynomial(total)}。`,
        ),
        features: { steps: 3, negative: true },
        holds: (value: readonly number[]) =>
          agree(
            (x) => valueAt(value, x),
            (x) => (a * x + b) * (x + c) - (x + square) * (x + square),
          ),
      };
    },
    hard: (draw) => {
      const [p, q, r, s] = [draw.int(2, 5), draw.int(2, 9), draw.int(2, 5), draw.int(2, 9)];
      const right = p * s - q * r;
      if (right === 0 || p === r) return undefined;
      const product = texPolynomial([p * r, 0, 0]).replace("x^{2}", "");
      return {
        stem:
          `The expression ${maths(`${product}x^{2} + bx - ${q * s}`)}, where ${maths("b")} is a constant, is ` +
          `equal to ` +
          `${maths(`(${binomial(p, -q)})(${binomial(r, s)})`)} for all values of ${maths("x")}. What is the value of ` +
          `${maths("b")}?`,
        ask: entry(right),
        explanation: say(
          `The terms in ${maths("x")} of the product are ${maths(`${p * s}x`)} and ${maths(`-${q * r}x`)}, so ` +
            `${maths(`b = ${p * s} - ${q * r} = ${tex(right)}`)}.`,
          `乘积中含 ${maths("x")} 的项是 ${maths(`${p * s}x`)} 和 ${maths(`-${q * r}x`)}，所以 ` +
            `${maths(`b = ${p * s} - ${q * r} = ${tex(right)}`)}。`,
        ),
        features: { steps: 3, negative: right < 0 },
        holds: (value: number) => Math.abs(p * r + value - q * s - (p - q) * (r + s)) < 1e-9,
      };
    },
  },
});

const powers = ([a = 0, b = 0, c = 1]: readonly number[]): string =>
  maths(`${c === 1 ? "" : c}x^{${tex(a)}}y^{${tex(b)}}`);

export const exponentRules = defineSatMathModel({
  name: "sat-exponent-rules",
  domain: "advanced",
  skill: "equivalentExpressions",
  kinds: {
    easy: (draw) => {
      const [a, b, c, d, k] = [draw.int(2, 7), draw.int(2, 7), draw.int(2, 7), draw.int(2, 7), draw.int(2, 4)];
      const right = [a * k + c, b * k + d, 1];
      if (a * k + c === a + k + c || new Set([a, b, c, d]).size < 4) return undefined;
      return {
        stem:
          `Which expression is equivalent to ${maths(`(x^{${a}}y^{${b}})^{${k}}(x^{${c}}y^{${d}})`)}, where ` +
          `${maths("x")} and ${maths("y")} are positive?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            addsTheOuterExponent: [a + k + c, b + k + d, 1],
            multipliesAllExponents: [a * k * c, b * k * d, 1],
            raisesOnlyTheFirst: [a * k + c, b + d, 1],
            raisesBothFactors: [(a + c) * k, (b + d) * k, 1],
          },
          show: powers,
        },
        explanation: say(
          `A power of a power multiplies exponents: ${maths(`x^{${a * k}}y^{${b * k}}`)}. A product adds them: ` +
            `${powers(right)}.`,
          `幂的乘方，指数相乘：${maths(`x^{${a * k}}y^{${b * k}}`)}。同底数幂相乘，指数相加：${powers(right)}。`,
        ),
        features: { steps: 2 },
        holds: ([p = 0, q = 0]: readonly number[]) =>
          Math.abs(
            p * Math.log(2) +
              q * Math.log(3) -
              k * (a * Math.log(2) + b * Math.log(3)) -
              c * Math.log(2) -
              d * Math.log(3),
          ) < 1e-9,
      };
    },
    medium: (draw) => {
      const [n, p, q] = [draw.pick([3, 4, 5]), draw.int(2, 7), draw.int(2, 5)];
      const right = fraction(p + q * n, n);
      if (p % n === 0) return undefined;
      const show = (value: readonly number[]) => maths(`x^{${texFraction(value).replace("\\frac", "\\frac")}}`);
      return {
        stem:
          `Which expression is equivalent to ${maths(`x^{${q}} \\sqrt[${n}]{x^{${p}}}`)}, where ` +
          `${maths("x \\gt 0")}?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            multipliesTheExponents: fraction(p * q, n),
            turnsTheExponentOver: fraction(n + q * p, p),
            rootsBothFactors: fraction(p + q, n),
            overlooksTheRoot: fraction(p + q, 1),
          },
          show,
          worth,
        },
        explanation: say(
          `The root is ${maths(`x^{\\frac{${p}}{${n}}}`)}. Add the exponents: ` +
            `${maths(`${q} + \\frac{${p}}{${n}} = ${texFraction(right)}`)}, so ${show(right)}.`,
          `根式即 ${maths(`x^{\\frac{${p}}{${n}}}`)}。指数相加：` +
            `${maths(`${q} + \\frac{${p}}{${n}} = ${texFraction(right)}`)}，` +
            `所以是 ${show(right)}。`,
        ),
        features: { steps: 2, fraction: true },
        holds: (value: readonly number[]) => Math.abs(2 ** worth(value) - 2 ** q * (2 ** p) ** (1 / n)) < 1e-9,
      };
    },
  },
});

export const rationalSum = defineSatMathModel({
  name: "sat-sum-of-fractions",
  domain: "advanced",
  skill: "equivalentExpressions",
  discrimination: 1.4,
  kinds: {
    hard: (draw) => {
      const [a, b] = [draw.int(2, 7), draw.int(1, 6)];
      const [p, q] = [draw.int(1, 5), draw.int(2, 8)];
      if (p === q || a === b) return undefined;
      const common = `(${binomial(1, a)})(${binomial(1, -b)})`;
      const show = ([s = 0, c = 0, kind = 0]: readonly number[]) =>
        maths(
          `\\frac{${texPolynomial([s, c])}}` +
            `{${kind === 0 ? common : kind === 1 ? texPolynomial([2, a - b]) : `${p * q}${common}`}}`,
        );
      const right = [p + q, q * a - p * b, 0];
      if (right[1] === 0 || a === b) return undefined;
      return {
        stem:
          `Which expression is equivalent to ` +
          `${maths(`\\frac{${p}}{${binomial(1, a)}} + \\frac{${q}}{${binomial(1, -b)}}`)}, where ` +
          `${maths(`x \\gt ${b}`)}?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            expandsTheWrongNumerators: [p + q, p * a - q * b, 0],
            losesASign: [p + q, q * a + p * b, 0],
            addsTopsAndBottoms: [0, p + q, 1],
            forgetsToExpand: [0, p + q, 0],
          },
          show,
        },
        explanation: say(
          `Over the common denominator the numerator is ` +
            `${maths(`${p === 1 ? "" : p}(x - ${b}) + ${q}(x + ${a}) = ${texPolynomial([p + q, q * a - p * b])}`)}: ` +
            `${show(right)}.`,
          `通分后分子是 ` +
            maths(`${p === 1 ? "" : p}(x - ${b}) + ${q}(x + ${a}) = ${texPolynomial([p + q, q * a - p * b])}`) +
            `：` +
            `${show(right)}。`,
        ),
        features: { steps: 3, fraction: true },
        holds: ([s = 0, c = 0, kind = 0]: readonly number[]) =>
          [b + 1, b + 2.5, b + 7].every((x) => {
            const bottom = kind === 1 ? 2 * x + a - b : (x + a) * (x - b);
            return Math.abs((s * x + c) / bottom - p / (x + a) - q / (x - b)) < 1e-9;
          }),
      };
    },
  },
});
