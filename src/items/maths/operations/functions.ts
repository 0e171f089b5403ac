import { fraction, showFraction, texFraction, texPolynomial, worth } from "../../engine/algebra";
import { plane } from "../../engine/figures/plane";
import { circle, colours, line } from "../../engine/figures/svg";
import { defineMathsModel } from "../../engine/model";
import { bracketed, maths, num, say, signed, tex } from "../../engine/words";

export const slope = defineMathsModel<"table" | "graph" | "points">({
  name: "slope-of-a-line",
  area: "operations",
  skill: "linearFunctions",
  settings: { 210: "table", 220: "graph", 230: "points" },
  generate(draw, kind) {
    if (kind === "table") {
      const m = draw.int(2, 6);
      const c = draw.int(1, 9);
      const x = draw.int(9, 15);
      const right = m * x + c;
      const list = [1, 2, 3].map((k) => `${maths(`x = ${k}`)}: ${maths(`y = ${m * k + c}`)}`);
      return {
        stem: say(
          `A rule changes ${maths("x")} into ${maths("y")}.\n${list.join("; ")}\nThe rule stays the same. ` +
            `What is ${maths("y")} when ${maths(`x = ${x}`)}?`,
          `按同一个规则，由 ${maths("x")} 得到 ${maths("y")}。\n${list.join("；")}\n当 ${maths(`x = ${x}`)} 时，${maths("y")} 是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsTheConstant: m * x,
            addsTheStepOnce: 3 * m + c + m,
            multipliesTheFirstValue: (m + c) * x,
            oneStepTooMany: right + m,
            oneStepTooFew: right - m,
          },
          show: num,
        },
        explanation: say(
          `${maths("y")} rises by ${m} when ${maths("x")} rises by 1, so the rule is ` +
            `${maths(`y = ${m}x + ${c}`)}. Then ${maths(`${m} \\times ${x} + ${c} = ${right}`)}.`,
          `${maths("y")} 随 ${maths("x")} 每增加 1 而增加 ${m}，规则是 ${maths(`y = ${m}x + ${c}`)}。代入得 ` +
            `${maths(`${m} \\times ${x} + ${c} = ${right}`)}。`,
        ),
        features: { steps: 3 },
        holds: (value: number) => (value - (3 * m + c)) / (x - 3) === m,
      };
    }
    if (kind === "graph") {
      const m = draw.pick([-3, -2, 2, 3]);
      const c = draw.int(-2, 2);
      if (c === 0 || Math.abs(m) === Math.abs(c)) return undefined;
      const show = ([p = 0, q = 0]: readonly number[]) => maths(`y = ${texPolynomial([p, q])}`);
      const ends = [(5 - c) / m, (-5 - c) / m] as const;
      const second = m > 0 ? 1 : -1;
      return {
        stem: say("Which equation belongs to this line?", "这条直线的解析式是哪一个？"),
        figure: plane(
          { from: -5, to: 5 },
          say(
            `A line through the points (0, ${num(c)}) and (${num(second)}, ${num(m * second + c)})`,
            `过点 (0, ${num(c)}) 和 (${num(second)}, ${num(m * second + c)}) 的直线`,
          ),
          (at) => [
            line(at(ends[0], 5), at(ends[1], -5), { stroke: colours.blue, "stroke-width": 2.2 }),
            circle(at(0, c), 4, { fill: colours.blue, stroke: "none" }),
            circle(at(second, m * second + c), 4, { fill: colours.blue, stroke: "none" }),
          ],
        ),
        ask: {
          type: "single_choice",
          right: [m, c],
          wrong: {
            takesTheWrongDirection: [-m, c],
            swapsSlopeAndConstant: [c, m],
            takesTheWrongSide: [m, -c],
            bothSignsTurned: [-m, -c],
          },
          show,
        },
        explanation: say(
          `The line crosses the ${maths("y")}-axis at ${maths(tex(c))}. When ${maths("x")} rises by 1, ` +
            `${maths("y")} changes by ${maths(tex(m))}. So ${show([m, c])}.`,
          `直线与 ${maths("y")} 轴交于 ${maths(tex(c))}。${maths("x")} 每增加 1，${maths("y")} 变化 ${maths(tex(m))}。所以 ` +
            `${show([m, c])}。`,
        ),
        features: { steps: 2, negative: m < 0 },
        holds: ([p = 0, q = 0]: readonly number[]) => q === c && p * second + q === m * second + c,
      };
    }
    const [x1, y1] = [draw.int(-6, -1), draw.int(-5, 5)];
    const [x2, y2] = [draw.int(1, 6), draw.int(-5, 5)];
    if (y1 === y2) return undefined;
    const right = fraction(y2 - y1, x2 - x1);
    return {
      stem: say(
        `What is the slope of the line through ${maths(`(${x1}, ${y1})`)} and ${maths(`(${x2}, ${y2})`)}?`,
        `过点 ${maths(`(${x1}, ${y1})`)} 和 ${maths(`(${x2}, ${y2})`)} 的直线的斜率是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          turnsTheFractionRound: fraction(x2 - x1, y2 - y1),
          losesASign: fraction(y1 - y2, x2 - x1),
          addsInsteadOfSubtracts: x2 + x1 === 0 ? [3, 1] : fraction(y2 + y1, x2 + x1),
          ignoresTheMinusOfX: x2 === -x1 ? [1, 5] : fraction(y2 - y1, x2 + x1),
          turnsBoth: fraction(x1 - x2, y2 - y1),
        },
        show: showFraction,
        worth,
      },
      explanation: say(
        `Slope is the change in ${maths("y")} over the change in ${maths("x")}: ` +
          `${maths(`\\frac{${y2} - ${bracketed(y1)}}{${x2} - (${x1})} = ${texFraction(right)}`)}.`,
        `斜率等于 ${maths("y")} 的变化量除以 ${maths("x")} ` +
          `的变化量：${maths(`\\frac{${y2} - ${bracketed(y1)}}{${x2} - (${x1})} = ${texFraction(right)}`)}。`,
      ),
      features: { steps: 2, negative: true, fraction: right[1] !== 1 },
      holds: (value: readonly number[]) => Math.abs(y1 + worth(value) * (x2 - x1) - y2) < 1e-9,
    };
  },
});

