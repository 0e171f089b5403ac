import { defineMathsModel } from "../../engine/model";
import { bracketed, maths, num, say, tex } from "../../engine/words";

export const integerSum = defineMathsModel<"temperature" | "calculation" | "product">({
  name: "integer-calculation",
  area: "number",
  skill: "integers",
  settings: { 200: "temperature", 210: "calculation", 220: "product" },
  generate(draw, kind) {
    const a = draw.int(2, 12);
    const b = draw.int(3, 15);
    if (kind === "temperature") {
      if (a >= b) return undefined;
      const right = a - b;
      return {
        stem: say(
          `In the evening it is ${a} °C. During the night the temperature falls by ${b} degrees. What is the ` +
            "temperature then?",
          `傍晚的气温是 ${a} °C，夜里下降了 ${b} °C。这时的气温是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            losesTheMinus: b - a,
            addsInstead: a + b,
            addsWithMinus: -(a + b),
            countsZeroTwice: right + 1,
            countsTooFar: right - 1,
          },
          show: (value: number) => `${num(value)} °C`,
        },
        explanation: say(
          `Falling means going down: ${maths(`${a} - ${b} = ${right}`)}, so ${num(right)} °C.`,
          `下降用减法：${maths(`${a} - ${b} = ${right}`)}，所以是 ${num(right)} °C。`,
        ),
        features: { steps: 1, context: true, negative: true },
        holds: (value: number) => value + b === a,
      };
    }
    const [x, y] = [a * draw.pick([-1, 1]), -b];
    if (kind === "calculation") {
      const minus = draw.pick([true, false]);
      const right = minus ? x - y : x + y;
      const latex = `${x} ${minus ? "-" : "+"} (${y})`;
      if (right === 0 || (x > 0 && !minus)) return undefined;
      return {
        stem: say(`Work out ${maths(latex)}.`, `计算 ${maths(latex)}。`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            losesASign: minus ? x + y : x - y,
            turnsTheSignOfTheResult: -right,
            losesBothSigns: Math.abs(x) - Math.abs(y),
            addsTheSizes: Math.abs(x) + Math.abs(y),
            minusOfTheSizes: -(Math.abs(x) + Math.abs(y)),
            slipsByOne: right + 1,
          },
          show: num,
        },
        explanation: minus
          ? say(
              `Subtracting a negative number is adding: ${maths(`${x} + ${b} = ${tex(right)}`)}.`,
              `减去一个负数，等于加上它的相反数：${maths(`${x} + ${b} = ${tex(right)}`)}。`,
            )
          : say(
              `Adding a negative number is subtracting: ${maths(`${x} - ${b} = ${tex(right)}`)}.`,
              `加上一个负数，等于减去它的相反数：${maths(`${x} - ${b} = ${tex(right)}`)}。`,
            ),
        features: { steps: 2, negative: true },
        holds: (value: number) => (minus ? value + y === x : value - y === x),
      };
    }
    const z = -draw.int(2, 5);
    const w = draw.int(4, 20);
    const right = x * z - w;
    const latex = `${tex(x)} \\times (${z}) - ${w}`;
    return {
      stem: say(`Work out ${maths(latex)}.`, `计算 ${maths(latex)}。`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheWrongSignOfTheProduct: -x * z - w,
          addsTheLast: x * z + w,
          turnsTheSignOfTheResult: -right,
          addsInsteadOfMultiplies: x + z - w,
          multipliesLast: x * (z - w),
        },
        show: num,
      },
      explanation: say(
        `Multiply first: ${maths(`${bracketed(x)} \\times (${z}) = ${tex(x * z)}`)}. Then ` +
          `${maths(`${tex(x * z)} - ${w} = ${tex(right)}`)}.`,
        `先算乘法：${maths(`${bracketed(x)} \\times (${z}) = ${tex(x * z)}`)}，再算 ` +
          `${maths(`${tex(x * z)} - ${w} = ${tex(right)}`)}。`,
      ),
      features: { steps: 2, negative: true, close: true },
      holds: (value: number) => (value + w) / z === x,
    };
  },
});
