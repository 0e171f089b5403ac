import { figure, line, polygon, rightAngle, text, dashed } from "../../../engine/figures/svg";
import { maths, num, same, say } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

const inPi = (value: number): string => maths(`${value === 1 ? "" : num(value)}\\pi`);

export const area = defineSatMathModel({
  name: "sat-area",
  domain: "geometry",
  skill: "area",
  discrimination: 1.2,
  kinds: {
    easy: (draw) => {
      const [long, short, height] = [draw.int(10, 18), draw.int(4, 9), draw.int(4, 9)];
      const doubled = (long + short) * height;
      const right = doubled / 2;
      if (!Number.isInteger(right) || long - short < 4) return undefined;
      const unit = Math.min(16, 120 / height);
      const [left, floor] = [30, 30 + height * unit];
      const corner = (x: number, y: number) => [left + x * unit, floor - y * unit] as const;
      return {
        stem:
          "The figure shows a trapezoid with two right angles. Lengths are in centimeters. What is the " +
          "area, in square centimeters, of the trapezoid?",
        figure: figure(
          left + long * unit + 40,
          floor + 34,
          same(`A right trapezoid with parallel sides ${short} and ${long} and height ${height}`),
          () => [
            polygon([corner(0, 0), corner(long, 0), corner(short, height), corner(0, height)]),
            rightAngle(corner(0, 0), corner(long, 0), corner(0, height)),
            rightAngle(corner(0, height), corner(0, 0), corner(short, height)),
            text([left + (long * unit) / 2, floor + 17], String(long)),
            text([left + (short * unit) / 2, 30 - 14], String(short)),
            text([left - 16, floor - (height * unit) / 2], String(height)),
          ],
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            forgetsToHalve: doubled,
            takesTheLongSide: long * height,
            takesTheShortSide: short * height,
            addsTheSides: long + short + height,
            slips: right + height,
          },
          show: num,
        },
        explanation: say(
          `Half the sum of the parallel sides times the height: ` +
            `${maths(`\\frac{1}{2} \\times (${long} + ${short}) \\times ${height} = ${right}`)}.`,
          `上下底之和的一半乘高：${maths(`\\frac{1}{2} \\times (${long} + ${short}) \\times ${height} = ${right}`)}。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => value === short * height + ((long - short) * height) / 2,
      };
    },
    medium: (draw) => {
      const [k, small] = [draw.int(2, 5), draw.int(3, 20)];
      const perimeter = draw.int(6, 20) * 2;
      const right = small * k * k;
      return {
        stem:
          `Polygons ${maths("F")} and ${maths("G")} are similar. The perimeter of ${maths("F")} is ${perimeter} ` +
          `inches, and the ` +
          `perimeter of ${maths("G")} is ${perimeter * k} inches. The area of ${maths("F")} is ${small} square ` +
          `inches. What is ` +
          `the area, in square inches, of ${maths("G")}?`,
        ask: entry(right),
        explanation: say(
          `Lengths are multiplied by ${maths(`\\frac{${perimeter * k}}{${perimeter}} = ${k}`)}, so areas by ` +
            `${maths(`${k}^{2} = ${k * k}`)}: ${maths(`${k * k} \\times ${small} = ${right}`)}.`,
          `长度变为 ${maths(`\\frac{${perimeter * k}}{${perimeter}} = ${k}`)} 倍，面积变为 ` +
            `${maths(`${k}^{2} = ${k * k}`)} 倍：` +
            `${maths(`${k * k} \\times ${small} = ${right}`)}。`,
        ),
        features: { steps: 3 },
        holds: (value: number) => Math.sqrt(value / small) === k,
      };
    },
    hard: (draw) => {
      const half = draw.int(2, 9);
      const side = 2 * half;
      const show = ([k = 1]: readonly number[]) => maths(`${k === 1 ? "" : k}\\sqrt{3}`);
      const right = [6 * half * half];
      return {
        stem: `A regular hexagon has sides of length ${side} centimeters. What is its area, in square centimeters?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesOneTriangle: [half * half],
            takesThreeTriangles: [3 * half * half],
            takesTheWholeHeight: [12 * half * half],
            forgetsToSquare: [6 * half],
            takesFourTriangles: [4 * half * half],
          },
          show,
          size: ([k = 1]: readonly number[]) => k,
        },
        explanation: say(
          `The hexagon consists of six equilateral triangles of height ${maths(`${half}\\sqrt{3}`)}: ` +
            `${maths(`6 \\times \\frac{1}{2} \\times ${side} \\times ${half}\\sqrt{3} = ${right[0] ?? 0}\\sqrt{3}`)}.`,
          `正六边形由六个高为 ${maths(`${half}\\sqrt{3}`)} 的等边三角形组成：` +
            `${maths(`6 \\times \\frac{1}{2} \\times ${side} \\times ${half}\\sqrt{3} = ${right[0] ?? 0}\\sqrt{3}`)}。`,
        ),
        features: { steps: 4 },
        holds: ([k = 0]: readonly number[]) =>
          Math.abs(k * Math.sqrt(3) - 6 * 0.5 * side * side * Math.sin(Math.PI / 3)) < 1e-6,
      };
    },
  },
});