export const functionValue = defineMathsModel<"value" | "compose" | "inverse" | "unknown">({
  name: "function-value",
  area: "operations",
  skill: "functions",
  settings: { 230: "value", 240: "compose", 250: "inverse", 260: "unknown" },
  generate(draw, kind) {
    const a = draw.int(2, 5);
    const b = draw.pick([-1, 1]) * draw.int(1, 7);
    const x = draw.pick([-1, 1]) * draw.int(2, 5);
    const f = `f(x) = ${texPolynomial([a, b])}`;
    if (kind === "value") {
      const right = a * x * x + b * x;
      const formula = `f(x) = ${texPolynomial([a, b, 0])}`;
      return {
        stem: say(
          `Let ${maths(formula)}. What is ${maths(`f(${x})`)}?`,
          `已知 ${maths(formula)}，求 ${maths(`f(${x})`)}。`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            losesASign: a * x * x - b * x,
            squaresTheProduct: (a * x) ** 2 + b * x,
            keepsTheMinusOfTheSquare: -a * x * x + b * x,
            forgetsTheSecondTerm: a * x * x,
            doublesInsteadOfSquaring: a * 2 * x + b * x,
          },
          show: num,
        },
        explanation: say(
          `Put ${maths(`x = ${x}`)}: ` +
            `${maths(`${a} \\times ${bracketed(x)}^2 ${signed(b)} \\times ${bracketed(x)} = ${tex(right)}`)}.`,
          `把 ${maths(`x = ${x}`)} ` +
            `代入：${maths(`${a} \\times ${bracketed(x)}^2 ${signed(b)} \\times ${bracketed(x)} = ${tex(right)}`)}。`,
        ),
        features: { steps: 2, negative: x < 0 },
        holds: (value: number) => value === x * (a * x + b),
      };
    }
    if (kind === "compose") {
      const c = draw.int(1, 6);
      const inner = x * x - c;
      const right = a * inner + b;
      return {
        stem: say(
          `Let ${maths(f)} and ${maths(`g(x) = x^2 - ${c}`)}. What is ${maths(`f(g(${x}))`)}?`,
          `已知 ${maths(f)}，${maths(`g(x) = x^2 - ${c}`)}，求 ${maths(`f(g(${x}))`)}。`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            composesInTheOtherOrder: (a * x + b) ** 2 - c,
            multipliesTheFunctions: (a * x + b) * inner,
            stopsAtTheInner: inner,
            addsTheFunctions: a * x + b + inner,
          },
          show: num,
        },
        explanation: say(
          `First ${maths(`g(${x}) = ${tex(inner)}`)}, then ` +
            `${maths(`f(${tex(inner)}) = ${a} \\times ${bracketed(inner)} ${signed(b)} = ${tex(right)}`)}.`,
          `先求 ${maths(`g(${x}) = ${tex(inner)}`)}，再求 ` +
            `${maths(`f(${tex(inner)}) = ${a} \\times ${bracketed(inner)} ${signed(b)} = ${tex(right)}`)}。`,
        ),
        features: { steps: 3, negative: x < 0 },
        holds: (value: number) => (value - b) / a + c === x * x,
      };
    }
    if (kind === "inverse") {
      const c = draw.int(2, 6);
      const t = draw.int(2, 9);
      if (t === a) return undefined;
      const value = [a * t + b, t - c] as const;
      if (value[1] === 0 || value[0] % value[1] !== 0 || value[0] === 0) return undefined;
      const y = value[0] / value[1];
      const right = t;
      const formula = `f(x) = \\frac{${texPolynomial([a, b])}}{x - ${c}}`;
      const back = [y * c + b, y - a] as const;
      return {
        stem: say(
          `The function ${maths(formula)} has an inverse ${maths("f^{-1}")}. What is ${maths(`f^{-1}(${tex(y)})`)}?`,
          `函数 ${maths(formula)} 的反函数为 ${maths("f^{-1}")}，求 ${maths(`f^{-1}(${tex(y)})`)}。`,
        ),
        ask: {
          type: "single_choice",
          right: fraction(right, 1),
          wrong: {
            takesTheReciprocal: y === c ? [1, right] : fraction(y - c, a * y + b || 1),
            putsTheValueIntoF: y === c ? [c, 1] : fraction(a * y + b, y - c),
            losesASign: fraction(y * c - b, y - a),
            turnsTheDenominator: fraction(-back[0], back[1]),
            addsTheCoefficient: fraction(y * c + b, y + a || 1),
          },
          show: showFraction,
          worth,
        },
        explanation: say(
          `Solve ${maths(`\\frac{${texPolynomial([a, b])}}{x - ${c}} = ${tex(y)}`)}: ` +
            `${maths(`${texPolynomial([a, b])} = ${tex(y)}(x - ${c})`)} gives ${maths(`x = ${right}`)}.`,
          `解 ${maths(`\\frac{${texPolynomial([a, b])}}{x - ${c}} = ${tex(y)}`)}：由 ` +
            `${maths(`${texPolynomial([a, b])} = ${tex(y)}(x - ${c})`)} 得 ${maths(`x = ${right}`)}。`,
        ),
        features: { steps: 3, fraction: true },
        holds: (candidate: readonly number[]) => Math.abs(a * worth(candidate) + b - y * (worth(candidate) - c)) < 1e-9,
      };
    }
    const p = draw.int(2, 6);
    const q = draw.int(1, 8);
    return {
      stem: say(
        `For all ${maths("x")}, ${maths(`f(x) + 2f(1 - x) = ${texPolynomial([3 * p, 3 * q])}`)}. In ` +
          `${maths("f(x) = kx + c")}, what is ${maths("c - k")}?`,
        `对任意 ${maths("x")}，都有 ${maths(`f(x) + 2f(1 - x) = ${texPolynomial([3 * p, 3 * q])}`)}。设 ` +
          `${maths("f(x) = kx + c")}，求 ${maths("c - k")}。`,
      ),
      ask: {
        type: "single_choice",
        right: q + 5 * p,
        wrong: {
          comparesOnlyCoefficients: q - p,
          forgetsTheDoubledConstant: 3 * q + 5 * p,
          losesASign: q - p - 2 * p,
          addsInstead: q + 2 * p - 3 * p,
          takesKOnly: -3 * p,
          takesCOnly: q + 2 * p,
        },
        show: num,
      },
      explanation: say(
        `Comparing both sides: ${maths(`k - 2k = ${3 * p}`)}, so ${maths(`k = ${-3 * p}`)}; and ` +
          `${maths(`3c + 2k = ${3 * q}`)}, so ${maths(`c = ${q + 2 * p}`)}. Then ` +
          `${maths(`c - k = ${q + 5 * p}`)}.`,
        `比较两边系数：${maths(`k - 2k = ${3 * p}`)}，得 ${maths(`k = ${-3 * p}`)}；${maths(`3c + 2k = ${3 * q}`)}，得 ` +
          `${maths(`c = ${q + 2 * p}`)}。所以 ${maths(`c - k = ${q + 5 * p}`)}。`,
      ),
      features: { steps: 4, negative: true },
      holds: (value: number) => {
        const k = -3 * p;
        const c = value + k;
        return [0, 1, 4].every((at) => k * at + c + 2 * (k * (1 - at) + c) === 3 * p * at + 3 * q);
      },
    };
  },
});
