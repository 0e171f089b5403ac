import { evaluatePolynomial, texPolynomial } from "../../../engine/algebra";
import { table } from "../../../engine/figures/table";
import { bracketed, maths, num, say, signed, tex } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";
import { curve, dot, graph } from "../figures/graph";

const factor = (root: number): string => (root === 0 ? "x" : `(x ${signed(-root)})`);
const product = (roots: readonly number[]): string => roots.map(factor).join("");
const valueOf = (roots: readonly number[], x: number): number => roots.reduce((total, root) => total * (x - root), 1);

export const satFunctionValue = defineSatMathModel({
  name: "sat-function-value",
  domain: "advanced",
  skill: "nonlinearFunctions",
  discrimination: 1.1,
  kinds: {
    easy: (draw) => {
      const [a, b, c, x] = [draw.int(2, 5), draw.pick([-1, 1]) * draw.int(2, 7), draw.int(2, 15), draw.int(2, 6)];
      const at = draw.pick([-1, 1]) * x;
      const right = evaluatePolynomial([a, b, c], at);
      return {
        stem:
          `The function ${maths("f")} is defined by ${maths(`f(x) = ${texPolynomial([a, b, c])}`)}. What is ` +
          `the value of ${maths(`f(${tex(at)})`)}?`,
        ask: entry(right),
        explanation: say(
          maths(`f(${tex(at)}) = ${a} \\times ${x * x} ${signed(b)} \\times ${bracketed(at)} + ${c} = ${tex(right)}`) +
            `.`,
          `代入：` +
            maths(
              `f(${tex(at)}) = ${a} \\times ${x * x} ${signed(b)} \\times ${bracketed(at)} + ${c} = ${tex(right)}`,
            ) +
            `。`,
        ),
        features: { steps: 2, negative: at < 0 },
        holds: (value: number) => value - c === at * (a * at + b),
      };
    },
    hard: (draw) => {
      const [m, shift, up] = [draw.int(2, 4), draw.int(1, 4), draw.int(2, 9)];
      const first = draw.int(-2, 2);
      const values = [0, 1, 2, 3].map((k) => draw.int(3, 9) * 4 * (k + 1) - draw.int(0, 9));
      const xs = values.map((_, k) => first + k * shift);
      const place = draw.int(1, 3);
      const at = (xs[place] ?? 0) - shift;
      const right = m * (values[place] ?? 0) - up;
      return {
        stem:
          `The table shows some values of the function ${maths("f")}. The function ${maths("g")} is defined by ` +
          `${maths(`g(x) = ${m}f(x + ${shift}) - ${up}`)}. What is the value of ${maths(`g(${tex(at)})`)}?`,
        figure: table(
          [maths("x"), maths("f(x)")],
          xs.map((x, k) => [num(x), num(values[k] ?? 0)]),
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            overlooksTheShift: m * (values[place - 1] ?? 0) - up,
            shiftsTheWrongWay: m * (values[place - 2] ?? values[place - 1] ?? 0) - up - 2 * m,
            overlooksTheFactor: (values[place] ?? 0) - up,
            multipliesTheWhole: m * ((values[place] ?? 0) - up),
            forgetsTheConstant: m * (values[place] ?? 0),
          },
          show: num,
        },
        explanation: say(
          maths(`g(${tex(at)}) = ${m}f(${tex(at)} + ${shift}) - ${up} = ${m}f(${tex(at + shift)}) - ${up}`) +
            `, and the table ` +
            `gives ${maths(`${m} \\times ${values[place] ?? 0} - ${up} = ${right}`)}.`,
          `${maths(`g(${tex(at)}) = ${m}f(${tex(at)} + ${shift}) - ${up} = ${m}f(${tex(at + shift)}) - ${up}`)}，查表得 ` +
            `${maths(`${m} \\times ${values[place] ?? 0} - ${up} = ${right}`)}。`,
        ),
        features: { steps: 3, negative: at < 0, close: true },
        holds: (value: number) => (value + up) / m === values[xs.indexOf(at + shift)],
      };
    },
  },
});

