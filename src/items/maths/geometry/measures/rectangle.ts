import { range } from "../../../engine/algebra";
import { colours, figure, line, rect, text } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

export const rectangleMeasure = defineMathsModel<"squaresPerimeter" | "squaresArea" | "area" | "missingSide" | "fence">(
  {
    name: "rectangle-measures",
    area: "geometry",
    skill: "perimeterArea",
    settings: { 170: "squaresArea", 180: "squaresPerimeter", 190: "area", 200: "missingSide", 210: "fence" },
    generate(draw, kind) {
      const [w, h] = [draw.int(3, 7), draw.int(2, 5)];
      if (w <= h || w * h === 2 * (w + h)) return undefined;
      if (kind === "squaresPerimeter" || kind === "squaresArea") {
        const isArea = kind === "squaresArea";
        const right = isArea ? w * h : 2 * (w + h);
        const cell = 32;
        return {
          stem: isArea
            ? say(
                "Each small square is 1 square centimetre. What is the area of the rectangle?",
                "每个小方格是 1 平方厘米，这个长方形的面积是多少？",
              )
            : say(
                "Each side of a small square is 1 cm. What is the perimeter of the rectangle?",
                "每个小方格的边长是 1 cm，这个长方形的周长是多少？",
              ),
          figure: figure(
            w * cell + 12,
            h * cell + 12,
            say(`A rectangle of ${h} rows with ${w} squares each`, `由 ${h} 行、每行 ${w} 个小方格组成的长方形`),
            () =>
              range(0, h - 1).flatMap((y) => range(0, w - 1).map((x) => rect(6 + x * cell, 6 + y * cell, cell, cell))),
          ),
          ask: {
            type: "single_choice",
            right,
            wrong: {
              takesTheOtherMeasure: isArea ? 2 * (w + h) : w * h,
              addsTwoSides: w + h,
              leavesOutARow: isArea ? w * (h - 1) : right - 2,
              slipsByOne: right + 1,
              slipsDown: right - 1,
            },
            show: (value: number) => (isArea ? `${num(value)} cm²` : `${num(value)} cm`),
          },
          explanation: isArea
            ? say(
                `${h} rows of ${w} squares: ${maths(`${h} \\times ${w} = ${right}`)}, so ${right} cm².`,
                `${h} 行，每行 ${w} 个：${maths(`${h} \\times ${w} = ${right}`)}，即 ${right} cm²。`,
              )
            : say(
                `Go all the way around: ${maths(`${w} + ${h} + ${w} + ${h} = ${right}`)}, so ${right} cm.`,
                `沿四条边走一圈：${maths(`${w} + ${h} + ${w} + ${h} = ${right}`)}，即 ${right} cm。`,
              ),
          features: { steps: 1, large: right > 16 },
          holds: (value: number) => (isArea ? value / h === w : value / 2 - h === w),
        };
      }
      const [a, b] = [w * draw.int(2, 4), h * draw.int(1, 3) + 2];
      if (a <= b) return undefined;
      const area = a * b;
      const perimeter = 2 * (a + b);
      if (kind === "missingSide") {
        const byArea = draw.pick([true, false]);
        return {
          stem: byArea
            ? say(
                `A rectangle has an area of ${area} cm². One side is ${a} cm long. What is its perimeter?`,
                `一个长方形的面积是 ${area} cm²，一条边长 ${a} cm。它的周长是多少？`,
              )
            : say(
                `A rectangle has a perimeter of ${perimeter} cm. One side is ${a} cm long. What is its area?`,
                `一个长方形的周长是 ${perimeter} cm，一条边长 ${a} cm。它的面积是多少？`,
              ),
          ask: {
            type: "single_choice",
            right: byArea ? perimeter : area,
            wrong: byArea
              ? {
                  givesTheOtherSide: b,
                  addsTwoSides: a + b,
                  thinksItIsASquare: 4 * a,
                  subtractsFromTheArea: area - a,
                  slips: perimeter + 2,
                }
              : {
                  givesTheOtherSide: b,
                  subtractsOnlyOnce: a * (perimeter - a),
                  subtractsBothLongSides: a * (perimeter - 2 * a),
                  halvesOnly: (perimeter / 2) * a,
                  slips: area + a,
                },
            show: (value: number) => (byArea ? `${num(value)} cm` : `${num(value)} cm²`),
          },
          explanation: byArea
            ? say(
                `The other side is ${maths(`${area} \\div ${a} = ${b}`)}. The perimeter is ` +
                  `${maths(`2 \\times (${a} + ${b}) = ${perimeter}`)}, so ${num(perimeter)} cm.`,
                `另一条边是 ${maths(`${area} \\div ${a} = ${b}`)}，周长是 ` +
                  `${maths(`2 \\times (${a} + ${b}) = ${perimeter}`)}，即 ${num(perimeter)} cm。`,
              )
            : say(
                `The other side is ${maths(`${perimeter} \\div 2 - ${a} = ${b}`)}. The area is ` +
                  `${maths(`${a} \\times ${b} = ${area}`)}, so ${num(area)} cm².`,
                `另一条边是 ${maths(`${perimeter} \\div 2 - ${a} = ${b}`)}，面积是 ` +
                  `${maths(`${a} \\times ${b} = ${area}`)}，即 ${num(area)} cm²。`,
              ),
          features: { steps: 3 },
          holds: (value: number) => (byArea ? (value / 2 - a) * a === area : 2 * (value / a) + 2 * a === perimeter),
        };
      }
      if (kind === "fence") {
        const width = draw.int(1, 2);
        const right = (a + 2 * width) * (b + 2 * width) - area;
        const unit = Math.min(270 / (a + 2 * width), 150 / (b + 2 * width));
        const outer = [(a + 2 * width) * unit, (b + 2 * width) * unit] as const;
        const centre = 150;
        return {
          stem: say(
            `A garden of ${a} m by ${b} m has a path ${width} m wide all the way around it, outside. What is ` +
              "the area of the path?",
            `一个长 ${a} m、宽 ${b} m 的花园，四周外围有一条宽 ${width} m 的小路。小路的面积是多少？`,
          ),
          figure: figure(
            300,
            outer[1] + 46,
            say(
              `A rectangle marked ${a} m × ${b} m, and a path around it, ${width} m wide`,
              `标着 ${a} m × ${b} m 的长方形，四周有 ${width} m 宽的小路`,
            ),
            () => [
              rect(centre - outer[0] / 2, 12, outer[0], outer[1], { fill: colours.paper }),
              rect(centre - (a * unit) / 2, 12 + width * unit, a * unit, b * unit),
              text([centre, 12 + outer[1] / 2], `${a} m × ${b} m`),
              text([centre, outer[1] + 31], `${width} m`, { "font-size": 14 }),
              line([centre, 12 + outer[1] - width * unit], [centre, 12 + outer[1]], {
                "stroke-width": 2.5,
                stroke: colours.blue,
              }),
            ],
          ),
          ask: {
            type: "single_choice",
            right,
            wrong: {
              addsTheWidthOnce: (a + width) * (b + width) - area,
              multipliesThePerimeter: perimeter * width,
              takesTheWhole: (a + 2 * width) * (b + 2 * width),
              forgetsTwoCorners: perimeter * width + 2 * width * width,
              takesTheGarden: area,
            },
            show: (value: number) => `${num(value)} m²`,
          },
          explanation: say(
            "Garden and path together are " +
              `${maths(`${a + 2 * width} \\times ${b + 2 * width} = ${(a + 2 * width) * (b + 2 * width)}`)}. ` +
              `Without the garden: ${maths(`${(a + 2 * width) * (b + 2 * width)} - ${area} = ${right}`)}, so ` +
              `${num(right)} m².`,
            "花园连同小路是 " +
              `${maths(`${a + 2 * width} \\times ${b + 2 * width} = ${(a + 2 * width) * (b + 2 * width)}`)}。` +
              `减去花园：${maths(`${(a + 2 * width) * (b + 2 * width)} - ${area} = ${right}`)}，即 ${num(right)} m²。`,
          ),
          features: { steps: 3, context: true },
          holds: (value: number) => value === 2 * width * (a + b) + 4 * width * width,
        };
      }
      return {
        stem: say(
          `A rectangle is ${a} cm long and ${b} cm wide. What is its area?`,
          `一个长方形长 ${a} cm、宽 ${b} cm，面积是多少？`,
        ),
        ask: {
          type: "single_choice",
          right: area,
          wrong: {
            takesThePerimeter: perimeter,
            addsTwoSides: a + b,
            doublesTheArea: 2 * area,
            slips: area + 10,
            thinksItIsASquare: a * a,
          },
          show: (value: number) => `${num(value)} cm²`,
        },
        explanation: say(
          `Length times width: ${maths(`${a} \\times ${b} = ${area}`)}, so ${num(area)} cm².`,
          `长 × 宽：${maths(`${a} \\times ${b} = ${area}`)}，即 ${num(area)} cm²。`,
        ),
        features: { steps: 1, large: area > 100 },
        holds: (value: number) => value / a === b,
      };
    },
  },
);
