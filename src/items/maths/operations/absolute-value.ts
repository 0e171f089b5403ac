import { range } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say, signed, tex } from "../../engine/words";

export const absoluteValue = defineMathsModel<"sum" | "range">({
  name: "absolute-value-equation",
  area: "operations",
  skill: "absoluteValue",
  settings: { 240: "sum", 250: "range" },
  generate(draw, kind) {
    const a = draw.int(2, 4);
    const c = draw.int(3, 9);
    if (kind === "sum") {
      const b = a * draw.int(1, 5);
      const d = a * c;
      const [low, high] = [(b - d) / a, (b + d) / a];
      const right = low * high;
      const latex = `|${a}x - ${b}| = ${d}`;
      if (low === 0) return undefined;
      return {
        stem: say(
          `What is the product of all solutions of ${maths(latex)}?`,
          `方程 ${maths(latex)} 的所有解的积是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesOnlyOneSolution: high,
            addsInstead: low + high,
            losesAMinus: -right,
            turnsTheShift: high * ((-b - d) / a),
            takesTheOtherSolution: low,
          },
          show: num,
        },
        explanation: say(
          `${maths(`${a}x - ${b} = ${d}`)} gives ${maths(`x = ${high}`)}; ${maths(`${a}x - ${b} = -${d}`)} ` +
            `gives ${maths(`x = ${low}`)}. The product is ${maths(tex(right))}.`,
          `由 ${maths(`${a}x - ${b} = ${d}`)} 得 ${maths(`x = ${high}`)}；由 ${maths(`${a}x - ${b} = -${d}`)} 得 ` +
            `${maths(`x = ${low}`)}。积是 ${maths(tex(right))}。`,
        ),
        features: { steps: 3, negative: low < 0 },
        holds: (value: number) =>
          range(-60, 60)
            .filter((x) => Math.abs(a * x - b) === d)
            .reduce((product, x) => product * x, 1) === value,
      };
    }
    const [low, high] = [draw.int(-6, 0), draw.int(2, 7)];
    const width = high - low;
    const total = width + 2 * draw.int(1, 4);
    const right = total + 1;
    const latex = `|x ${signed(-low)}| + |x - ${high}| \\le ${total}`;
    if (low === 0) return undefined;
    return {
      stem: say(
        `How many integers ${maths("x")} satisfy ${maths(latex)}?`,
        `满足 ${maths(latex)} 的整数 ${maths("x")} 有多少个？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsOnlyBetweenTheNumbers: width + 1,
          leavesOutAnEnd: total,
          leavesOutBothEnds: total - 1,
          doublesTheReach: 2 * total + 1,
          addsTheWidth: total + width + 1,
        },
        show: num,
      },
      explanation: say(
        `The left side is the distance of ${maths("x")} from ${maths(tex(low))} plus its distance from ` +
          `${maths(tex(high))}; between them it is ${width}. Each step outside adds 2, so ${maths("x")} runs ` +
          `from ${maths(tex(low - (total - width) / 2))} to ${maths(tex(high + (total - width) / 2))}: ` +
          `${right} integers.`,
        `左边表示 ${maths("x")} 到 ${maths(tex(low))} 与到 ${maths(tex(high))} 的距离之和，两点之间和为 ${width}，每向外一步和增加 2，所以 ` +
          `${maths("x")} 从 ${maths(tex(low - (total - width) / 2))} 到 ` +
          `${maths(tex(high + (total - width) / 2))}，共 ${right} 个整数。`,
      ),
      features: { steps: 4, negative: true },
      holds: (value: number) =>
        range(-80, 80).filter((x) => Math.abs(x - low) + Math.abs(x - high) <= total).length === value,
    };
  },
});
