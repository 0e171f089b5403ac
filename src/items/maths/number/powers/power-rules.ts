import { fraction, near, showFraction, worth } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, say, tex } from "../../../engine/words";

export const powerRules = defineMathsModel<"product" | "quotient" | "negative" | "rational">({
  name: "power-rules",
  area: "number",
  skill: "exponents",
  settings: { 220: "product", 230: "quotient", 240: "negative", 250: "rational" },
  generate(draw, kind) {
    const base = draw.pick([2, 3, 5, 7, 10]);
    const [m, n] = [draw.int(4, 9), draw.int(2, 3)];
    const show = (exponent: number) => maths(`${base}^{${tex(exponent)}}`);
    if (kind === "product" || kind === "quotient") {
      const p = draw.int(2, 6);
      const right = kind === "product" ? m + p : m * n - p;
      const latex =
        kind === "product" ? `${base}^{${m}} \\times ${base}^{${p}}` : `(${base}^{${m}})^{${n}} \\div ${base}^{${p}}`;
      return {
        stem: say(`Write ${maths(latex)} as a single power.`, `把 ${maths(latex)} 写成一个幂的形式。`),
        ask: {
          type: "single_choice",
          right,
          wrong:
            kind === "product"
              ? {
                  multipliesTheExponents: m * p,
                  subtractsTheExponents: m - p,
                  slipsByOne: m + p + 1,
                  raisesTwice: m * p + 1,
                }
              : {
                  addsInsideExponents: m + n - p,
                  addsTheLast: m * n + p,
                  dividesTheExponents: Math.round((m * n) / p),
                  raisesToThePower: m ** n - p,
                },
          show,
        },
        explanation:
          kind === "product"
            ? say(
                `Same base, multiplied: add the exponents, ${maths(`${m} + ${p} = ${right}`)}. So ${show(right)}.`,
                `同底数幂相乘，指数相加：${maths(`${m} + ${p} = ${right}`)}，所以是 ${show(right)}。`,
              )
            : say(
                "A power of a power multiplies exponents, a quotient subtracts them: " +
                  `${maths(`${m} \\times ${n} - ${p} = ${right}`)}. So ${show(right)}.`,
                `幂的乘方指数相乘，同底数幂相除指数相减：${maths(`${m} \\times ${n} - ${p} = ${right}`)}，所以是 ${show(right)}。`,
              ),
        features: { steps: kind === "product" ? 1 : 3, negative: right < 0 },
        holds: (exponent: number) =>
          near(
            exponent * Math.log(base),
            Math.log(base ** m) * (kind === "product" ? 1 : n) + (kind === "product" ? 1 : -1) * Math.log(base ** p),
            1e-6,
          ),
      };
    }
    if (kind === "negative") {
      const [a, b] = [draw.int(2, 5), draw.int(2, 3)];
      const other = draw.int(2, 6);
      const right = fraction(other, a ** b);
      if (right[1] === 1) return undefined;
      return {
        stem: say(
          `What is the value of ${maths(`${other} \\times ${a}^{-${b}}`)}?`,
          `${maths(`${other} \\times ${a}^{-${b}}`)} 的值是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            readsAsNegativeNumber: fraction(-other * a ** b, 1),
            multipliesByTheExponent: fraction(-other * a * b, 1),
            putsBothBelow: fraction(1, other * a ** b),
            readsAsNegativeFraction: fraction(-other, a ** b),
            ignoresTheMinus: fraction(other * a ** b, 1),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `A negative exponent means one over the power: ${maths(`${a}^{-${b}} = \\frac{1}{${a ** b}}`)}. ` +
            `Times ${other}: ${showFraction(right)}.`,
          `负指数表示倒数：${maths(`${a}^{-${b}} = \\frac{1}{${a ** b}}`)}，再乘 ${other} 得 ${showFraction(right)}。`,
        ),
        features: { steps: 2, negative: true, fraction: true },
        holds: (value: readonly number[]) => near(worth(value) * a ** b, other),
      };
    }
    const root = draw.pick([2, 3]);
    const small = draw.int(2, root === 2 ? 7 : 4);
    const top = draw.pick(root === 2 ? [3, 5] : [2, 4]);
    const right = fraction(1, small ** top);
    const latex = `${small ** root}^{-\\frac{${top}}{${root}}}`;
    if (small ** top > 1100) return undefined;
    return {
      stem: say(`What is the value of ${maths(latex)}?`, `${maths(latex)} 的值是多少？`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          ignoresTheMinus: fraction(small ** top, 1),
          readsAsNegativeNumber: fraction(-(small ** top), 1),
          takesTheRootOnly: fraction(1, small),
          multipliesByTheExponent: fraction(-(small ** root) * top, root),
          raisesTheWrongWay: fraction(1, small ** (top + 1)),
        },
        show: showFraction,
        worth,
      },
      explanation: say(
        `Take the root, raise, then turn over: ${maths(`\\sqrt[${root}]{${small ** root}} = ${small}`)}, ` +
          `${maths(`${small}^{${top}} = ${small ** top}`)}, so the value is ${showFraction(right)}.`,
        `先开方，再乘方，最后取倒数：${maths(`\\sqrt[${root}]{${small ** root}} = ${small}`)}，` +
          `${maths(`${small}^{${top}} = ${small ** top}`)}，所以值是 ${showFraction(right)}。`,
      ),
      features: { steps: 3, negative: true, fraction: true },
      holds: (value: readonly number[]) =>
        near(Math.abs(worth(value)) ** root * (small ** root) ** top, 1, 1e-6) && worth(value) > 0,
    };
  },
});
