import { near, simplestSurd, texSurd } from "../../../engine/algebra";
import { plane } from "../../../engine/figures/plane";
import { polygon } from "../../../engine/figures/svg";
import { defineMathsModel } from "../../../engine/model";
import { bracketed, maths, num, say } from "../../../engine/words";
import { showPoint } from "./show-point";

export const segment = defineMathsModel<"midpoint" | "distance" | "area">({
  name: "segment-and-triangle",
  area: "geometry",
  skill: "analyticGeometry",
  settings: { 220: "midpoint", 230: "distance", 240: "area" },
  generate(draw, kind) {
    const [x1, y1] = [draw.int(-6, 3), draw.int(-6, 3)];
    const [dx, dy] = [draw.int(2, 8), draw.int(1, 8)];
    const [x2, y2] = [x1 + dx, y1 + dy];
    if (dx === dy) return undefined;
    if (kind === "midpoint") {
      const end = [x1 + 2 * dx, y1 + 2 * dy] as const;
      return {
        stem: say(
          `${showPoint([x2, y2])} is the midpoint of a segment with one end at ${showPoint([x1, y1])}. ` +
            "Where is the other end?",
          `线段的中点是 ${showPoint([x2, y2])}，一个端点是 ${showPoint([x1, y1])}。另一个端点的坐标是什么？`,
        ),
        ask: {
          type: "single_choice",
          right: end,
          wrong: {
            addsTheCoordinates: [x1 + x2, y1 + y2],
            subtractsTheCoordinates: [dx, dy],
            goesTheWrongWay: [x1 - dx, y1 - dy],
            doublesTheMiddle: [2 * x2, 2 * y2],
            swapsTheNumbers: [end[1], end[0]],
          },
          show: showPoint,
        },
        explanation: say(
          `Go the same step once more, ${dx} across and ${dy} up: ${showPoint(end)}.`,
          `再走同样的一步，横向 ${dx}、纵向 ${dy}：${showPoint(end)}。`,
        ),
        features: { steps: 2, negative: x1 < 0 || y1 < 0 },
        holds: ([a = 0, b = 0]: readonly number[]) => (a + x1) / 2 === x2 && (b + y1) / 2 === y2,
      };
    }
    if (kind === "distance") {
      const surd = simplestSurd(dx * dx + dy * dy);
      const write = (value: readonly number[]) => maths(texSurd(value));
      const simplified = surd[0] === 1 ? "" : ` = ${texSurd(surd)}`;
      const worked = maths(`\\sqrt{${dx}^2 + ${dy}^2} = \\sqrt{${dx * dx + dy * dy}}${simplified}`);
      return {
        stem: say(
          `What is the distance between ${showPoint([x1, y1])} and ${showPoint([x2, y2])}?`,
          `${showPoint([x1, y1])} 与 ${showPoint([x2, y2])} 两点间的距离是多少？`,
        ),
        ask: {
          type: "single_choice",
          right: surd,
          wrong: {
            addsTheSteps: [dx + dy, 1],
            subtractsTheSquares: simplestSurd(Math.abs(dx * dx - dy * dy)),
            forgetsTheRoot: [dx * dx + dy * dy, 1],
            forgetsTheSquares: simplestSurd(dx + dy),
            slipsInTheSquare: simplestSurd(dx * dx + dy * dy + 2 * dx),
          },
          show: write,
          worth: ([a = 0, b = 0]: readonly number[]) => a * Math.sqrt(b),
        },
        explanation: say(`The steps are ${dx} and ${dy}: ${worked}.`, `横向 ${dx}、纵向 ${dy}：${worked}。`),
        features: { steps: 2, negative: x1 < 0 },
        holds: ([a = 0, b = 0]: readonly number[]) => near(a * a * b, (x2 - x1) ** 2 + (y2 - y1) ** 2),
      };
    }
    const [x3, y3] = [x1 + draw.int(-3, 2), y1 + draw.int(3, 8)];
    const doubled = (x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1);
    const right = Math.abs(doubled) / 2;
    if (right < 4) return undefined;
    const [width, height] = [Math.max(x1, x2, x3) - Math.min(x1, x2, x3), Math.max(y1, y2, y3) - Math.min(y1, y2, y3)];
    const limit = Math.max(...[x1, x2, x3, y1, y2, y3].map(Math.abs), 4);
    const corners = [showPoint([x1, y1]), showPoint([x2, y2]), showPoint([x3, y3])] as const;
    const falling = `${x2 - x1} \\times ${bracketed(y3 - y1)}`;
    const rising = `${bracketed(x3 - x1)} \\times ${bracketed(y2 - y1)}`;
    const worked = maths(`\\frac{1}{2} |${falling} - ${rising}| = ${right}`);
    return {
      stem: say(
        `What is the area of the triangle with corners ${corners[0]}, ${corners[1]} and ${corners[2]}?`,
        `以 ${corners.join("、")} 为顶点的三角形的面积是多少？`,
      ),
      ...(limit > 9
        ? {}
        : {
            figure: plane(
              { from: -limit, to: limit },
              say(
                `A triangle with corners (${num(x1)}, ${num(y1)}), (${num(x2)}, ${num(y2)}) ` +
                  `and (${num(x3)}, ${num(y3)})`,
                `三角形的顶点是 (${num(x1)}, ${num(y1)})、(${num(x2)}, ${num(y2)})、(${num(x3)}, ${num(y3)})`,
              ),
              (at) => [polygon([at(x1, y1), at(x2, y2), at(x3, y3)], { "fill-opacity": 0.7 })],
            ),
          }),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          forgetsToHalve: 2 * right,
          halvesTheFrame: (width * height) / 2,
          takesTheFrame: width * height,
          slips: right + 1,
          slipsByHalf: right + 0.5,
          slipsDown: right - 1,
        },
        show: num,
      },
      explanation: say(`Half of the determinant of two sides: ${worked}.`, `用两条边的坐标差计算：${worked}。`),
      features: { steps: 4, negative: true, fraction: !Number.isInteger(right) },
      holds: (value: number) => near(value, Math.abs(x1 * (y2 - y3) + x2 * (y3 - y1) + x3 * (y1 - y2)) / 2),
    };
  },
});
