import { evaluatePolynomial, texPolynomial } from "../../../engine/algebra";
import { maths, num, say, signed, tex } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";
import { curve, dot, graph } from "../figures/graph";

const pair = ([x = 0, y = 0]: readonly number[]): string => maths(`(${tex(x)}, ${tex(y)})`);
const factor = (root: number): string => (root === 0 ? "x" : `(x ${signed(-root)})`);
/** LaTeX of a(x - h)^2 + k. */
const vertexForm = (a: number, h: number, k: number): string =>
  `${a === 1 ? "" : a === -1 ? "-" : tex(a)}(x ${signed(-h)})^{2} ${signed(k)}`;

export const parabolaVertex = defineSatMathModel({
  name: "sat-vertex-of-a-parabola",
  domain: "advanced",
  skill: "quadraticFunctions",
  kinds: {
    easy: (draw) => {
      const [a, h, k] = [draw.pick([-3, -2, -1, 2, 3]), draw.pick([-1, 1]) * draw.int(2, 8), draw.int(2, 9)];
      if (Math.abs(h) === k) return undefined;
      return {
        stem:
          `The function ${maths("f")} is defined by ${maths(`f(x) = ${vertexForm(a, h, k)}`)}. What is the ` +
          `vertex of the graph of ${maths("y = f(x)")} in the ${maths("xy")}-plane?`,
        ask: {
          type: "single_choice",
          right: [h, k],
          wrong: { losesTheSign: [-h, k], losesBothSigns: [-h, -k], turnsTheHeight: [h, -k], swapsTheNumbers: [k, h] },
          show: pair,
          unordered: true,
        },
        explanation: say(
          `The square is ${maths("0")} for ${maths(`x = ${tex(h)}`)}, and there ${maths(`f(x) = ${k}`)}: the ` +
            `vertex is ` +
            `${pair([h, k])}.`,
          `当 ${maths(`x = ${tex(h)}`)} 时平方项为 ${maths("0")}，此时 ${maths(`f(x) = ${k}`)}：顶点是 ` +
            `${pair([h, k])}。`,
        ),
        features: { steps: 2, negative: h < 0 },
        holds: ([x = 0, y = 0]: readonly number[]) => {
          const f = (at: number) => a * (at - h) ** 2 + k;
          return f(x - 1) === f(x + 1) && f(x) === y;
        },
      };
    },
    medium: (draw) => {
      const [a, h, k] = [draw.int(1, 4), draw.pick([-1, 1]) * draw.int(2, 6), draw.int(-20, 12)];
      const list = [a, -2 * a * h, a * h * h + k];
      if (list[2] === 0 || k === 0) return undefined;
      return {
        stem:
          `The function ${maths("g")} is defined by ${maths(`g(x) = ${texPolynomial(list)}`)}. What is the ` +
          `minimum value of ${maths("g(x)")}?`,
        ask: {
          type: "single_choice",
          right: k,
          wrong: {
            givesThePlace: h,
            takesTheConstant: list[2] ?? 0,
            forgetsTheFactor: h * h - 2 * h * h + (list[2] ?? 0) === k ? k + a : (list[2] ?? 0) - h * h,
            losesTheSign: -k,
            putsInTheOtherSide: evaluatePolynomial(list, -h),
          },
          show: num,
        },
        explanation: say(
          `Completing the square gives ${maths(`g(x) = ${vertexForm(a, h, k)}`)}. The square is at least ` +
            `${maths("0")}, so the minimum is ${maths(tex(k))}.`,
          `配方得 ${maths(`g(x) = ${vertexForm(a, h, k)}`)}。平方项不小于 ${maths("0")}，所以最小值是 ` +
            `${maths(tex(k))}。`,
        ),
        features: { steps: 3, negative: k < 0 },
        holds: (value: number) =>
          Array.from({ length: 81 }, (_, n) => evaluatePolynomial(list, (n - 40) / 4)).reduce((a1, b1) =>
            Math.min(a1, b1),
          ) === value,
      };
    },
    hard: (draw) => {
      const [p, q, a] = [draw.int(-6, 1), draw.int(2, 9), draw.pick([-3, -2, 2, 3])];
      const middle = (p + q) / 2;
      const k = a * (middle - p) * (middle - q);
      const at = q + draw.int(1, 3);
      const right = a * (at - p) * (at - q);
      if (!Number.isInteger(middle) || p === 0 || middle === 0 || Math.abs(right) > 9999) return undefined;
      return {
        stem:
          `The graph of the quadratic function ${maths("f")} in the ${maths("xy")}-plane has its vertex at ` +
          `${pair([middle, k])} and passes through the point ${pair([p, 0])}. What is the value of ` +
          `${maths(`f(${at})`)}?`,
        ask: entry(right),
        explanation: say(
          `By symmetry the other zero is ${maths(`${q}`)}, so ${maths(`f(x) = a${factor(p)}${factor(q)}`)}. At the ` +
            `vertex ${maths(`${tex((middle - p) * (middle - q))}a = ${tex(k)}`)}, so ${maths(`a = ${tex(a)}`)} and ` +
            `${maths(`f(${at}) = ${tex(right)}`)}.`,
          `由对称性，另一个零点是 ${maths(`${q}`)}，所以 ${maths(`f(x) = a${factor(p)}${factor(q)}`)}。在顶点处 ` +
            `${maths(`${tex((middle - p) * (middle - q))}a = ${tex(k)}`)}，得 ${maths(`a = ${tex(a)}`)}，` +
            `${maths(`f(${at}) = ${tex(right)}`)}。`,
        ),
        features: { steps: 4, negative: right < 0 },
        holds: (value: number) => Math.abs(value - k - (-k / (p - middle) ** 2) * (at - middle) ** 2) < 1e-9,
      };
    },
  },
});

