import {
  angleArc,
  angleLabel,
  arrowHead,
  figure,
  line,
  polar,
  polygon,
  text,
  cornerLabels,
  type Point,
} from "../../../engine/figures/svg";
import { maths, num, same, say, tex, type Words } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

/** Two parallel lines crossed by a third at `degrees`, with a label beside the acute or obtuse angle at each. */
const parallels = (degrees: number, upper: string, lower: string, isCorresponding: boolean): Words => {
  const [low, high] = [150, 60] as const;
  const run = (low - high) / Math.tan((degrees * Math.PI) / 180);
  const middle = 165;
  const [one, other]: [Point, Point] = [
    [middle + run / 2, high],
    [middle - run / 2, low],
  ];
  const start = polar(other, 48, degrees + 180);
  const end = polar(one, 48, degrees);
  const half = (degrees / 2 / 180) * Math.PI;
  const beside = ([x, y]: Point, name: string) => text([x + 28, y - 15], name, { "text-anchor": "start" });
  const across = (corner: Point): Point => [
    corner[0] + 46 * Math.cos(half + Math.PI / 2),
    corner[1] - 46 * Math.sin(half + Math.PI / 2) + 2,
  ];
  const label =
    `Parallel lines m and n crossed by line t. The angle between t and m on the upper right is ${upper}; the angle ` +
    `between t and n on the ${isCorresponding ? "upper right" : "upper left"} is ${lower}`;
  return figure(340, 214, same(label), () => [
    line([16, high], [312, high]),
    line([16, low], [312, low]),
    arrowHead([316, high], 0),
    arrowHead([316, low], 0),
    text([328, high], "m", { "font-style": "italic" }),
    text([328, low], "n", { "font-style": "italic" }),
    line(start, end),
    text([end[0] - 13, end[1] - 1], "t", { "font-style": "italic" }),
    angleArc(one, 0, degrees),
    beside(one, upper),
    ...(isCorresponding
      ? [angleArc(other, 0, degrees), beside(other, lower)]
      : [angleArc(other, degrees, 180, 18), text(across(other), lower, { "font-style": "italic" })]),
  ]);
};

export const parallelAngles = defineSatMathModel({
  name: "sat-parallel-lines",
  domain: "geometry",
  skill: "linesAngles",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const angle = draw.int(48, 78);
      return {
        stem: `In the figure, lines ${maths("m")} and ${maths("n")} are parallel. What is the value of ${maths("x")}?`,
        figure: parallels(angle, `${angle}°`, "x°", false),
        ask: entry(180 - angle),
        explanation: say(
          `The angle of ${angle}° comes back at line ${maths("n")}, and it lies next to ${maths("x°")} on a ` +
            `straight line: ` +
            `${maths(`x = 180 - ${angle} = ${180 - angle}`)}.`,
          `同位角相等，直线 ${maths("n")} 处也有一个 ${angle}° 的角，它与 ${maths("x°")} 互补：` +
            `${maths(`x = 180 - ${angle} = ${180 - angle}`)}。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => value + angle === 180,
      };
    },
    medium: (draw) => {
      const [a, b, x] = [draw.int(2, 4), draw.int(3, 18), draw.int(10, 20)];
      const angle = a * x + b;
      const c = a + draw.int(1, 2);
      const d = c * x - angle;
      if (angle < 44 || angle > 76 || d < 3) return undefined;
      return {
        stem: `In the figure, lines ${maths("m")} and ${maths("n")} are parallel. What is the value of ${maths("x")}?`,
        figure: parallels(angle, `(${a}x + ${b})°`, `(${c}x − ${d})°`, true),
        ask: {
          type: "single_choice",
          right: x,
          wrong: {
            givesTheAngle: angle,
            takesThemForSupplements: Math.round((180 - b + d) / (a + c)),
            losesASign: Math.abs(Math.round((d - b) / (c - a))),
            givesTheSupplement: 180 - angle,
            slips: x + 2,
          },
          show: num,
        },
        explanation: say(
          `The two angles lie in the same place at parallel lines, so they are equal: ` +
            `${maths(`${a}x + ${b} = ${c}x - ${d}`)}. This gives ${maths(`x = ${x}`)}.`,
          `两个角是同位角，相等：${maths(`${a}x + ${b} = ${c}x - ${d}`)}，得 ${maths(`x = ${x}`)}。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => a * value + b - (c * value - d) === 0,
      };
    },
  },
});

