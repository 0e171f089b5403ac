import { range, texPolynomial } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, tex } from "../../../engine/words";

/** Shows a solution set; `outside` 1 means outside the two limits, 0 between them. */
const showSolution = ([outside = 0, low = 0, high = 0]: readonly number[]) =>
  outside === 1
    ? say(
        `${maths(`x \\lt ${tex(low)}`)} or ${maths(`x \\gt ${tex(high)}`)}`,
        `${maths(`x \\lt ${tex(low)}`)} 或 ${maths(`x \\gt ${tex(high)}`)}`,
      )
    : maths(`${tex(low)} \\lt x \\lt ${tex(high)}`);

export const quadraticInequality = defineMathsModel<"count" | "solution" | "always">({
  name: "quadratic-inequality",
  area: "operations",
  skill: "inequalities",
  settings: { 240: "count", 250: "solution", 260: "always" },
  generate(draw, kind) {
    const [low, high] = [draw.int(-6, 2), draw.int(1, 8)];
    if (kind === "always") {
      const [half, shift] = [draw.int(2, 6), draw.int(-4, 4)];
      const [from, to] = [shift - 2 * half, shift + 2 * half];
      const right = 4 * half - 1;
      if (shift === 0) return undefined;
      const middle = `(k ${shift > 0 ? "-" : "+"} ${Math.abs(shift)})x`;
      return {
        stem: say(
          `For how many integers ${maths("k")} is ${maths(`x^2 + ${middle} + ${half * half} \\gt 0`)} for every real ` +
            `number ${maths("x")}?`,
          `有多少个整数 ${maths("k")} 能使 ${maths(`x^2 + ${middle} + ${half * half} \\gt 0`)} 对一切实数 ` +
            `${maths("x")} 都成立？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            includesBothEnds: right + 2,
            forgetsTheFour: 2 * half - 1,
            includesOneEnd: right + 1,
            forgetsZero: right - 1,
            squaresTheLimit: 2 * half * half - 1,
          },
          show: num,
        },
        explanation: say(
          `The discriminant must be negative: ${maths(
            `(k ${shift > 0 ? "-" : "+"} ${Math.abs(shift)})^2 \\lt ` + `${4 * half * half}`,
          )}, so ${maths(`${from} \\lt k \\lt ${to}`)}. These are ${right} integers.`,
          `判别式须小于 0：${maths(
            `(k ${shift > 0 ? "-" : "+"} ${Math.abs(shift)})^2 \\lt ` + `${4 * half * half}`,
          )}，即 ${maths(`${from} \\lt k \\lt ${to}`)}，共 ${right} 个整数。`,
        ),
        features: { steps: 4, negative: true },
        holds: (value: number) => range(-60, 60).filter((k) => (k - shift) ** 2 - 4 * half * half < 0).length === value,
      };
    }
    if (high - low < 3 || low === 0 || low + high === 0) return undefined;
    const [b, c] = [-(low + high), low * high];
    const value = (x: number) => x * x + b * x + c;
    const roots = say(
      `The left side is 0 at ${maths(`x = ${low}`)} and ${maths(`x = ${high}`)}, and its parabola opens upwards`,
      `左边在 ${maths(`x = ${low}`)} 和 ${maths(`x = ${high}`)} 处为 0，抛物线开口向上`,
    );
    if (kind === "count") {
      const closed = draw.pick([true, false]);
      const latex = `${texPolynomial([1, b, c])} ${closed ? "\\le" : "\\lt"} 0`;
      const right = high - low + (closed ? 1 : -1);
      return {
        stem: say(
          `How many integers ${maths("x")} satisfy ${maths(latex)}?`,
          `满足 ${maths(latex)} 的整数 ${maths("x")} 有多少个？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            mistakesTheEnds: closed ? right - 2 : right + 2,
            countsOneEnd: high - low,
            countsOnlyPositiveOnes: closed ? high : high - 1,
            countsOneMore: right + 1,
            addsTheRoots: Math.abs(low + high),
          },
          show: num,
        },
        explanation: say(
          `${roots.en}. So ${maths("x")} runs from ${maths(`${closed ? low : low + 1}`)} to ` +
            `${maths(`${closed ? high : high - 1}`)}: ${right} integers.`,
          `${roots.zh}，所以 ${maths("x")} 取 ${maths(`${closed ? low : low + 1}`)} 到 ` +
            `${maths(`${closed ? high : high - 1}`)}，共 ${right} 个整数。`,
        ),
        features: { steps: 3, negative: low < 0 },
        holds: (size: number) => range(-30, 30).filter((x) => (closed ? value(x) <= 0 : value(x) < 0)).length === size,
      };
    }
    const outside = draw.int(0, 1);
    const latex = `${texPolynomial([1, b, c])} ${outside === 1 ? "\\gt" : "\\lt"} 0`;
    const right = [outside, low, high];
    const shown = showSolution(right);
    return {
      stem: say(`What is the solution of ${maths(latex)}?`, `不等式 ${maths(latex)} 的解集是什么？`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheOtherSide: [1 - outside, low, high],
          turnsTheSigns: [outside, -high, -low],
          turnsSignsAndSide: [1 - outside, -high, -low],
        },
        show: showSolution,
      },
      explanation: say(
        `${roots.en}, so it is ${outside === 1 ? "above 0 outside" : "below 0 between"} the roots: ` +
          `${typeof shown === "string" ? shown : shown.en}.`,
        `${roots.zh}，所以在两根${outside === 1 ? "之外大于" : "之间小于"} 0：${typeof shown === "string" ? shown : shown.zh}。`,
      ),
      features: { steps: 3, negative: true },
      holds: ([side = 0, from = 0, to = 0]: readonly number[]) =>
        range(-80, 80)
          .map((x) => x / 4)
          .every(
            (x) =>
              (outside === 1 ? value(x) > 0 : value(x) < 0) === (side === 1 ? x < from || x > to : x > from && x < to),
          ),
    };
  },
});
