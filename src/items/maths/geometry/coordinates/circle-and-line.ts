import { near, texPolynomial } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { bracketed, maths, num, say, signed, tex } from "../../../engine/words";
import { showPoint } from "./show-point";

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [6, 8, 10],
] as const;

export const circleAndLine = defineMathsModel<"centre" | "chord" | "perpendicular">({
  name: "circle-and-line-equations",
  area: "geometry",
  skill: "analyticGeometry",
  settings: { 240: "perpendicular", 250: "centre", 260: "chord" },
  generate(draw, kind) {
    const [h, k, r] = [draw.pick([-1, 1]) * draw.int(1, 6), draw.pick([-1, 1]) * draw.int(1, 6), draw.int(2, 8)];
    if (kind === "perpendicular") {
      const m = draw.int(2, 5);
      const x0 = m * draw.pick([-2, -1, 1, 2]);
      const c = k - h;
      const intercept = k;
      const y0 = k - x0 / m;
      const atPoint = [x0, y0] as const;
      if (c === 0) return undefined;
      return {
        stem: say(
          `A line passes through ${showPoint(atPoint)} and is perpendicular to ` +
            `${maths(`y = ${texPolynomial([m, c])}`)}. Where does it cross the ${maths("y")}-axis?`,
          `一条直线过点 ${showPoint(atPoint)}，且与直线 ${maths(`y = ${texPolynomial([m, c])}`)} 垂直。它与 ${maths("y")} 轴的交点坐标是什么？`,
        ),
        ask: {
          type: "single_choice",
          right: [0, intercept],
          wrong: {
            takesTheParallel: [0, y0 - m * x0],
            losesTheMinus: [0, y0 - x0 / m],
            forgetsTheReciprocal: [0, y0 + m * x0],
            takesTheGivenConstant: [0, c],
            givesThePoint: [0, y0],
          },
          show: showPoint,
        },
        explanation: say(
          `The slope is ${maths(`-\\frac{1}{${m}}`)}. From ${showPoint(atPoint)} to the axis ${maths("y")} ` +
            `changes by ${maths(`-\\frac{1}{${m}} \\times ${bracketed(-x0)} = ${tex(x0 / m)}`)}: ` +
            `${showPoint([0, intercept])}.`,
          `斜率是 ${maths(`-\\frac{1}{${m}}`)}。从 ${showPoint(atPoint)} 到 ${maths("y")} 轴，纵坐标变化 ` +
            `${maths(`-\\frac{1}{${m}} \\times ${bracketed(-x0)} = ${tex(x0 / m)}`)}，得 ${showPoint([0, intercept])}。`,
        ),
        features: { steps: 3, negative: true, fraction: true },
        holds: ([, value = 0]: readonly number[]) => near(((value - y0) / (0 - x0)) * m, -1),
      };
    }
    if (kind === "centre") {
      const constant = h * h + k * k - r * r;
      const equation = `x^2 + y^2 ${signed(-2 * h)}x ${signed(-2 * k)}y ${constant === 0 ? "" : signed(constant)} = 0`;
      const write = ([a = 0, b = 0, c = 0]: readonly number[]) =>
        say(`centre ${showPoint([a, b])}, radius ${num(c)}`, `圆心 ${showPoint([a, b])}，半径 ${num(c)}`);
      if (Math.abs(h) === Math.abs(k)) return undefined;
      return {
        stem: say(
          `What are the centre and the radius of this circle?\n${maths(equation)}`,
          `下面这个圆的圆心和半径是什么？\n${maths(equation)}`,
        ),
        ask: {
          type: "single_choice",
          right: [h, k, r],
          wrong: {
            turnsTheSigns: [-h, -k, r],
            forgetsToHalve: [-2 * h, -2 * k, r],
            forgetsTheRoot: [h, k, r * r],
            turnsSignsAndForgetsTheRoot: [-h, -k, r * r],
          },
          show: write,
        },
        explanation: say(
          `Complete both squares: ${maths(`(x ${signed(-h)})^2 + (y ${signed(-k)})^2 = ${r * r}`)}. So: ` +
            `${write([h, k, r]).en}.`,
          `分别配方：${maths(`(x ${signed(-h)})^2 + (y ${signed(-k)})^2 = ${r * r}`)}，所以${write([h, k, r]).zh}。`,
        ),
        features: { steps: 3, negative: true },
        holds: ([a = 0, b = 0, c = 0]: readonly number[]) =>
          [
            [1, 0],
            [0, 1],
            [-1, 0],
          ].every(([u = 0, v = 0]) =>
            near((a + c * u) ** 2 + (b + c * v) ** 2 - 2 * h * (a + c * u) - 2 * k * (b + c * v) + constant, 0),
          ),
      };
    }
    const [a, b, c] = draw.pick(triples);
    const [other, , hyp] = draw.pick(triples);
    const distance = other;
    const half = Math.sqrt(hyp * hyp - distance * distance);
    const constant = c * distance - a * h - b * k;
    const right = 2 * half;
    if (!Number.isInteger(right)) return undefined;
    return {
      stem: say(
        `How long is the chord that the line ${maths(`${a}x + ${b}y ${signed(constant)} = 0`)} cuts from the ` +
          `circle ${maths(`(x ${signed(-h)})^2 + (y ${signed(-k)})^2 = ${hyp * hyp}`)}?`,
        `直线 ${maths(`${a}x + ${b}y ${signed(constant)} = 0`)} 被圆 ` +
          `${maths(`(x ${signed(-h)})^2 + (y ${signed(-k)})^2 = ${hyp * hyp}`)} 截得的弦长是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          givesHalf: half,
          givesTheDistance: distance,
          givesTheDiameter: 2 * hyp,
          doublesTheDistance: 2 * distance,
          addsInside: hyp + distance,
        },
        show: num,
      },
      explanation: say(
        `The centre lies ${maths(`\\frac{${Math.abs(c * distance)}}{${c}} = ${distance}`)} from the line. ` +
          `Half the chord is ${maths(`\\sqrt{${hyp * hyp} - ${distance * distance}} = ${half}`)}, so the chord ` +
          `is ${num(right)}.`,
        `圆心到直线的距离是 ${maths(`\\frac{${Math.abs(c * distance)}}{${c}} = ${distance}`)}，半弦长是 ` +
          `${maths(`\\sqrt{${hyp * hyp} - ${distance * distance}} = ${half}`)}，所以弦长是 ${num(right)}。`,
      ),
      features: { steps: 4, negative: true },
      holds: (value: number) =>
        near((value / 2) ** 2 + ((a * h + b * k + constant) / Math.hypot(a, b)) ** 2, hyp * hyp),
    };
  },
});
