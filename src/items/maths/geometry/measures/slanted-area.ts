import { near } from "../../../engine/algebra";
import { dashed, figure, line, polygon, rightAngle, text, type Point } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

export const slantedArea = defineMathsModel<"triangle" | "trapezoid" | "height">({
  name: "triangle-and-trapezoid-area",
  area: "geometry",
  skill: "areaFormulas",
  settings: { 210: "triangle", 220: "trapezoid", 230: "height" },
  generate(draw, kind) {
    const [base, height] = [draw.int(6, 18), draw.int(4, 12)];
    const top = draw.int(3, base - 2);
    const area = kind === "triangle" ? (base * height) / 2 : ((base + top) * height) / 2;
    if (!Number.isInteger(area) || base === height) return undefined;
    const unit = Math.min(230 / base, 122 / height);
    const at = (x: number, y: number): Point => [30 + x * unit, 150 - y * unit];
    const drawTriangle = () => {
      const [a, b, c, foot]: [Point, Point, Point, Point] = [
        at(0, 0),
        at(base, 0),
        at(base / 3, height),
        at(base / 3, 0),
      ];
      return [
        polygon([a, b, c]),
        line(c, foot, dashed),
        rightAngle(foot, c, b),
        text([foot[0] + 15, at(0, height / 3)[1]], String(height)),
        text([at(base / 2, 0)[0], 169], String(base)),
      ];
    };
    const drawTrapezoid = () => {
      const left = (base - top) / 2;
      const [b, c, d, foot]: [Point, Point, Point, Point] = [
        at(base, 0),
        at(left + top, height),
        at(left, height),
        at(left, 0),
      ];
      return [
        polygon([at(0, 0), b, c, d]),
        line(d, foot, dashed),
        rightAngle(foot, d, b),
        kind === "height"
          ? text([foot[0] + 15, at(0, height / 2)[1]], "h", { "font-style": "italic" })
          : text([foot[0] + 15, at(0, height / 2)[1]], String(height)),
        text([at(base / 2, 0)[0], 169], String(base)),
        text([at(base / 2, 0)[0], d[1] - 14], String(top)),
      ];
    };
    if (kind === "height") {
      return {
        stem: say(
          `The trapezoid has an area of ${area} cm². What is its height ${maths("h")}? (Lengths in cm.)`,
          `梯形的面积是 ${area} cm²，长度单位是 cm。它的高 ${maths("h")} 是多少？`,
        ),
        figure: figure(
          290,
          186,
          say(
            `A trapezoid with parallel sides ${base} and ${top} and height h`,
            `上底 ${top}、下底 ${base}、高 h 的梯形`,
          ),
          drawTrapezoid,
        ),
        ask: { type: "numeric_entry", right: height, unit: say("cm", "cm") },
        explanation: say(
          `${maths(`\\frac{(${base} + ${top}) \\times h}{2} = ${area}`)}, so ` +
            `${maths(`h = ${2 * area} \\div ${base + top} = ${height}`)}.`,
          `${maths(`\\frac{(${base} + ${top}) \\times h}{2} = ${area}`)}，所以 ` +
            `${maths(`h = ${2 * area} \\div ${base + top} = ${height}`)}。`,
        ),
        features: { steps: 3 },
        calculator: true,
        holds: (value: number) => near(top * value + ((base - top) * value) / 2, area),
      };
    }
    const isTriangle = kind === "triangle";
    return {
      stem: isTriangle
        ? say("What is the area of the triangle? (Lengths in cm.)", "三角形的面积是多少？（长度单位：cm）")
        : say("What is the area of the trapezoid? (Lengths in cm.)", "梯形的面积是多少？（长度单位：cm）"),
      figure: figure(
        290,
        186,
        isTriangle
          ? say(`A triangle with base ${base} and height ${height}`, `底 ${base}、高 ${height} 的三角形`)
          : say(
              `A trapezoid with parallel sides ${base} and ${top} and height ${height}`,
              `上底 ${top}、下底 ${base}、高 ${height} 的梯形`,
            ),
        isTriangle ? drawTriangle : drawTrapezoid,
      ),
      ask: {
        type: "single_choice",
        right: area,
        wrong: isTriangle
          ? {
              forgetsToHalve: base * height,
              addsTheLengths: base + height,
              halvesTwice: area / 2,
              doubles: base * height * 2,
              slips: area + base,
            }
          : {
              forgetsToHalve: (base + top) * height,
              takesOnlyTheLongSide: base * height,
              takesOnlyTheShortSide: top * height,
              multipliesAll: base * top,
              takesTheFormulaOfATriangle: (base * height) / 2,
            },
        show: (value: number) => `${num(value)} cm²`,
      },
      explanation: isTriangle
        ? say(
            `Half of base times height: ${maths(`${base} \\times ${height} \\div 2 = ${area}`)}, so ${num(area)} cm².`,
            `底 × 高 ÷ 2：${maths(`${base} \\times ${height} \\div 2 = ${area}`)}，即 ${num(area)} cm²。`,
          )
        : say(
            "Half of the sum of the parallel sides times the height: " +
              `${maths(`(${base} + ${top}) \\times ${height} \\div 2 = ${area}`)}, so ${num(area)} cm².`,
            `（上底 + 下底）× 高 ÷ 2：${maths(`(${base} + ${top}) \\times ${height} \\div 2 = ${area}`)}，即 ${num(area)} cm²。`,
          ),
      features: { steps: isTriangle ? 1 : 2 },
      holds: (value: number) =>
        near(value, isTriangle ? base * height - (base * height) / 2 : top * height + ((base - top) * height) / 2),
    };
  },
});
