import { near } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

const rightTriangles: readonly (readonly [number, number, number])[] = [
  [3, 4, 5],
  [5, 12, 13],
  [6, 8, 10],
  [8, 15, 17],
  [7, 24, 25],
  [9, 12, 15],
  [12, 16, 20],
  [20, 21, 29],
  [15, 20, 25],
  [10, 24, 26],
];

/** Half the base and the height of isosceles triangles with whole sides and whole radii. */
const isosceles: readonly (readonly [half: number, height: number, leg: number])[] = [
  [6, 8, 10],
  [12, 16, 20],
  [24, 18, 30],
  [24, 32, 40],
  [12, 9, 15],
  [15, 20, 25],
  [30, 40, 50],
  [18, 24, 30],
  [36, 27, 45],
  [40, 30, 50],
  [21, 28, 35],
];

/** Circles inside and around triangles: their radius. */
export const circlesOfTriangle = defineMathsModel<"inRight" | "inIsosceles" | "around">({
  name: "circles-of-a-triangle",
  area: "geometry",
  skill: "circleTheorems",
  settings: { 240: "inRight", 250: "inIsosceles", 260: "around" },
  generate(draw, kind) {
    if (kind === "inRight") {
      const [a, b, c] = draw.pick(rightTriangles);
      const right = (a + b - c) / 2;
      return {
        stem: say(
          `A right triangle has sides of ${a} cm, ${b} cm and ${c} cm. What is the radius in cm of the circle ` +
            "that touches all " +
            "three sides from inside?",
          `直角三角形的三边长是 ${a} cm、${b} cm 和 ${c} cm。它的内切圆的半径是多少 cm？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheDiameter: 2 * right,
            sharesAreaByPerimeter: (a * b) / (a + b + c) / 2,
            takesTheCircleAround: c / 2,
            halvesTheShortSide: a / 2,
            subtractsTheSides: b - a,
            slipsByOne: right + 1,
          },
          show: num,
        },
        explanation: say(
          `The area is ${maths(`${a} \\times ${b} \\div 2 = ${(a * b) / 2}`)}, and also the radius times half ` +
            "the perimeter, " +
            `${(a + b + c) / 2}: ${maths(`${(a * b) / 2} \\div ${(a + b + c) / 2} = ${right}`)}.`,
          `面积是 ${maths(`${a} \\times ${b} \\div 2 = ${(a * b) / 2}`)}，又等于半径乘以周长的一半 ${(a + b + c) / 2}：` +
            `${maths(`${(a * b) / 2} \\div ${(a + b + c) / 2} = ${right}`)}。`,
        ),
        features: { steps: 3, fraction: c % 2 === 1 },
        holds: (value: number) => near(2 * value + c, a + b),
      };
    }
    const [half, height, leg] = draw.pick(isosceles);
    const inside = kind === "inIsosceles";
    const area = half * height;
    const right = inside ? area / (half + leg) : (leg * leg) / (2 * height);
    if (right * 2 !== Math.round(right * 2)) return undefined;
    const other = inside ? (leg * leg) / (2 * height) : area / (half + leg);
    const first = maths(`\\sqrt{${leg}^2 - ${half}^2} = ${height}`);
    return {
      stem: inside
        ? say(
            `A triangle has sides of ${leg} cm, ${leg} cm and ${2 * half} cm. What is the radius in cm of the ` +
              "circle that " +
              "touches all three sides from inside?",
            `三角形的三边长是 ${leg} cm、${leg} cm 和 ${2 * half} cm。它的内切圆的半径是多少 cm？`,
          )
        : say(
            `A triangle has sides of ${leg} cm, ${leg} cm and ${2 * half} cm. What is the radius in cm of the ` +
              "circle through " +
              "its three corners?",
            `三角形的三边长是 ${leg} cm、${leg} cm 和 ${2 * half} cm。它的外接圆的半径是多少 cm？`,
          ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheOtherCircle: other,
          takesTheDiameter: 2 * right,
          takesTheHeight: height,
          halvesTheHeight: height / 2,
          takesAThirdOfTheHeight: Math.round((200 * height) / 3) / 200,
          halvesTheBase: half,
        },
        show: num,
      },
      explanation: inside
        ? say(
            `The height on the base is ${first}, so the area is ${area}. It is the radius times half the perimeter: ` +
              `${maths(`${area} \\div ${half + leg} = ${right}`)}.`,
            `底边上的高是 ${first}，面积是 ${area}。面积等于半径乘以周长的一半：${maths(`${area} \\div ${half + leg} = ${right}`)}。`,
          )
        : say(
            `The height on the base is ${first}. With radius ${maths("r")}: ` +
              `${maths(`r^2 = (${height} - r)^2 + ${half}^2`)}, so ${maths(`r = ${right}`)}.`,
            `底边上的高是 ${first}。设半径为 ${maths("r")}：` +
              `${maths(`r^2 = (${height} - r)^2 + ${half}^2`)}，所以 ${maths(`r = ${right}`)}。`,
          ),
      features: { steps: inside ? 4 : 3, fraction: right !== Math.round(right) },
      holds: (value: number) =>
        inside
          ? near(value * (2 * leg + 2 * half), 2 * half * height)
          : near(value * value, (height - value) ** 2 + half * half),
    };
  },
});
