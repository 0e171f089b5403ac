import { angleArc, angleLabel, figure, line, polar, polygon, text, type Point } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, say } from "../../../engine/words";
import { degrees } from "./degrees";

export const findAngle = defineMathsModel<"line" | "triangle" | "isosceles" | "exterior">({
  name: "find-the-angle",
  area: "geometry",
  skill: "angles",
  settings: { 200: "line", 210: "triangle", 220: "isosceles", 230: "exterior" },
  generate(draw, kind) {
    const a = draw.int(32, 78);
    const b = draw.int(35, 75);
    if (kind === "line") {
      const right = 180 - a;
      const corner: Point = [150, 110];
      return {
        stem: say(
          `The two angles together make a straight angle. What is the size of angle ${maths("x")}?`,
          `图中的两个角合起来是一个平角。角 ${maths("x")} 是多少度？`,
        ),
        figure: figure(
          300,
          140,
          say(`A line with an angle of ${a} degrees and an angle x beside it`, `直线上有一个 ${a} 度的角和相邻的角 x`),
          () => [
            line([20, 110], [280, 110]),
            line(corner, polar(corner, 100, a)),
            angleArc(corner, 0, a, 30),
            text(polar(corner, 52, a / 2), degrees(a)),
            angleArc(corner, a, 180, 22),
            text(polar(corner, 40, a + (180 - a) / 2), "x", { "font-style": "italic" }),
          ],
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesARightAngle: 90 - a,
            takesTheSame: a,
            takesAFullTurn: 360 - a,
            slipsByTen: right + 10,
            slipsDown: right - 10,
          },
          show: degrees,
        },
        explanation: say(
          `Angles on a line make 180 degrees: ${maths(`180 - ${a} = ${right}`)}, so ${degrees(right)}.`,
          `平角是 180 度：${maths(`180 - ${a} = ${right}`)}，即 ${degrees(right)}。`,
        ),
        features: { steps: 1 },
        holds: (value: number) => value + a === 180,
      };
    }
    const third = 180 - a - b;
    if (Math.abs(third - a) < 3 || Math.abs(third - b) < 3 || a === b) return undefined;
    const [left, right2]: [Point, Point] = [
      [40, 150],
      [240, 150],
    ];
    const radians = (value: number) => (value * Math.PI) / 180;
    const height = 200 / (1 / Math.tan(radians(a)) + 1 / Math.tan(radians(b)));
    const scale = height > 135 ? 135 / height : 1;
    const [A, B]: [Point, Point] = [left, [40 + (right2[0] - 40) * scale, 150]];
    const C: Point = [40 + (height * scale) / Math.tan(radians(a)), 150 - height * scale];
    const corners: Point[] = [A, B, C];
    const atA = angleLabel(A, B, C, degrees(a), { "font-size": 14 });
    if (kind === "triangle") {
      return {
        stem: say(`What is the size of angle ${maths("x")} in the triangle?`, `三角形中角 ${maths("x")} 是多少度？`),
        figure: figure(
          280,
          176,
          say(
            `A triangle with angles of ${a} and ${b} degrees and an angle x`,
            `三角形，两个角是 ${a} 度和 ${b} 度，第三个角是 x`,
          ),
          () => [
            polygon(corners),
            atA,
            angleLabel(B, C, A, degrees(b), { "font-size": 14 }),
            angleLabel(C, A, B, "x", { "font-style": "italic" }),
          ],
        ),
        ask: {
          type: "single_choice",
          right: third,
          wrong: {
            takesTheSum: a + b,
            takesAFullTurn: 360 - a - b,
            takesOnlyOneAway: 180 - a,
            slipsByTen: third + 10,
            takesARightAngle: 90 - Math.min(a, b),
          },
          show: degrees,
        },
        explanation: say(
          `The angles of a triangle make 180 degrees: ${maths(`180 - ${a} - ${b} = ${third}`)}, so ${degrees(third)}.`,
          `三角形内角和是 180 度：${maths(`180 - ${a} - ${b} = ${third}`)}，即 ${degrees(third)}。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => value + a + b === 180,
      };
    }
    if (kind === "isosceles") {
      const top = 2 * draw.int(14, 64);
      const base = (180 - top) / 2;
      const asksTop = draw.pick([true, false]);
      const [given, right] = asksTop ? [base, top] : [top, base];
      if (given === right) return undefined;
      return {
        stem: asksTop
          ? say(
              `An isosceles triangle has base angles of ${base}°. What is the angle between its equal sides?`,
              `等腰三角形的底角是 ${base}°，顶角是多少度？`,
            )
          : say(
              `In an isosceles triangle the angle between the equal sides is ${top}°. What is each base angle?`,
              `等腰三角形的顶角是 ${top}°，每个底角是多少度？`,
            ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheSame: given,
            takesOneAway: 180 - given,
            halvesTheGiven: given / 2,
            takesTheOtherKind: asksTop ? (180 - base) / 2 : 180 - 2 * top,
            slips: right + 10,
          },
          show: degrees,
        },
        explanation: asksTop
          ? say(
              `Both base angles are equal: ${maths(`180 - 2 \\times ${base} = ${top}`)}, so ${degrees(top)}.`,
              `两个底角相等：${maths(`180 - 2 \\times ${base} = ${top}`)}，即 ${degrees(top)}。`,
            )
          : say(
              `The base angles are equal: ${maths(`(180 - ${top}) \\div 2 = ${base}`)}, so ${degrees(base)}.`,
              `两个底角相等：${maths(`(180 - ${top}) \\div 2 = ${base}`)}，即 ${degrees(base)}。`,
            ),
        features: { steps: 2 },
        holds: (value: number) => (asksTop ? value + 2 * base === 180 : value * 2 + top === 180),
      };
    }
    const outside = a + third;
    return {
      stem: say(
        `One side of the triangle is extended. What is the size of angle ${maths("x")}?`,
        `三角形的一条边向外延长。角 ${maths("x")} 是多少度？`,
      ),
      figure: figure(
        330,
        176,
        say(
          `A triangle with angles of ${a} and ${third} degrees; the exterior angle at the third corner is x`,
          `三角形的两个内角是 ${a} 度和 ${third} 度，第三个顶点处的外角是 x`,
        ),
        () => [
          polygon(corners),
          line(B, [B[0] + 75, 150]),
          atA,
          angleLabel(C, A, B, degrees(third), { "font-size": 14 }),
          angleArc(B, 0, 180 - b, 20),
          text([B[0] + 28, 150 - 26], "x", { "font-style": "italic" }),
        ],
      ),
      ask: {
        type: "single_choice",
        right: outside,
        wrong: {
          takesTheInnerAngle: b,
          takesOneAngleAway: 180 - a,
          takesTheOtherAway: 180 - third,
          takesTheDifference: Math.abs(a - third),
          slips: outside - 10,
        },
        show: degrees,
      },
      explanation: say(
        "An exterior angle is the sum of the two interior angles that do not touch it: " +
          `${maths(`${a} + ${third} = ${outside}`)}, so ${degrees(outside)}.`,
        `三角形的外角等于与它不相邻的两个内角之和：${maths(`${a} + ${third} = ${outside}`)}，即 ${degrees(outside)}。`,
      ),
      features: { steps: 2 },
      holds: (value: number) => 180 - value === 180 - a - third,
    };
  },
});
