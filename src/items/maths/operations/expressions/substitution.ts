import { evaluatePolynomial, texPolynomial } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { bracketed, maths, num, say, tex } from "../../../engine/words";

export const substitution = defineMathsModel<{ negative: boolean; square: boolean }>({
  name: "evaluate-expression",
  area: "operations",
  skill: "expressions",
  settings: {
    200: { negative: false, square: false },
    210: { negative: false, square: true },
    220: { negative: true, square: true },
  },
  generate(draw, { negative, square }) {
    const a = draw.int(2, 6);
    const b = draw.int(2, 9);
    const c = draw.int(1, 12);
    const x = draw.int(3, 7) * (negative ? -1 : 1);
    const coefficients = square ? [a, -b, c] : [a, c];
    const right = evaluatePolynomial(coefficients, x);
    const formula = texPolynomial(coefficients);
    const working = square
      ? `${a} \\times ${bracketed(x)}^2 - ${b} \\times ${bracketed(x)} + ${c}`
      : `${a} \\times ${x} + ${c}`;
    return {
      stem: say(
        `What is the value of ${maths(formula)} when ${maths(`x = ${x}`)}?`,
        `当 ${maths(`x = ${x}`)} 时，${maths(formula)} 的值是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: square
          ? {
              losesASign: a * x * x + b * x + c,
              doublesInsteadOfSquaring: a * 2 * x - b * x + c,
              squaresTheProduct: (a * x) ** 2 - b * x + c,
              keepsTheMinusOfTheSquare: -a * x * x - b * x + c,
              forgetsTheConstant: right - c,
            }
          : {
              joinsDigits: Number(`${a}${x}`) + c,
              addsInsteadOfMultiplies: a + x + c,
              multipliesAll: a * (x + c),
              forgetsTheConstant: a * x,
            },
        show: num,
      },
      explanation: say(
        `Put ${num(x)} in place of ${maths("x")}: ${maths(`${working} = ${tex(right)}`)}.`,
        `把 ${maths("x")} 换成 ${num(x)}：${maths(`${working} = ${tex(right)}`)}。`,
      ),
      features: { steps: square ? 3 : 2, negative, close: true },
      holds: (value: number) => (square ? value - c === x * (a * x - b) : (value - c) / a === x),
    };
  },
});