export const polynomialZeros = defineSatMathModel({
  name: "sat-zeros-of-a-polynomial",
  domain: "advanced",
  skill: "polynomialFunctions",
  kinds: {
    easy: (draw) => {
      const [p, q] = [draw.int(2, 9), draw.int(2, 9)];
      if (p === q) return undefined;
      const list = [1, q - p, -p * q];
      const show = ([one = 0, other = 0]: readonly number[]) => maths(product([one, other]));
      return {
        stem: `Which expression is a factored form of ${maths(texPolynomial(list))}?`,
        ask: {
          type: "single_choice",
          right: [p, -q],
          wrong: { swapsTheSigns: [-p, q], bothMinus: [p, q], bothPlus: [-p, -q] },
          show,
          unordered: true,
        },
        explanation: say(
          `Two numbers with product ${maths(tex(-p * q))} and sum ${maths(tex(q - p))} are ${maths(tex(-p))} and ` +
            `${maths(tex(q))}: ${show([p, -q])}.`,
          `积为 ${maths(tex(-p * q))}、和为 ${maths(tex(q - p))} 的两个数是 ${maths(tex(-p))} 和 ${maths(tex(q))}：` +
            `${show([p, -q])}。`,
        ),
        features: { steps: 2, negative: true },
        holds: (value: readonly number[]) => [0, 1, 5].every((x) => valueOf(value, x) === evaluatePolynomial(list, x)),
      };
    },
    medium: (draw) => {
      const [p, q, r] = [-draw.int(2, 4), draw.int(-1, 1), draw.int(2, 4)];
      const roots = [p, q, r];
      const scale = 4;
      const f = (x: number) => valueOf(roots, x) / scale;
      if (p === -r) return undefined;
      const show = (value: readonly number[]) => maths(`y = \\frac{1}{${scale}}${product(value)}`);
      return {
        stem: `Which equation could define the graph shown in the ${maths("xy")}-plane?`,
        figure: graph(
          { from: -6, to: 6, step: 2, between: 2 },
          { from: -8, to: 8, step: 2, between: 2 },
          `A curve that rises from lower left to upper right and crosses the x-axis at ${roots.map(num).join(", ")}`,
          (at) => [curve(at, f, -6, 6, [-8, 8]), ...roots.map((root) => dot(at, root, 0))],
          f,
        ),
        ask: {
          type: "single_choice",
          right: roots,
          wrong: {
            losesTheSigns: roots.map((root) => 0 - root).toReversed(),
            losesTheFirstSign: [-p, q, r].toSorted((one, other) => one - other),
            losesTheLastSign: [p, q, -r].toSorted((one, other) => one - other),
            movesAZero: [p, q + 2 === r ? q - 1 : q + 1, r],
          },
          show,
        },
        explanation: say(
          `A zero at ${maths("c")} means a factor ${maths("x - c")}. The graph meets the ${maths("x")}-axis at ` +
            `${roots.map((root) => maths(tex(root))).join(", ")}: ${show(roots)}.`,
          `零点为 ${maths("c")} 时有因式 ${maths("x - c")}。图象与 ${maths("x")} 轴交于 ` +
            `${roots.map((root) => maths(tex(root))).join("、")}：${show(roots)}。`,
        ),
        features: { steps: 3, negative: true },
        holds: (value: readonly number[]) =>
          roots.every((root) => valueOf(value, root) === 0) && new Set(value).size === 3,
      };
    },
    hard: (draw) => {
      const [r, a, c] = [draw.pick([-3, -2, 2, 3]), draw.int(1, 4), draw.pick([-1, 1]) * draw.int(2, 12)];
      const right = -(a * r ** 3 + c) / r;
      if (!Number.isInteger(right) || right === 0) return undefined;
      return {
        stem:
          `The polynomial ${maths(`p(x) = ${texPolynomial([a, 0, 0, 0])} + kx ${signed(c)}`)}, where ` +
          `${maths("k")} is a ` +
          `constant, has ${maths(`x ${signed(-r)}`)} as a factor. What is the value of ${maths("k")}?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheOtherSign: (a * r ** 3 - c) / r,
            losesTheSign: -right,
            forgetsTheConstant: -a * r * r,
            forgetsToDivide: -(a * r ** 3 + c),
            overlooksTheFirstTerm: Math.round(-c / r),
          },
          show: num,
        },
        explanation: say(
          `A factor ${maths(`x ${signed(-r)}`)} means ${maths(`p(${tex(r)}) = 0`)}: ` +
            `${maths(`${tex(a * r ** 3)} ${r < 0 ? "-" : "+"} ${Math.abs(r)}k ${signed(c)} = 0`)}, so ` +
            `${maths(`k = ${tex(right)}`)}.`,
          `有因式 ${maths(`x ${signed(-r)}`)} 即 ${maths(`p(${tex(r)}) = 0`)}：` +
            `${maths(`${tex(a * r ** 3)} ${r < 0 ? "-" : "+"} ${Math.abs(r)}k ${signed(c)} = 0`)}，所以 ` +
            `${maths(`k = ${tex(right)}`)}。`,
        ),
        features: { steps: 3, negative: right < 0 },
        holds: (value: number) => evaluatePolynomial([a, 0, value, c], r) === 0,
      };
    },
  },
});
