import { fraction, near, showFraction, worth } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { maths, say } from "../engine/words";

export const recurringDecimal = defineModel<"pure" | "mixed">({
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
            `${maths(`100x - x = ${10 * a + b}`)}, so ${maths(`x = \\frac{${10 * a + b}}{99}`)}. In lowest ` +
              `terms: ${showFraction(right)}.`,
            `${maths(`100x - x = ${10 * a + b}`)}，所以 ${maths(`x = \\frac{${10 * a + b}}{99}`)}，化成最简分数是 ` +
              `${showFraction(right)}。`,
          )
        : say(
            `${maths(`100x - 10x = ${10 * a + b} - ${a} = ${10 * a + b - a}`)}, so ` +
              `${maths(`x = \\frac{${10 * a + b - a}}{90}`)}. In lowest terms: ${showFraction(right)}.`,
            `${maths(`100x - 10x = ${10 * a + b} - ${a} = ${10 * a + b - a}`)}，所以 ` +
              `${maths(`x = \\frac{${10 * a + b - a}}{90}`)}，化成最简分数是 ${showFraction(right)}。`,
          ),
      features: { steps: 3, fraction: true, close: true },
      holds: (value: readonly number[]) =>
        near(worth(value), pure ? Number(`0.${`${a}${b}`.repeat(6)}`) : Number(`0.${a}${String(b).repeat(12)}`), 1e-7),
    };
  },
});
