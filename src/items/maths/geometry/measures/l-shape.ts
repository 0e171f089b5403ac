import { sum } from "../../../engine/algebra";
import { centre, figure, polygon, sideLabel, text, type Point } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

/** An L: a rectangle with a corner cut out; the missing sides follow from the given ones. */
export const lShape = defineMathsModel<"perimeter" | "area">({
  name: "l-shape",
  area: "geometry",
  skill: "perimeterArea",
  settings: { 190: "perimeter", 200: "area" },
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
