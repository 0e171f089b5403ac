import { evaluatePolynomial, texPolynomial } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, say, signed } from "../../../engine/words";

export const expand = defineMathsModel<"single" | "product" | "square" | "factor">({
  name: "expand-and-factor",
  area: "operations",
  skill: "polynomials",
  settings: { 220: "single", 230: "product", 240: "factor", 250: "square" },
  generate(draw, kind) {
    const p = draw.int(2, 7);
    const q = draw.pick([-1, 1]) * draw.int(2, 9);
    const r = draw.int(2, 6);
    if (Math.abs(q) === p || p === r || Math.abs(q) === r) return undefined;
    const show = (value: readonly number[]) => maths(texPolynomial(value));
    const agrees = (product: (x: number) => number) => (value: readonly number[]) =>
      [-3, 1, 2, 5].every((x) => evaluatePolynomial(value, x) === product(x));
    if (kind === "single") {
      const latex = `${p}(${r}x ${signed(q)}) - ${q > 0 ? q : -q}x`;
      const minus = Math.abs(q);
      const right = [p * r - minus, p * q];
      if (right[0] === 0) return undefined;
      return {
        stem: say(`Simplify ${maths(latex)}.`, `化简 ${maths(latex)}。`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            multipliesOnlyTheFirstTerm: [p * r - minus, q],
            addsTheLastTerm: [p * r + minus, p * q],
            losesTheSign: [p * r - minus, -p * q],
            addsInTheBracket: [p + r - minus, p + q],
          },
          show,
        },
        explanation: say(
          "Multiply each term in the bracket: " +
            `${maths(`${texPolynomial([p * r, p * q])} - ${minus === 1 ? "" : minus}x`)}. Then collect like ` +
            `terms: ${show(right)}.`,
          `括号里的每一项都要乘：${maths(`${texPolynomial([p * r, p * q])} - ${minus === 1 ? "" : minus}x`)}。` +
            `再合并同类项：${show(right)}。`,
        ),
        features: { steps: 2, negative: q < 0 },
        holds: agrees((x) => p * (r * x + q) - minus * x),
      };
    }
    if (kind === "product") {
      const right = [1, p + q, p * q];
      return {
        stem: say(`Expand ${maths(`(x + ${p})(x ${signed(q)})`)}.`, `展开 ${maths(`(x + ${p})(x ${signed(q)})`)}。`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            multipliesOnlyEnds: [1, 0, p * q],
            wrongMiddleSign: [1, -p - q, p * q],
            swapsSumAndProduct: [1, p * q, p + q],
            differenceInTheMiddle: [1, p - q, p * q],
            addsTheConstants: [1, p + q, p + q],
          },
          show,
        },
        explanation: say(
          `Multiply every term by every term: ${maths(`x^2 ${signed(q)}x + ${p}x ${signed(p * q)}`)}. ` +
            `Collect like terms: ${show(right)}.`,
          `每一项乘每一项：${maths(`x^2 ${signed(q)}x + ${p}x ${signed(p * q)}`)}。合并同类项：${show(right)}。`,
        ),
        features: { steps: 3, negative: q < 0 },
        holds: agrees((x) => (x + p) * (x + q)),
      };
    }
    if (kind === "square") {
      const right = [r * r, 2 * r * q, q * q - p];
      const latex = `(${r}x ${signed(q)})^2 - ${p}`;
      const formula = maths("(a + b)^2 = a^2 + 2ab + b^2");
      const worked = maths(`${texPolynomial([r * r, 2 * r * q, q * q])} - ${p}`);
      return {
        stem: say(`Expand and simplify ${maths(latex)}.`, `展开并化简 ${maths(latex)}。`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsTheMiddleTerm: [r * r, 0, q * q - p],
            halvesTheMiddleTerm: [r * r, r * q, q * q - p],
            squaresOnlyTheLetter: [r, 2 * r * q, q * q - p],
            wrongMiddleSign: [r * r, -2 * r * q, q * q - p],
          },
          show,
        },
        explanation: say(
          `Use ${formula}: ${worked}, which is ${show(right)}.`,
          `用公式 ${formula}：${worked}，即 ${show(right)}。`,
        ),
        features: { steps: 3, negative: q < 0, close: true },
        holds: agrees((x) => (r * x + q) * (r * x + q) - p),
      };
    }
    const factors = ([a = 1, b = 0, c = 1, d = 0]: readonly number[]) =>
      maths(`(${texPolynomial([a, b])})(${texPolynomial([c, d])})`);
    const right = [r, q, 1, p];
    const product = [r, r * p + q, p * q];
    return {
      stem: say(
        `Which product is equal to ${maths(texPolynomial(product))}?`,
        `${maths(texPolynomial(product))} 分解因式的结果是哪一个？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          bothSignsTurned: [r, -q, 1, -p],
          constantsSwapped: [r, p, 1, q],
          signsSwapped: [r, -q, 1, p],
          oneSignTurned: [r, q, 1, -p],
        },
        show: factors,
        worth: ([a = 1, b = 0, c = 1, d = 0]: readonly number[]) => [a * c, a * d + b * c, b * d],
      },
      explanation: say(
        `Expand to check: ${factors(right)} gives ` +
          `${maths(`${texPolynomial([r, r * p, 0])} ${signed(q)}x ${signed(p * q)}`)}, which is ` +
          `${maths(texPolynomial(product))}.`,
        `展开验证：${factors(right)} 得 ${maths(`${texPolynomial([r, r * p, 0])} ${signed(q)}x ${signed(p * q)}`)}，` +
          `即 ${maths(texPolynomial(product))}。`,
      ),
      features: { steps: 3, negative: q < 0, close: true },
      holds: ([a = 1, b = 0, c = 1, d = 0]: readonly number[]) =>
        [0, 1, -2, 5].every((x) => (a * x + b) * (c * x + d) === evaluatePolynomial(product, x)),
    };
  },
});
