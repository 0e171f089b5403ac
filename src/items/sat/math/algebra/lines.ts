import { fraction, showFraction, texFraction, texPolynomial, worth, type Fraction } from "../../../engine/algebra";
import { table } from "../../../engine/figures/table";
import { maths, num, say, signed, tex } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";
import { curve, dot, squarePlane } from "../figures/graph";

const equationOf = ([m = 0, c = 0]: readonly number[]): string => maths(`y = ${texPolynomial([m, c])}`);
/** LaTeX of a fraction times x with a constant: \frac{2}{3}x - 1. */
const slanted = (slope: Fraction, constant: string): string =>
  `${slope[1] === 1 ? (slope[0] === 1 ? "" : slope[0] === -1 ? "-" : tex(slope[0])) : texFraction(slope)}x ${constant}`;

export const lineFromTable = defineSatMathModel({
  name: "sat-line-from-a-table",
  domain: "algebra",
  skill: "linearFunctions",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const [m, c] = [draw.pick([-1, 1]) * draw.int(2, 7), draw.pick([-1, 1]) * draw.int(2, 12)];
      if (Math.abs(m) === Math.abs(c)) return undefined;
      const rows = [0, 1, 2, 3].map((x) => [String(x), num(m * x + c)]);
      return {
        stem:
          `For the linear relationship between ${maths("x")} and ${maths("y")}, the table shows four pairs ` +
          `of values. Which equation represents this relationship?`,
        figure: table([maths("x"), maths("y")], rows),
        ask: {
          type: "single_choice",
          right: [m, c],
          wrong: {
            swapsSlopeAndConstant: [c, m],
            losesTheSignOfTheSlope: [-m, c],
            takesTheSecondValue: [m, m + c],
            losesTheSignOfTheConstant: [m, -c],
          },
          show: equationOf,
        },
        explanation: say(
          `For ${maths("x = 0")} the table shows ${maths(tex(c))}, and each step adds ${maths(tex(m))}: ` +
            `${equationOf([m, c])}.`,
          `当 ${maths("x = 0")} 时表中的值是 ${maths(tex(c))}，每一步增加 ${maths(tex(m))}：${equationOf([m, c])}。`,
        ),
        features: { steps: 2, negative: m < 0 },
        holds: ([p = 0, q = 0]: readonly number[]) =>
          rows.every(([x, y]) => p * Number(x) + q === Number(String(y).replace("−", "-"))),
      };
    },
    medium: (draw) => {
      const [m, c, first] = [draw.int(3, 9), draw.int(-20, 30), draw.int(2, 6)];
      const [second, asked] = [first + draw.int(3, 5), draw.int(15, 24)];
      const right = m * asked + c;
      return {
        stem:
          `For the linear function ${maths("f")}, the table shows two values of ${maths("x")} and the ` +
          `corresponding values of ${maths("f(x)")}. What is the value of ${maths(`f(${asked})`)}?`,
        figure: table(
          [maths("x"), maths("f(x)")],
          [first, second].map((x) => [String(x), num(m * x + c)]),
        ),
        ask: entry(right),
        explanation: say(
          `The slope is ${maths(`\\frac{${m * (second - first)}}{${second - first}} = ${m}`)}. From ` +
            `${maths(`x = ${second}`)} to ${maths(`x = ${asked}`)} the value grows by ` +
            `${maths(`${m} \\times ${asked - second} = ${m * (asked - second)}`)}: ${maths(`f(${asked}) = ${right}`)}.`,
          `斜率是 ${maths(`\\frac{${m * (second - first)}}{${second - first}} = ${m}`)}。从 ` +
            `${maths(`x = ${second}`)} 到 ${maths(`x = ${asked}`)}，函数值增加 ` +
            `${maths(`${m} \\times ${asked - second} = ${m * (asked - second)}`)}：` +
            `${maths(`f(${asked}) = ${right}`)}。`,
        ),
        features: { steps: 3 },
        holds: (value: number) =>
          (value - (m * first + c)) * (second - first) === m * (second - first) * (asked - first),
      };
    },
  },
});