export const triangleAngles = defineSatMathModel({
  name: "sat-angles-of-a-triangle",
  domain: "geometry",
  skill: "linesAngles",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const [a, b] = [draw.int(36, 74), draw.int(36, 74)];
      const right = a + b;
      const [left, end, far]: [Point, Point, Point] = [
        [24, 160],
        [204, 160],
        [290, 160],
      ];
      const rise = 180 / (1 / Math.tan((a * Math.PI) / 180) + 1 / Math.tan(((180 - right) * Math.PI) / 180));
      if (right === 90 || right > 124 || right < 82 || rise > 250 || rise < 50 || a === b) return undefined;
      const unit = Math.min(1, 140 / rise);
      const scaled = (x: number) => 24 + (x - 24) * unit;
      const top: Point = [24 + (rise / Math.tan((a * Math.PI) / 180)) * unit, 160 - rise * unit];
      const corners: Point[] = [left, [scaled(end[0]), 160], top];
      const corner = corners[1] ?? end;
      return {
        stem: `In the figure, point ${maths("R")} lies on segment ${maths("PS")}. What is the value of ${maths("x")}?`,
        figure: figure(
          320,
          196,
          same(
            `Triangle P Q R with side P R extended to S; the angle at P is ${a} degrees, the angle at Q is ${b} ` +
              `degrees, and angle Q R S is x degrees`,
          ),
          () => [
            polygon(corners),
            line(corner, [Math.min(far[0], corner[0] + 90), 160]),
            ...cornerLabels(corners, ["P", "R", "Q"]),
            text([Math.min(far[0], corner[0] + 90) + 12, 160], "S"),
            angleLabel(left, corner, top, `${a}°`, { "font-size": 14 }),
            angleLabel(top, left, corner, `${b}°`, { "font-size": 14 }),
            angleArc(corner, 0, right, 16),
            text(polar(corner, 32, right / 2), "x°", { "font-size": 14, "font-style": "italic" }),
          ],
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            givesTheThirdAngle: 180 - right,
            takesOneAngleOff: 180 - a,
            takesTheOtherAngleOff: 180 - b,
            takesTheDifference: 90 + Math.abs(a - b),
            slips: right + 10,
          },
          show: num,
        },
        explanation: say(
          `The third angle of the triangle is ${maths(`180 - ${a} - ${b} = ${180 - right}`)} degrees, and ` +
            `${maths(`x = 180 - ${180 - right} = ${right}`)}.`,
          `三角形的第三个角是 ${maths(`180 - ${a} - ${b} = ${180 - right}`)} 度，` +
            `${maths(`x = 180 - ${180 - right} = ${right}`)}。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => 180 - value + a + b === 180,
      };
    },
    medium: (draw) => {
      const [base, add] = [draw.int(2, 4), draw.int(4, 30)];
      const x = draw.int(12, 40);
      const top = base * x + add;
      const right = (180 - top) / 2;
      if (top > 140 || top < 30 || !Number.isInteger(right) || right === top) return undefined;
      return {
        stem:
          `In triangle ${maths("ABC")}, sides ${maths("AB")} and ${maths("AC")} have equal lengths. The measure ` +
          `of angle ` +
          `${maths("A")} is ${maths(`(${base}x + ${add})°`)}, and ${maths(`x = ${x}`)}. What is the measure, in ` +
          `degrees, of angle ${maths("B")}?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            givesTheAngleAtTheTop: top,
            forgetsToHalve: 180 - top,
            takesThemAllEqual: 60,
            halvesTheAngleAtTheTop: Math.floor(top / 2),
            slips: right + 5,
          },
          show: num,
        },
        explanation: say(
          `Angle ${maths("A")} is ${maths(`${base} \\times ${x} + ${add} = ${top}`)} degrees. The other two are ` +
            `equal: ` +
            `${maths(`\\frac{180 - ${top}}{2} = ${tex(right)}`)}.`,
          `角 ${maths("A")} 是 ${maths(`${base} \\times ${x} + ${add} = ${top}`)} 度，另外两个角相等：` +
            `${maths(`\\frac{180 - ${top}}{2} = ${tex(right)}`)}。`,
        ),
        features: { steps: 3 },
        holds: (value: number) => 2 * value + base * x + add === 180,
      };
    },
  },
});
