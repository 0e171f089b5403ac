import { fraction, near, texFraction, texPolynomial } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, say, signed, tex } from "../../../engine/words";
import { showRoots } from "./show-roots";

export const rationalEquation = defineMathsModel<"proportion" | "sum" | "excluded">({
  name: "rational-equation",
  area: "operations",
  skill: "rationalEquations",
  settings: { 230: "proportion", 240: "sum", 250: "excluded" },
  generate(draw, kind) {
    if (kind === "proportion") {
      const [k, x] = [draw.int(2, 4), draw.int(-6, 6)];
      const [a = 0, c = 0] = draw.some(2, [2, 3, 4, 5, 6, 7]);
      const [b, d] = [a * k - x, c * k - x];
      if (b === 0 || d === 0 || x === 0) return undefined;
      const latex = `\\frac{${a}}{x ${signed(b)}} = \\frac{${c}}{x ${signed(d)}}`;
      const crossed = `${a}(x ${signed(d)}) = ${c}(x ${signed(b)})`;
      return {
        stem: say(`Solve for ${maths("x")}.\n${maths(latex)}`, `解方程，求 ${maths("x")}。\n${maths(latex)}`),
        ask: { type: "numeric_entry", right: x },
        explanation: say(
          `Multiply across: ${maths(crossed)}. This gives ${maths(`x = ${x}`)}, and no denominator is 0.`,
          `交叉相乘：${maths(crossed)}，解得 ${maths(`x = ${x}`)}，此时分母都不为 0。`,
        ),
        features: { steps: 3, negative: x < 0, fraction: true },
        holds: (value: number) => near(a / (value + b), c / (value + d)),
      };
    }
    if (kind === "sum") {
      const [x, d] = [draw.int(2, 6), draw.int(1, 6)];
      const [top, bottom] = fraction(2 * x + d, x * (x + d));
      const latex = `\\frac{1}{x} + \\frac{1}{x + ${d}} = ${texFraction([top, bottom])}`;
      if (bottom === 1) return undefined;
      const common = `${tex(bottom)}(2x + ${d}) = ${top === 1 ? "" : tex(top)}x(x + ${d})`;
      return {
        stem: say(`What is the positive solution?\n${maths(latex)}`, `求方程的正数解。\n${maths(latex)}`),
        ask: { type: "numeric_entry", right: x },
        explanation: say(
          `Multiply by all denominators: ${maths(common)}. The positive root of this quadratic equation is ` +
            `${maths(`x = ${x}`)}.`,
          `去分母：${maths(common)}。这个二次方程的正根是 ${maths(`x = ${x}`)}。`,
        ),
        features: { steps: 4, fraction: true },
        holds: (value: number) => value > 0 && near(1 / value + 1 / (value + d), top / bottom),
      };
    }
    const [excluded, x] = [draw.int(1, 7), draw.int(-7, 7)];
    if (x === 0 || x === excluded || x === -excluded) return undefined;
    const bottom = `x - ${excluded}`;
    const middle = texPolynomial([excluded + x, 0]);
    const latex = `\\frac{x^2 ${signed(excluded * x)}}{${bottom}} = \\frac{${middle}}{${bottom}}`;
    const quadratic = `${texPolynomial([1, -(excluded + x), excluded * x])} = 0`;
    return {
      stem: say(`What are all solutions of this equation?\n${maths(latex)}`, `求这个方程的所有解。\n${maths(latex)}`),
      ask: {
        type: "single_choice",
        right: [x],
        wrong: {
          keepsTheExcludedValue: [Math.min(x, excluded), Math.max(x, excluded)],
          takesOnlyTheExcludedValue: [excluded],
          turnsTheSign: [-x],
          turnsBothSigns: [Math.min(-x, -excluded), Math.max(-x, -excluded)],
        },
        show: showRoots,
      },
      explanation: say(
        `The numerators are equal when ${maths(quadratic)}, that is for ${maths(`x = ${x}`)} or ` +
          `${maths(`x = ${excluded}`)}. The second makes the denominator 0, so only ${maths(`x = ${x}`)} remains.`,
        `分子相等即 ${maths(quadratic)}，得 ${maths(`x = ${x}`)} 或 ${maths(`x = ${excluded}`)}。后者使分母为 0，` +
          `所以只有 ${maths(`x = ${x}`)}。`,
      ),
      features: { steps: 4, negative: x < 0, fraction: true },
      holds: (value: readonly number[]) =>
        value.length === 1 &&
        value.every(
          (root) =>
            root !== excluded &&
            near((root ** 2 + excluded * x) / (root - excluded), ((excluded + x) * root) / (root - excluded)),
        ),
    };
  },
});
