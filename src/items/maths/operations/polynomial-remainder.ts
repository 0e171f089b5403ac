import { evaluatePolynomial, range, texPolynomial } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { bracketed, maths, num, say, signed, tex } from "../../engine/words";

export const polynomialRemainder = defineMathsModel<"remainder" | "coefficient">({
  name: "polynomial-remainder",
  area: "operations",
  skill: "polynomials",
  settings: { 250: "remainder", 260: "coefficient" },
  generate(draw, kind) {
    const [b, c, d] = [draw.int(-4, 4), draw.int(-6, 6), draw.int(-9, 9)];
    const r = draw.pick([-3, -2, 2, 3]);
    if (b === 0 || c === 0 || d === 0) return undefined;
    if (kind === "remainder") {
      const polynomial = [1, b, c, d];
      const right = evaluatePolynomial(polynomial, r);
      const x = bracketed(r);
      const worked = maths(`${x}^3 ${signed(b)} \\times ${x}^2 ${signed(c)} \\times ${x} ${signed(d)} = ${tex(right)}`);
      return {
        stem: say(
          `What is the remainder when ${maths(texPolynomial(polynomial))} is divided by ${maths(`x ${signed(-r)}`)}?`,
          `${maths(texPolynomial(polynomial))} 除以 ${maths(`x ${signed(-r)}`)} 的余数是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheWrongSign: evaluatePolynomial(polynomial, -r),
            givesTheConstant: d,
            turnsTheSignOfTheResult: -right,
            forgetsTheConstant: right - d,
          },
          show: num,
        },
        explanation: say(
          `By the remainder theorem put ${maths(`x = ${r}`)}: ${worked}.`,
          `根据余数定理，令 ${maths(`x = ${r}`)}：${worked}。`,
        ),
        features: { steps: 3, negative: r < 0 },
        holds: (value: number) => d + r * (c + r * (b + r)) === value,
      };
    }
    const n = draw.int(5, 7);
    const k = draw.int(2, 3);
    const m = draw.int(2, 3);
    const chooseOf = (top: number, by: number) => range(1, by).reduce((total, j) => (total * (top - by + j)) / j, 1);
    const right = chooseOf(n, k) * m ** k;
    const worked = (binomial: string) =>
      maths(`${binomial} \\times ${m}^{${k}} = ${chooseOf(n, k)} \\times ${m ** k} = ${tex(right)}`);
    return {
      stem: say(
        `What is the coefficient of ${maths(`x^{${k}}`)} in the expansion of ${maths(`(1 + ${m}x)^{${n}}`)}?`,
        `${maths(`(1 + ${m}x)^{${n}}`)} 的展开式中 ${maths(`x^{${k}}`)} 的系数是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          forgetsTheInnerFactor: chooseOf(n, k),
          takesTheFactorOnce: chooseOf(n, k) * m,
          takesTheNextTerm: chooseOf(n, k + 1) * m ** (k + 1),
          forgetsTheBinomial: m ** k,
          countsOrders: chooseOf(n, k) * m ** k * 2,
        },
        show: num,
      },
      explanation: say(
        `Choose ${k} of the ${n} brackets to give ${maths(`${m}x`)}: ${worked(`\\binom{${n}}{${k}}`)}.`,
        `从 ${n} 个括号中选 ${k} 个取 ${maths(`${m}x`)}：${worked(`\\mathrm{C}_{${n}}^{${k}}`)}。`,
      ),
      features: { steps: 3, large: right > 100 },
      holds: (value: number) => {
        const product = range(1, n).reduce<number[]>(
          (coefficients) => [...coefficients, 0].map((term, index) => term + m * (coefficients[index - 1] ?? 0)),
          [1],
        );
        return product[k] === value;
      },
    };
  },
});
