import { near, sum } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, tex } from "../../engine/words";

export const complexNumbers = defineMathsModel<"product" | "quotient">({
  name: "complex-numbers",
  area: "number",
  skill: "complexNumbers",
  settings: { 250: "product", 260: "quotient" },
  generate(draw, kind) {
    const [a, b, c, d] = [draw.int(1, 6), draw.int(1, 6), draw.int(1, 5), draw.pick([-1, 1]) * draw.int(1, 5)];
    const imaginary = (value: number) => `${value < 0 ? "-" : "+"} ${Math.abs(value) === 1 ? "" : Math.abs(value)}i`;
    const write = (re: number, im: number) => `${tex(re)} ${imaginary(im)}`;
    const show = ([re = 0, im = 0]: readonly number[]) =>
      maths(
        im === 0
          ? tex(re)
          : re === 0
            ? `${im < 0 ? "-" : ""}${Math.abs(im) === 1 ? "" : Math.abs(im)}i`
            : write(re, im),
      );
    const product = [a * c - b * d, a * d + b * c] as const;
    if (product[0] === 0 || product[1] === 0) return undefined;
    if (kind === "product") {
      return {
        stem: say(
          `Let ${maths("i^2 = -1")}. What is ${maths(`(${write(a, b)})(${write(c, d)})`)}?`,
          `已知 ${maths("i^2 = -1")}，计算 ${maths(`(${write(a, b)})(${write(c, d)})`)}。`,
        ),
        ask: {
          type: "single_choice",
          right: product,
          wrong: {
            takesISquaredAsOne: [a * c + b * d, a * d + b * c],
            multipliesPartByPart: [a * c, b * d],
            losesACrossTerm: [a * c - b * d, a * d],
            subtractsTheCrossTerms: [a * c - b * d, a * d - b * c],
            turnsTheImaginaryPart: [a * c - b * d, -(a * d + b * c)],
          },
          show,
        },
        explanation: say(
          `Multiply out: ${maths(`${a * c} ${imaginary(a * d)} ${imaginary(b * c)} ${imaginary(b * d)}^2`)}. ` +
            `With ${maths("i^2 = -1")} this is ${show(product)}.`,
          `展开：${maths(`${a * c} ${imaginary(a * d)} ${imaginary(b * c)} ${imaginary(b * d)}^2`)}，代入 ` +
            `${maths("i^2 = -1")} 得 ${show(product)}。`,
        ),
        features: { steps: 3, negative: d < 0 },
        holds: ([re = 0, im = 0]: readonly number[]) =>
          near((re * c + im * d) / (c * c + d * d), a) && near((im * c - re * d) / (c * c + d * d), b),
      };
    }
    const top = [product[0] ** 2, product[1] ** 2] as const;
    const bottom = [c * c, d * d] as const;
    const worked = maths(
      `|z|^2 = \\frac{${top.join(" + ")}}{${bottom.join(" + ")}} = ` +
        `\\frac{${sum(top)}}{${sum(bottom)}} = ${a * a + b * b}`,
    );
    return {
      stem: say(
        `Let ${maths("i^2 = -1")} and ${maths(`z = \\frac{${write(...product)}}{${write(c, d)}}`)}. What is ` +
          `${maths("|z|^2")}?`,
        `已知 ${maths("i^2 = -1")}，${maths(`z = \\frac{${write(...product)}}{${write(c, d)}}`)}，求 ${maths("|z|^2")}。`,
      ),
      ask: {
        type: "single_choice",
        right: a * a + b * b,
        wrong: {
          addsTheParts: a + b,
          subtractsTheSquares: Math.abs(a * a - b * b),
          squaresTheSum: (a + b) ** 2,
          ignoresTheDenominator: product[0] ** 2 + product[1] ** 2,
          takesTheDenominator: c * c + d * d,
          slipsByOne: a * a + b * b + 1,
        },
        show: num,
      },
      explanation: say(
        `${worked}. (Dividing out gives ${maths(`z = ${write(a, b)}`)}.)`,
        `${worked}。（化简得 ${maths(`z = ${write(a, b)}`)}。）`,
      ),
      features: { steps: 4, fraction: true },
      holds: (value: number) => near(value * (c * c + d * d), product[0] ** 2 + product[1] ** 2),
    };
  },
});
