import { fraction, near, showFraction, worth } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, say } from "../../engine/words";

export const recurringDecimal = defineMathsModel<"pure" | "mixed">({
  name: "recurring-decimal",
  area: "number",
  skill: "rationalNumbers",
  settings: { 240: "pure", 250: "mixed" },
  generate(draw, kind) {
    const [a, b] = [draw.int(1, 9), draw.int(1, 9)];
    if (a === b) return undefined;
    const pure = kind === "pure";
    const right = pure ? fraction(10 * a + b, 99) : fraction(10 * a + b - a, 90);
    const digits = pure ? `0.${a}${b}${a}${b}${a}${b}\\dots` : `0.${a}${b}${b}${b}${b}\\dots`;
    const [top, bottom] = pure ? [10 * a + b, 99] : [10 * a + b - a, 90];
    const ending =
      right[1] === bottom
        ? say(".", "。")
        : say(`. In lowest terms: ${showFraction(right)}.`, `，化成最简分数是 ${showFraction(right)}。`);
    const repeated = pure ? `${a}${b}` : String(b);
    return {
      stem: say(
        `In ${maths(`x = ${digits}`)} the ` +
          `${pure ? `digits ${repeated} repeat` : `digit ${repeated} repeats`} without end. Which fraction is ` +
          `${maths("x")}?`,
        `${maths(`x = ${digits}`)} 中 ${repeated} 无限循环。${maths("x")} 化成分数是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          cutsTheDecimalOff: fraction(10 * a + b, 100),
          takesTheWrongBottom: pure ? fraction(10 * a + b, 90) : fraction(10 * a + b, 99),
          forgetsToSubtract: fraction(10 * a + b, 90),
          takesOnlyTheRepeat: fraction(b, 9),
          subtractsTheWrongDigit: fraction(Math.max(1, 10 * a + b - b), 90),
        },
        show: showFraction,
        worth,
      },
      explanation: pure
        ? say(
            `${maths(`100x = ${a}${b}.${a}${b}${a}${b}\\dots`)} has the same digits after the point as ` +
              `${maths("x")}, so ` +
              `${maths(`100x - x = ${top}`)} and ${maths(`x = \\frac{${top}}{${bottom}}`)}${ending.en}`,
            `${maths(`100x = ${a}${b}.${a}${b}${a}${b}\\dots`)} 与 ${maths("x")} 的小数部分相同，所以 ` +
              `${maths(`100x - x = ${top}`)}，${maths(`x = \\frac{${top}}{${bottom}}`)}${ending.zh}`,
          )
        : say(
            `${maths(`100x - 10x = ${10 * a + b} - ${a} = ${top}`)}, so ` +
              `${maths(`x = \\frac{${top}}{${bottom}}`)}${ending.en}`,
            `${maths(`100x - 10x = ${10 * a + b} - ${a} = ${top}`)}，所以 ` +
              `${maths(`x = \\frac{${top}}{${bottom}}`)}${ending.zh}`,
          ),
      features: { steps: 3, fraction: true, close: true },
      holds: (value: readonly number[]) =>
        near(worth(value), pure ? Number(`0.${`${a}${b}`.repeat(6)}`) : Number(`0.${a}${String(b).repeat(12)}`), 1e-7),
    };
  },
});
