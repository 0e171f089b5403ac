import { near, simplestSurd, texSurd } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, say, tex } from "../../../engine/words";

export const roots = defineMathsModel<"between" | "simplify" | "rationalise" | "nested">({
  name: "square-roots",
  area: "number",
  skill: "roots",
  settings: { 220: "between", 240: "simplify", 250: "rationalise", 260: "nested" },
  generate(draw, kind) {
    if (kind === "between") {
      const low = draw.int(5, 14);
      const n = draw.int(low * low + 1, (low + 1) ** 2 - 1);
      const show = (value: number) => say(`between ${value} and ${value + 1}`, `在 ${value} 和 ${value + 1} 之间`);
      return {
        stem: say(
          `Between which two whole numbers does ${maths(`\\sqrt{${n}}`)} lie?`,
          `${maths(`\\sqrt{${n}}`)} 在哪两个相邻整数之间？`,
        ),
        ask: {
          type: "single_choice",
          right: low,
          wrong: { oneTooHigh: low + 1, oneTooLow: low - 1, halvesInstead: Math.floor(n / 2), twoTooLow: low - 2 },
          show,
        },
        explanation: say(
          `${maths(`${low}^2 = ${low * low}`)} and ${maths(`${low + 1}^2 = ${(low + 1) ** 2}`)}, so the root ` +
            `lies ${show(low).en}.`,
          `${maths(`${low}^2 = ${low * low}`)}，${maths(`${low + 1}^2 = ${(low + 1) ** 2}`)}，所以它${show(low).zh}。`,
        ),
        features: { steps: 2, close: true },
        holds: (value: number) => Math.floor(Math.sqrt(n)) === value,
      };
    }
    const inside = draw.pick([2, 3, 5, 6, 7]);
    if (kind === "simplify") {
      const [p, q] = draw.some(2, [2, 3, 4, 5, 6]);
      if (p === undefined || q === undefined) return undefined;
      const sign = draw.pick([1, -1]);
      const right = [p + sign * q, inside] as const;
      if (right[0] <= 1) return undefined;
      const [large, small] = [inside * p * p, inside * q * q];
      const show = (value: readonly number[]) => maths(texSurd(value));
      return {
        stem: say(
          `Simplify ${maths(`\\sqrt{${large}} ${sign > 0 ? "+" : "-"} \\sqrt{${small}}`)}.`,
          `化简 ${maths(`\\sqrt{${large}} ${sign > 0 ? "+" : "-"} \\sqrt{${small}}`)}。`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            worksUnderTheRoot: simplestSurd(large + sign * small),
            takesTheWrongSign: [Math.abs(p - sign * q), inside],
            multipliesTheFactors: [p * q, inside],
            addsTheInsides: [p + sign * q, 2 * inside],
            keepsSquares: [p * p + sign * q * q, inside],
          },
          show,
          worth: ([a = 0, b = 0]: readonly number[]) => a * Math.sqrt(b),
        },
        explanation: say(
          `${maths(`\\sqrt{${large}} = ${texSurd([p, inside])}`)} and ` +
            `${maths(`\\sqrt{${small}} = ${texSurd([q, inside])}`)}. Together: ${show(right)}.`,
          `${maths(`\\sqrt{${large}} = ${texSurd([p, inside])}`)}，` +
            `${maths(`\\sqrt{${small}} = ${texSurd([q, inside])}`)}，合并得 ${show(right)}。`,
        ),
        features: { steps: 3, close: true },
        holds: ([a = 0, b = 0]: readonly number[]) =>
          near(a * Math.sqrt(b), Math.sqrt(large) + sign * Math.sqrt(small), 1e-7),
      };
    }
    if (kind === "rationalise") {
      const k = draw.int(1, 3);
      const bottom = inside - k * k;
      const top = Math.abs(bottom) * draw.int(1, 4);
      if (bottom === 0 || Math.abs(bottom) > 6) return undefined;
      const factor = top / bottom;
      const show = ([a = 0, b = 0]: readonly number[]) =>
        maths(`${tex(a)} ${b < 0 ? "-" : "+"} ${texSurd([Math.abs(b), inside])}`);
      const right = [-factor * k, factor] as const;
      return {
        stem: say(
          `Which is equal to ${maths(`\\frac{${top}}{\\sqrt{${inside}} + ${k}}`)}?`,
          `与 ${maths(`\\frac{${top}}{\\sqrt{${inside}} + ${k}}`)} 相等的是哪一个？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            multipliesByTheSameSum: [factor * k, factor],
            turnsBothSigns: [factor * k, -factor],
            forgetsToDivide: [-top * k, top],
            addsInTheBottom: [-k, 1],
            losesTheOuterSign: [-factor * k, -factor],
          },
          show,
        },
        explanation: say(
          `Multiply top and bottom by ${maths(`\\sqrt{${inside}} - ${k}`)}; the bottom becomes ` +
            `${maths(`${inside} - ${k * k} = ${bottom}`)}. The result is ${show(right)}.`,
          `分子分母同乘 ${maths(`\\sqrt{${inside}} - ${k}`)}，分母变成 ${maths(`${inside} - ${k * k} = ${bottom}`)}，结果是 ` +
            `${show(right)}。`,
        ),
        features: { steps: 4, fraction: true, close: true },
        holds: ([a = 0, b = 0]: readonly number[]) =>
          near((a + b * Math.sqrt(inside)) * (Math.sqrt(inside) + k), top, 1e-7),
      };
    }
    const [a, b] = [draw.int(3, 9), draw.int(2, 8)];
    if (
      a <= b ||
      Number.isInteger(Math.sqrt(a * b)) ||
      Number.isInteger(Math.sqrt(a)) ||
      Number.isInteger(Math.sqrt(b))
    )
      return undefined;
    const show = ([p = 0, q = 0, sign = 1]: readonly number[]) =>
      maths(`\\sqrt{${p}} ${sign > 0 ? "+" : "-"} \\sqrt{${q}}`);
    const latex = `\\sqrt{${a + b} - 2\\sqrt{${a * b}}}`;
    return {
      stem: say(`Which is equal to ${maths(latex)}?`, `与 ${maths(latex)} 相等的是哪一个？`),
      ask: {
        type: "single_choice",
        right: [a, b, -1],
        wrong: {
          takesTheWrongSign: [a, b, 1],
          rootsTermByTerm: [a + b, 2 * a, -1],
          turnsTheOrder: [b, a, -1],
          takesTheProductApart: [a * b, 2, -1],
          usesNeighbours: [a + 1, b - 1, -1],
        },
        show,
        worth: ([p = 0, q = 0, sign = 1]: readonly number[]) => Math.sqrt(p) + sign * Math.sqrt(q),
      },
      explanation: say(
        `Find two numbers with sum ${a + b} and product ${a * b}: ${a} and ${b}. Then ` +
          `${maths(`(\\sqrt{${a}} - \\sqrt{${b}})^2 = ${a + b} - 2\\sqrt{${a * b}}`)}, and the root must be ` +
          `positive: ${show([a, b, -1])}.`,
        `找两个数，和为 ${a + b}、积为 ${a * b}：${a} 和 ${b}。于是 ` +
          `${maths(`(\\sqrt{${a}} - \\sqrt{${b}})^2 = ${a + b} - 2\\sqrt{${a * b}}`)}，算术平方根为正，所以是 ` +
          `${show([a, b, -1])}。`,
      ),
      features: { steps: 4, close: true },
      holds: ([p = 0, q = 0, sign = 1]: readonly number[]) =>
        near(Math.sqrt(p) + sign * Math.sqrt(q), Math.sqrt(a + b - 2 * Math.sqrt(a * b)), 1e-7),
    };
  },
});
