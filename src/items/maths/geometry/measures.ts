import { near, range, sum } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { maths, num, say } from "../engine/words";
import { centre, dashed, figure, line, polygon, rect, rightAngle, sideLabel, text, type Point } from "../figures/svg";

export const rectangleMeasure = defineModel<"squaresPerimeter" | "squaresArea" | "area" | "missingSide" | "fence">({
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
                takesASquare: 4 * a,
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
      return {
        stem: say(
          `A garden of ${a} m by ${b} m has a path ${width} m wide all the way around it, outside. What is ` +
            "the area of the path?",
          `一个长 ${a} m、宽 ${b} m 的花园，四周外围有一条宽 ${width} m 的小路。小路的面积是多少？`,
        ),
        figure: figure(300, 200, say("A rectangle with a path around it", "四周有小路的长方形"), () => [
          rect(20, 12, 260, 150, { fill: "#ffffff" }),
          rect(44, 36, 212, 102),
          text([150, 87], `${a} m × ${b} m`),
          text([150, 181], `${width} m`, { "font-size": 14 }),
          line([150, 138], [150, 162], { "stroke-width": 2.5, stroke: "#0074df" }),
        ]),
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
          takesASquare: a * a,
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
});

/** An L: a rectangle with a corner cut out; the missing sides follow from the given ones. */
export const lShape = defineModel<"perimeter" | "area">({
  name: "l-shape",
  area: "geometry",
  skill: "perimeterArea",
  settings: { 190: "perimeter", 200: "area", 210: "area" },
  generate(draw, kind) {
    const [w, h] = [draw.int(7, 12), draw.int(6, 10)];
    const [cutW, cutH] = [draw.int(2, w - 3), draw.int(2, h - 3)];
    const unit = Math.min(190 / w, 150 / h);
    const [x, y] = [(k: number) => 40 + k * unit, (k: number) => 14 + k * unit];
    const corners: Point[] = [
      [x(0), y(0)],
      [x(w - cutW), y(0)],
      [x(w - cutW), y(cutH)],
      [x(w), y(cutH)],
      [x(w), y(h)],
      [x(0), y(h)],
    ];
    const middle = centre([
      [x(0), y(0)],
      [x(w - cutW), y(h)],
    ]);
    const area = w * h - cutW * cutH;
    const perimeter = 2 * (w + h);
    const right = kind === "area" ? area : perimeter;
    return {
      stem:
        kind === "area"
          ? say(
              "All corners are right angles. What is the area of the shape? (Lengths in cm.)",
              "图中每个角都是直角，长度单位是 cm。这个图形的面积是多少？",
            )
          : say(
              "All corners are right angles. What is the perimeter of the shape? (Lengths in cm.)",
              "图中每个角都是直角，长度单位是 cm。这个图形的周长是多少？",
            ),
      figure: figure(
        w * unit + 90,
        h * unit + 50,
        say(
          `An L-shape ${w} wide and ${h} high; a corner of ${cutW} by ${cutH} is missing`,
          `L 形，宽 ${w}、高 ${h}，缺一个 ${cutW} × ${cutH} 的角`,
        ),
        () => [
          polygon(corners),
          sideLabel(corners[4] ?? middle, corners[5] ?? middle, middle, String(w), 15),
          sideLabel(corners[5] ?? middle, corners[0] ?? middle, middle, String(h), 15),
          text([x(w - cutW) + 16, y(cutH / 2)], String(cutH)),
          text([x(w - cutW / 2), y(cutH) + 14], String(cutW)),
        ],
      ),
      ask: {
        type: "single_choice",
        right,
        wrong:
          kind === "area"
            ? {
                forgetsTheCut: w * h,
                addsTheCut: w * h + cutW * cutH,
                addsWrongParts: w * h - cutW - cutH,
                countsACornerTwice: w * (h - cutH) + (w - cutW) * h,
                takesOnePartOnly: (w - cutW) * h,
                takesThePerimeter: perimeter,
              }
            : {
                addsOnlyGivenSides: w + h + cutW + cutH,
                subtractsTheCut: perimeter - cutW - cutH,
                addsTheCut: perimeter + cutW + cutH,
                takesTheArea: area,
                forgetsASide: perimeter - cutW,
              },
        show: (value: number) => (kind === "area" ? `${num(value)} cm²` : `${num(value)} cm`),
      },
      explanation:
        kind === "area"
          ? say(
              "Take the missing corner from the whole rectangle: " +
                `${maths(`${w} \\times ${h} - ${cutW} \\times ${cutH} = ${area}`)}, so ${num(area)} cm².`,
              `用整个长方形减去缺的角：${maths(`${w} \\times ${h} - ${cutW} \\times ${cutH} = ${area}`)}，即 ${num(area)} cm²。`,
            )
          : say(
              "The inner sides match the outer ones, so the perimeter is that of the whole rectangle: " +
                `${maths(`2 \\times (${w} + ${h}) = ${perimeter}`)}, so ${num(perimeter)} cm.`,
              `把凹进去的边平移出来，周长等于整个长方形的周长：${maths(`2 \\times (${w} + ${h}) = ${perimeter}`)}，即 ${num(perimeter)} cm。`,
            ),
      features: { steps: 3 },
      holds: (value: number) =>
        kind === "area"
          ? value === w * (h - cutH) + (w - cutW) * cutH
          : value === sum([w - cutW, cutH, cutW, h - cutH, w, h]),
    };
  },
});

export const slantedArea = defineModel<"triangle" | "trapezoid" | "height">({
  name: "triangle-and-trapezoid-area",
  area: "geometry",
  skill: "areaFormulas",
  settings: { 210: "triangle", 220: "trapezoid", 230: "height" },
  generate(draw, kind) {
    const [base, height] = [draw.int(6, 18), draw.int(4, 12)];
    const top = draw.int(3, base - 2);
    const area = kind === "triangle" ? (base * height) / 2 : ((base + top) * height) / 2;
    if (!Number.isInteger(area) || base === height) return undefined;
    const drawTriangle = () => {
      const [a, b, c]: [Point, Point, Point] = [
        [30, 150],
        [250, 150],
        [110, 30],
      ];
      return [
        polygon([a, b, c]),
        line(c, [110, 150], dashed),
        rightAngle([110, 150], c, b),
        text([128, 96], String(height)),
        text([140, 169], String(base)),
      ];
    };
    const drawTrapezoid = () => [
      polygon([
        [30, 150],
        [260, 150],
        [205, 40],
        [95, 40],
      ]),
      line([95, 40], [95, 150], dashed),
      rightAngle([95, 150], [95, 40], [260, 150]),
      text([kind === "height" ? 112 : 113, 100], kind === "height" ? "h" : String(height)),
      text([145, 169], String(base)),
      text([150, 24], String(top)),
    ];
    if (kind === "height") {
      return {
        stem: say(
          `The trapezoid has an area of ${area} cm². What is its height ${maths("h")}? (Lengths in cm.)`,
          `梯形的面积是 ${area} cm²，长度单位是 cm。它的高 ${maths("h")} 是多少？`,
        ),
        figure: figure(
          290,
          186,
          say(`A trapezoid with parallel sides ${base} and ${top}`, `上底 ${top}、下底 ${base} 的梯形`),
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
              takesATriangle: (base * height) / 2,
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
