import { near } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

const triples: readonly (readonly [a: number, b: number, c: number])[] = [
  [5, 3, 4],
  [5, 4, 3],
  [10, 6, 8],
  [10, 8, 6],
  [13, 5, 12],
  [13, 12, 5],
  [15, 9, 12],
  [15, 12, 9],
  [17, 8, 15],
  [17, 15, 8],
  [20, 12, 16],
  [25, 7, 24],
];

/** Ellipses by their equation: how far the foci lie apart; the perimeter of a triangle with the foci. */
export const ellipseEquation = defineMathsModel<"foci" | "triangle">({
  name: "ellipse",
  area: "geometry",
  skill: "analyticGeometry",
  settings: { 250: "foci", 260: "triangle" },
  generate(draw, kind) {
    const [a, b, c] = draw.pick(triples);
    const upright = draw.pick([true, false]);
    const [underX, underY] = upright ? [b * b, a * a] : [a * a, b * b];
    const latex = `\\frac{x^2}{${underX}} + \\frac{y^2}{${underY}} = 1`;
    const root = maths(`\\sqrt{${a * a} - ${b * b}} = ${c}`);
    if (kind === "foci")
      return {
        stem: say(
          `How far apart are the two foci of the ellipse ${maths(latex)}?`,
          `椭圆 ${maths(latex)} 的两个焦点之间的距离是多少？`,
        ),
        ask: {
          type: "single_choice",
          right: 2 * c,
          wrong: {
            givesHalfTheDistance: c,
            givesTheLongAxis: 2 * a,
            givesTheShortAxis: 2 * b,
            givesTheSquare: a * a - b * b,
            subtractsTheAxes: 2 * (a - b),
          },
          show: num,
        },
        explanation: say(
          `Each focus lies ${root} from the centre. Their distance is ${maths(`2 \\times ${c} = ${2 * c}`)}.`,
          `每个焦点到中心的距离是 ${root}，所以焦距是 ${maths(`2 \\times ${c} = ${2 * c}`)}。`,
        ),
        features: { steps: 3, close: upright },
        holds: (value: number) => near((value / 2) ** 2 + b * b, a * a),
      };
    const chord = draw.pick([true, false]);
    const right = chord ? 4 * a : 2 * a + 2 * c;
    return {
      stem: chord
        ? say(
            `${maths("F_1")} and ${maths("F_2")} are the foci of ${maths(latex)}. A line through ` +
              `${maths("F_1")}, not through ` +
              `${maths("F_2")}, meets the ellipse at ${maths("A")} and ${maths("B")}. What is the perimeter of ` +
              "triangle " +
              `${maths("ABF_2")}?`,
            `${maths("F_1")}，${maths("F_2")} 是椭圆 ${maths(latex)} 的焦点。过 ${maths("F_1")} 且不过 ${maths("F_2")} 的直线` +
              `与椭圆交于 ${maths("A")}，${maths("B")} 两点。求三角形 ${maths("ABF_2")} 的周长。`,
          )
        : say(
            `${maths("F_1")} and ${maths("F_2")} are the foci of ${maths(latex)}, and ${maths("P")} is a point ` +
              "of the " +
              `ellipse that is not on the line ${maths("F_1F_2")}. What is the perimeter of triangle ` +
              `${maths("PF_1F_2")}?`,
            `${maths("F_1")}，${maths("F_2")} 是椭圆 ${maths(latex)} 的焦点，${maths("P")} 是椭圆上不在直线 ` +
              `${maths("F_1F_2")} 上的一点。求三角形 ${maths("PF_1F_2")} 的周长。`,
          ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          mistakesTheTriangle: chord ? 2 * a + 2 * c : 4 * a,
          takesTheSumOfTwoSides: 2 * a,
          takesTheShortAxis: chord ? 4 * b : 2 * a + 2 * b,
          takesHalfTheDistance: chord ? 4 * a - 2 * c : 2 * a + c,
          addsAllHalves: 2 * (a + b + c),
        },
        show: num,
      },
      explanation: chord
        ? say(
            `${maths("A")} and ${maths("B")} each have distances from the foci that add up to ${2 * a}. The ` +
              "perimeter is " +
              `${maths(`2 \\times ${2 * a} = ${right}`)}.`,
            `${maths("A")}，${maths("B")} 到两焦点的距离之和都是 ${2 * a}，周长是 ${maths(`2 \\times ${2 * a} = ${right}`)}。`,
          )
        : say(
            `The distances from the foci add up to ${2 * a}, and the foci are twice ${root} apart: ` +
              `${maths(`${2 * a} + ${2 * c} = ${right}`)}.`,
            `到两焦点的距离之和是 ${2 * a}，焦距是 ${root} 的 2 倍：${maths(`${2 * a} + ${2 * c} = ${right}`)}。`,
          ),
      features: { steps: chord ? 4 : 3 },
      holds: (value: number) =>
        chord ? near((value / 4) ** 2, Math.max(underX, underY)) : near(value / 2 - a, Math.sqrt(a * a - b * b)),
    };
  },
});