export const lineThroughPoints = defineSatMathModel({
  name: "sat-line-through-points",
  domain: "algebra",
  skill: "linearEquationsTwo",
  kinds: {
    medium: (draw) => {
      const [n, d, c] = [draw.pick([-3, -2, -1, 1, 2, 3]), draw.pick([2, 3, 4, 5]), draw.int(-6, 6)];
      const slope = fraction(n, d);
      if (slope[1] === 1 || c === 0) return undefined;
      const ends = [-d, 2 * d].map((x) => [x, (n * x) / d + c] as const);
      const points = ends.map(([x, y]) => maths(`(${tex(x)}, ${tex(y)})`));
      const show = ([p = 0, q = 1, k = 0]: readonly number[]) => maths(`y = ${slanted([p, q], signed(k))}`);
      const right = [slope[0], slope[1], c];
      return {
        stem:
          `In the ${maths("xy")}-plane, line ${maths("\\ell")} passes through the points ${points[0] ?? ""} ` +
          `and ${points[1] ?? ""}. Which equation defines line ${maths("\\ell")}?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            losesTheSignOfTheSlope: [-slope[0], slope[1], c],
            turnsTheSlopeOver: slope[0] < 0 ? [-slope[1], -slope[0], c] : [slope[1], slope[0], c],
            losesTheSignOfTheConstant: [slope[0], slope[1], -c],
            takesTheHeightOfAPoint: [slope[0], slope[1], ends[0]?.[1] ?? 0],
          },
          show,
        },
        explanation: say(
          `The slope is ${maths(`\\frac{${tex(3 * n)}}{${3 * d}} = ${texFraction(slope)}`)}. Putting in the first ` +
            `point gives the constant ${maths(tex(c))}: ${show(right)}.`,
          `斜率是 ${maths(`\\frac{${tex(3 * n)}}{${3 * d}} = ${texFraction(slope)}`)}。代入第一个点，得常数项 ` +
            `${maths(tex(c))}：${show(right)}。`,
        ),
        features: { steps: 3, fraction: true, negative: n < 0 },
        holds: ([p = 0, q = 1, k = 0]: readonly number[]) => ends.every(([x, y]) => p * x + q * k === q * y),
      };
    },
    hard: (draw) => {
      const [a, b] = draw.some(2, [2, 3, 4, 5, 7]) as [number, number];
      const [x, y, e] = [b * draw.int(1, 3), draw.int(-6, 6), draw.int(5, 30)];
      const slope = fraction(b, a);
      const right = fraction(y * a - b * x, a);
      if (right[1] === 1 || y === 0 || Math.abs(right[0]) > 99) return undefined;
      return {
        stem:
          `Line ${maths("p")} is defined by ${maths(`${a}x + ${b}y = ${e}`)}. Line ${maths("q")} is perpendicular to ` +
          `line ${maths("p")} in the ${maths("xy")}-plane and passes through the point ` +
          `${maths(`(${x}, ${tex(y)})`)}. What is the ${maths("y")}-coordinate of the ${maths("y")}-intercept of ` +
          `line ${maths("q")}?`,
        ask: entry(right),
        explanation: say(
          `The slope of line ${maths("p")} is ${maths(`-\\frac{${a}}{${b}}`)}, so that of line ${maths("q")} is ` +
            `${maths(texFraction(slope))}. The intercept is ` +
            `${maths(`${tex(y)} - ${texFraction(slope)} \\times ${x} = ${texFraction(right)}`)}.`,
          `直线 ${maths("p")} 的斜率是 ${maths(`-\\frac{${a}}{${b}}`)}，所以直线 ${maths("q")} 的斜率是 ` +
            `${maths(texFraction(slope))}。截距是 ` +
            `${maths(`${tex(y)} - ${texFraction(slope)} \\times ${x} = ${texFraction(right)}`)}。`,
        ),
        features: { steps: 4, fraction: true, negative: right[0] < 0 },
        holds: (value: number) => Math.abs(((y - value) / x) * -(a / b) + 1) < 1e-9,
      };
    },
  },
});

export const lineGraph = defineSatMathModel({
  name: "sat-graph-of-a-line",
  domain: "algebra",
  skill: "linearFunctions",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const [m, c] = [draw.pick([-2, -1, 1, 2]), draw.pick([-4, -3, -2, 2, 3, 4])];
      if (Math.abs(m) === Math.abs(c)) return undefined;
      const [x2, y2] = [1, m + c];
      return {
        stem:
          `The graph of the linear function ${maths("f")} is shown in the ${maths("xy")}-plane. Which ` +
          `equation defines ${maths("f")}?`,
        figure: squarePlane(
          6,
          `A line through the points (0, ${num(c)}) and (${x2}, ${num(y2)})`,
          (at) => [curve(at, (x) => m * x + c, -6, 6, [-6, 6]), dot(at, 0, c), dot(at, x2, y2)],
          (x) => m * x + c,
        ),
        ask: {
          type: "single_choice",
          right: [m, c],
          wrong: {
            losesTheSignOfTheSlope: [-m, c],
            swapsSlopeAndConstant: [c, m],
            losesTheSignOfTheConstant: [m, -c],
          },
          show: ([p = 0, q = 0]: readonly number[]) => maths(`f(x) = ${texPolynomial([p, q])}`),
        },
        explanation: say(
          `The line meets the ${maths("y")}-axis at ${maths(tex(c))} and ${m > 0 ? "rises" : "falls"} by ` +
            `${Math.abs(m)} for each step to the right: ${maths(`f(x) = ${texPolynomial([m, c])}`)}.`,
          `直线与 ${maths("y")} 轴交于 ${maths(tex(c))}，每向右 1 格${m > 0 ? "上升" : "下降"} ` +
            `${Math.abs(m)} 格：${maths(`f(x) = ${texPolynomial([m, c])}`)}。`,
        ),
        features: { steps: 2, negative: m < 0 },
        holds: ([p = 0, q = 0]: readonly number[]) => q === c && p + q === y2,
      };
    },
    medium: (draw) => {
      const [m, c] = [draw.pick([-2, -1, 1, 2]), draw.pick([-2, -1, 1, 2])];
      const shift = draw.pick([2, 3, 4]);
      const right = [m, c - shift];
      if (right[1] === 0 || Math.abs(m) === Math.abs(c)) return undefined;
      const show = ([p = 0, q = 0]: readonly number[]) => maths(`f(x) = ${texPolynomial([p, q])}`);
      return {
        stem:
          `The graph of ${maths(`y = f(x) + ${shift}`)} is shown, where ${maths("f")} is a linear function. ` +
          `Which equation defines ${maths("f")}?`,
        figure: squarePlane(
          6,
          `A line through the points (0, ${num(c)}) and (1, ${num(m + c)})`,
          (at) => [curve(at, (x) => m * x + c, -6, 6, [-6, 6]), dot(at, 0, c), dot(at, 1, m + c)],
          (x) => m * x + c,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheGraphItself: [m, c],
            shiftsTheWrongWay: [m, c + shift],
            losesTheSignOfTheSlope: [-m, c - shift],
            shiftsTheSlope: [m - shift, c],
          },
          show,
        },
        explanation: say(
          `The line shown is ${maths(`y = ${texPolynomial([m, c])}`)}. It lies ${shift} above ${maths("f")}, so ` +
            `${show(right)}.`,
          `图中直线是 ${maths(`y = ${texPolynomial([m, c])}`)}，它比 ${maths("f")} 的图象高 ${shift}，所以 ` +
            `${show(right)}。`,
        ),
        features: { steps: 3, close: true },
        holds: ([p = 0, q = 0]: readonly number[]) => q + shift === c && p + q + shift === m + c,
      };
    },
    hard: (draw) => {
      const [p, q] = [draw.int(2, 9), draw.int(2, 9)];
      const k = draw.int(2, 5);
      const right = fraction(k * p * -1, q);
      const show = (value: readonly number[]) => showFraction(value);
      if (p === q || right[1] === 1) return undefined;
      return {
        stem:
          `In the ${maths("xy")}-plane, a line crosses the ${maths("x")}-axis at ${maths(`(${q}a, 0)`)} and the ` +
          `${maths("y")}-axis at ${maths(`(0, ${k * p}a)`)}, where ${maths("a")} is a positive constant. ` +
          "What is the slope of the line?",
        ask: {
          type: "single_choice",
          right,
          wrong: {
            losesTheSign: fraction(k * p, q),
            turnsTheSlopeOver: fraction(-q, k * p),
            losesBoth: fraction(q, k * p),
            keepsOneFactor: fraction(-p, q),
          },
          show,
          worth,
        },
        explanation: say(
          `From one intercept to the other: ` +
            `${maths(`\\frac{${k * p}a - 0}{0 - ${q}a} = ${texFraction(right)}`)}; ${maths("a")} cancels.`,
          `由两个截距：${maths(`\\frac{${k * p}a - 0}{0 - ${q}a} = ${texFraction(right)}`)}，${maths("a")} 约去。`,
        ),
        features: { steps: 3, fraction: true, negative: true },
        holds: (value: readonly number[]) => Math.abs(worth(value) * q + k * p) < 1e-9,
      };
    },
  },
});