export const parabolaGraph = defineSatMathModel({
  name: "sat-graph-of-a-parabola",
  domain: "advanced",
  skill: "quadraticFunctions",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const [p, q] = [-draw.int(1, 4), draw.int(1, 5)];
      const a = draw.pick([-1, 1]);
      const list = [a, -a * (p + q), a * p * q];
      const ends = [evaluatePolynomial(list, (p + q) / 2), list[2] ?? 0];
      if (p === -q) return undefined;
      const most = Math.max(...ends.map(Math.abs));
      const step = most > 16 ? 8 : most > 6 ? 4 : 2;
      const reach = (Math.ceil(most / step) + 1) * step;
      const forms = ([one = 0, other = 0]: readonly number[]) =>
        `${maths(`x = ${tex(one)}`)} and ${maths(`x = ${tex(other)}`)}`;
      return {
        stem:
          `The graph of ${maths("y = f(x)")} is shown. What are the solutions to the equation ` +
          `${maths("f(x) = 0")}?`,
        figure: graph(
          { from: -6, to: 6, step: 2, between: 2 },
          { from: -reach, to: reach, step, between: step === 8 ? 2 : 1 },
          `A parabola that opens ${a > 0 ? "upward" : "downward"}, crosses the x-axis at ${num(p)} and ${q}, ` +
            `and crosses the y-axis at ${num(list[2] ?? 0)}`,
          (at) => [
            curve(at, (x) => evaluatePolynomial(list, x), -6, 6, [-reach, reach]),
            dot(at, p, 0),
            dot(at, q, 0),
            dot(at, 0, list[2] ?? 0),
          ],
          (x) => evaluatePolynomial(list, x),
        ),
        ask: {
          type: "single_choice",
          right: [p, q],
          wrong: {
            losesTheSigns: [-q, -p],
            takesTheOtherAxis: [p, list[2] ?? 0],
            losesOneSign: [-p, q],
            takesTheHighestPoint: [0, list[2] ?? 0],
          },
          show: forms,
          unordered: true,
        },
        explanation: say(
          `${maths("f(x) = 0")} where the graph meets the ${maths("x")}-axis: ` +
            `${maths(`x = ${tex(p)}`)} and ${maths(`x = ${tex(q)}`)}.`,
          `图象与 ${maths("x")} 轴相交处 ${maths("f(x) = 0")}：${maths(`x = ${tex(p)}`)} 和 ` +
            `${maths(`x = ${tex(q)}`)}。`,
        ),
        features: { steps: 1, negative: true },
        holds: (value: readonly number[]) =>
          value.every((x) => evaluatePolynomial(list, x) === 0) && value.length === 2,
      };
    },
    medium: (draw) => {
      const [a, h, k] = [draw.pick([-2, -1, 1, 2]), draw.pick([-3, -2, -1, 1, 2, 3]), draw.pick([-4, -3, -2, 2, 3, 4])];
      if (Math.abs(h) === Math.abs(k) || Math.abs(a + k) > 7) return undefined;
      const show = ([p = 1, q = 0, r = 0]: readonly number[]) => maths(`y = ${vertexForm(p, q, r)}`);
      return {
        stem: `Which equation defines the parabola shown in the ${maths("xy")}-plane?`,
        figure: graph(
          { from: -6, to: 6, step: 2, between: 2 },
          { from: -8, to: 8, step: 2, between: 2 },
          `A parabola that opens ${a > 0 ? "upward" : "downward"} with its vertex at (${num(h)}, ${num(k)}), ` +
            `through the point (${num(h + 1)}, ${num(a + k)})`,
          (at) => [curve(at, (x) => a * (x - h) ** 2 + k, -6, 6, [-8, 8]), dot(at, h, k), dot(at, h + 1, a + k)],
          (x) => a * (x - h) ** 2 + k,
        ),
        ask: {
          type: "single_choice",
          right: [a, h, k],
          wrong: {
            losesTheSignInside: [a, -h, k],
            turnsTheParabola: [-a, h, k],
            losesTheSignOutside: [a, h, -k],
            overlooksTheFactor: [a > 0 ? 3 - a : -3 - a, h, k],
          },
          show,
        },
        explanation: say(
          `The vertex is ${pair([h, k])}; one step beside it the height changes by ${maths(tex(a))}: ` +
            `${show([a, h, k])}.`,
          `顶点是 ${pair([h, k])}；横坐标离顶点 1 个单位时，高度变化 ${maths(tex(a))}：${show([a, h, k])}。`,
        ),
        features: { steps: 3, negative: true, close: true },
        holds: ([p = 1, q = 0, r = 0]: readonly number[]) =>
          [h, h + 1, h - 1].every((x, n) => p * (x - q) ** 2 + r === (n === 0 ? k : a + k)),
      };
    },
  },
});

