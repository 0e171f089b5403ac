import { plane } from "../../../engine/figures/plane";
import { circle, colours, text } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { count, say, type Words } from "../../../engine/words";
import { showPoint } from "./show-point";

/** Describes a point by its distances from the axes, without its coordinates. */
const placeDescription = (x: number, y: number): Words =>
  say(
    `Point P lies ${count(Math.abs(x), "unit")} ${x > 0 ? "to the right" : "to the left"} of the y-axis and ` +
      `${count(Math.abs(y), "unit")} ${y > 0 ? "above" : "below"} the x-axis`,
    `点 P 在 y 轴${x > 0 ? "右" : "左"}边 ${Math.abs(x)} 个单位，在 x 轴${y > 0 ? "上" : "下"}方 ${Math.abs(y)} 个单位`,
  );

export const readPoint = defineMathsModel<{ from: number; to: number; asks: "point" | "corner" }>({
  name: "read-coordinates",
  area: "geometry",
  skill: "coordinates",
  settings: {
    190: { from: 0, to: 8, asks: "point" },
    200: { from: 0, to: 8, asks: "corner" },
    210: { from: -5, to: 5, asks: "point" },
  },
  generate(draw, { from, to, asks }) {
    const [x, y] = [draw.int(from, to - 1), draw.int(from, to - 1)];
    if (x === y || x * y === 0 || x === -y) return undefined;
    if (asks === "corner") {
      const [w, h] = [draw.int(2, 4), draw.int(2, 4)];
      if (x + w > to || y + h > to || x + w === y + h) return undefined;
      const right = [x + w, y + h] as const;
      return {
        stem: say(
          "The marked points are three corners of a rectangle. What are the coordinates of the fourth corner?",
          "图中标出的点是长方形的三个顶点。第四个顶点的坐标是什么？",
        ),
        figure: plane(
          { from, to },
          say(
            `Points (${x}, ${y}), (${x + w}, ${y}) and (${x}, ${y + h})`,
            `点 (${x}, ${y})、(${x + w}, ${y})、(${x}, ${y + h})`,
          ),
          (at) =>
            [
              [x, y],
              [x + w, y],
              [x, y + h],
            ].map(([px = 0, py = 0]) => circle(at(px, py), 4.5, { fill: colours.blue, stroke: "none" })),
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            swapsTheNumbers: [y + h, x + w],
            usesTheSideLengths: [w, h],
            goesTooFar: [x + w + 1, y + h],
            givesAGivenCorner: [x + w, y],
          },
          show: showPoint,
        },
        explanation: say(
          `It lies above ${showPoint([x + w, y])} and to the right of ${showPoint([x, y + h])}: ${showPoint(right)}.`,
          `它在 ${showPoint([x + w, y])} 的正上方、${showPoint([x, y + h])} 的正右方：${showPoint(right)}。`,
        ),
        features: { steps: 2 },
        holds: ([px = 0, py = 0]: readonly number[]) => px - (x + w) === 0 && py - y === h,
      };
    }
    return {
      stem: say("What are the coordinates of point P?", "点 P 的坐标是什么？"),
      figure: plane({ from, to }, placeDescription(x, y), (at) => [
        circle(at(x, y), 4.5, { fill: colours.blue, stroke: "none" }),
        text([at(x, y)[0] + (x < 0 && x > from ? -13 : 13), at(x, y)[1] + (y < 0 && y > from ? 13 : -11)], "P", {
          fill: colours.blue,
          "font-weight": 600,
        }),
      ]),
      ask: {
        type: "single_choice",
        right: [x, y],
        wrong: {
          swapsTheNumbers: [y, x],
          ...(from < 0 ? { losesASign: [-x, y], losesTheOtherSign: [x, -y] } : {}),
          slipsByOne: [x, y + 1],
          slipsAcross: [x + 1, y],
          slipsBack: [x - 1, y],
        },
        show: showPoint,
      },
      explanation: say(
        `First across, then up or down: ${showPoint([x, y])}.`,
        `先看横坐标，再看纵坐标：${showPoint([x, y])}。`,
      ),
      features: { steps: 1, negative: x < 0 || y < 0 },
      holds: ([px = 0, py = 0]: readonly number[]) => px === x && py === y,
    };
  },
});