export const satVolume = defineSatMathModel({
  name: "sat-volume",
  domain: "geometry",
  skill: "volume",
  kinds: {
    easy: (draw) => {
      const [r, h] = [draw.int(2, 9), draw.int(3, 15)];
      const right = r * r * h;
      if (r === h || r === 2) return undefined;
      return {
        stem:
          `A right circular cylinder has a base diameter of ${2 * r} centimeters and a height of ${h} ` +
          `centimeters. What is the volume, in cubic centimeters, of the cylinder?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheDiameter: 4 * r * r * h,
            takesTheSideSurface: 2 * r * h,
            forgetsToSquare: r * h,
            squaresTheHeight: r * h * h,
            takesACone: Math.round((r * r * h) / 3),
          },
          show: inPi,
        },
        explanation: say(
          `The radius is ${r} centimeters: ${maths(`\\pi \\times ${r}^{2} \\times ${h} = ${num(right)}\\pi`)}.`,
          `半径是 ${r} 厘米：${maths(`\\pi \\times ${r}^{2} \\times ${h} = ${num(right)}\\pi`)}。`,
        ),
        features: { steps: 2 },
        holds: (value: number) => value / h === r * r,
      };
    },
    medium: (draw) => {
      const [side, h] = [draw.int(4, 12), draw.int(3, 15)];
      const content = (side * side * h) / 3;
      if (!Number.isInteger(content) || side === h) return undefined;
      const unit = Math.max(130 / Math.max(side * 1.35, h), 58 / side);
      const [left, floor] = [40, 30 + h * unit + side * unit * 0.2];
      const base = [
        [left, floor],
        [left + side * unit, floor],
        [left + side * unit * 1.35, floor - side * unit * 0.35],
        [left + side * unit * 0.35, floor - side * unit * 0.35],
      ] as const;
      const foot = [left + side * unit * 0.675, floor - side * unit * 0.175] as const;
      const top = [foot[0], foot[1] - h * unit] as const;
      const [one, two, three, four] = base;
      const behind = foot[1] - three[1];
      const nameAt = behind < 15 ? behind + 9 : h * unit < 40 ? 0 : behind / 2;
      return {
        stem:
          `The figure shows a right pyramid with a square base whose sides are ${side} inches long. Its volume ` +
          `is ${num(content)} ` +
          "cubic inches. What is the height, in inches, of the pyramid?",
        figure: figure(
          left + side * unit * 1.35 + 40,
          floor + 30,
          same(`A square pyramid with base side ${side} and unknown height h`),
          () => [
            polygon([one, two, top]),
            polygon([two, three, top]),
            line(one, four, dashed),
            line(four, three, dashed),
            line(four, top, dashed),
            line(foot, top, dashed),
            text([(one[0] + two[0]) / 2, floor + 16], String(side)),
            text([foot[0] + 8, foot[1] - nameAt], "h", { "font-style": "italic" }),
          ],
        ),
        ask: entry(h),
        explanation: say(
          `${maths(`\\frac{1}{3} \\times ${side}^{2} \\times h = ${content}`)}, so ` +
            `${maths(`h = \\frac{3 \\times ${content}}{${side * side}} = ${h}`)}.`,
          `${maths(`\\frac{1}{3} \\times ${side}^{2} \\times h = ${content}`)}，所以 ` +
            `${maths(`h = \\frac{3 \\times ${content}}{${side * side}} = ${h}`)}。`,
        ),
        features: { steps: 3 },
        holds: (value: number) => Math.abs(side * side * value - 3 * content) < 1e-9,
      };
    },
    hard: (draw) => {
      const [r, h] = [draw.pick([3, 6, 9]), draw.int(4, 15)];
      const [ball, tube] = [(4 * r ** 3) / 3, r * r * h];
      const right = ball + tube;
      return {
        stem:
          `A tank has the shape of a right circular cylinder with a hemisphere at each end. The radius of the ` +
          `cylinder and of ` +
          `each hemisphere is ${r} feet, and the cylinder is ${h} feet long. What is the volume, in cubic feet, ` +
          `of the tank?`,
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesOneHemisphere: tube + ball / 2,
            takesTwoSpheres: tube + 2 * ball,
            overlooksTheEnds: tube,
            takesTheSurface: 2 * r * h + 4 * r * r,
            takesTheWholeLength: r * r * (h + 2 * r),
          },
          show: inPi,
        },
        explanation: say(
          `The two hemispheres make one sphere: ` +
            maths(
              `\\pi \\times ${r}^{2} \\times ${h} + \\frac{4}{3} \\times \\pi \\times ${r}^{3} = ${num(right)}\\pi`,
            ) +
            `.`,
          `两个半球合成一个球：` +
            maths(
              `\\pi \\times ${r}^{2} \\times ${h} + \\frac{4}{3} \\times \\pi \\times ${r}^{3} = ${num(right)}\\pi`,
            ) +
            `。`,
        ),
        features: { steps: 3, context: true, large: true },
        holds: (value: number) => Math.abs((value / (r * r) - h) * 3 - 4 * r) < 1e-9,
      };
    },
  },
});