export const projectile = defineSatMathModel({
  name: "sat-height-over-time",
  domain: "advanced",
  skill: "quadraticFunctions",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const [v, start] = [draw.int(12, 40), draw.int(2, 30)];
      const meanings: Readonly<Record<string, string>> = {
        start: `The ball is ${start} meters above the ground when it is thrown.`,
        top: `The greatest height of the ball is ${start} meters.`,
        time: `The ball reaches the ground after ${start} seconds.`,
        speed: `The ball is thrown upward at ${start} meters per second.`,
      };
      return {
        stem:
          `A ball is thrown upward from a platform. The function ${maths(`h(t) = -5t^{2} + ${v}t + ${start}`)} ` +
          `models ` +
          `its height above the ground, in meters, ${maths("t")} seconds after it is thrown. What is the best ` +
          `interpretation of ${maths(`h(0) = ${start}`)} in this context?`,
        ask: {
          type: "single_choice",
          right: "start",
          wrong: { takesItForTheTop: "top", takesItForATime: "time", takesItForTheSpeed: "speed" },
          show: (value: string) => meanings[value] ?? value,
        },
        explanation: say(
          `${maths("t = 0")} is the moment of the throw, and ${maths(`h(0) = ${start}`)} is the height then, in ` +
            `meters.`,
          `${maths("t = 0")} 是抛出的时刻，${maths(`h(0) = ${start}`)} 是此时离地面的高度（米）。`,
        ),
        features: { steps: 1, context: true },
        holds: (value: string) => {
          const facts: Readonly<Record<string, number>> = {
            start: evaluatePolynomial([-5, v, start], 0),
            top: start + (v * v) / 20,
            time: (v + Math.sqrt(v * v + 20 * start)) / 10,
            speed: v,
          };
          return Math.abs((facts[value] ?? 0) - start) < 1e-9;
        },
      };
    },
    medium: (draw) => {
      const [end, other] = [draw.int(3, 9), draw.int(1, 3)];
      const list = [-5, 5 * (end - other), 5 * end * other];
      return {
        stem:
          `The function ${maths(`h(t) = ${texPolynomial(list, "t")}`)} models the height, in meters, of a toy ` +
          `rocket above the ground ${maths("t")} seconds after it leaves a roof. According to the model, how many ` +
          "seconds after leaving the roof does the rocket reach the ground?",
        ask: entry(end),
        explanation: say(
          `${maths(`h(t) = -5(t - ${end})(t + ${other})`)} is ${maths("0")} for ${maths(`t = ${end}`)} (and for a ` +
            "negative time, which does not count).",
          `${maths(`h(t) = -5(t - ${end})(t + ${other})`)} 等于 ${maths("0")} 时，${maths(`t = ${end}`)}（负值舍去）。`,
        ),
        features: { steps: 3, context: true },
        holds: (value: number) => value > 0 && evaluatePolynomial(list, value) === 0,
      };
    },
  },
});
