import { range } from "../../../engine/algebra";
import { figure, polar, polygon, type Point } from "../../../engine/figures/svg";
import { say, type Words } from "../../../engine/words";

interface Shape {
  readonly name: Words;
  readonly sides: number;
  readonly seen: Words;
  readonly corners: readonly Point[];
}

const regular = (n: number, turn: number, radius = 66): Point[] =>
  range(0, n - 1).map((k) => polar([90, 84], radius, 90 + turn + (360 / n) * k));

/** The plane shapes that models name and count. */
export const shapeDrawings: readonly Shape[] = [
  {
    name: say("triangle", "三角形"),
    sides: 3,
    seen: say("a shape with 3 straight sides", "由 3 条边围成的图形"),
    corners: [
      [90, 20],
      [155, 140],
      [25, 140],
    ],
  },
  {
    name: say("square", "正方形"),
    sides: 4,
    seen: say("a shape with 4 equal sides and square corners", "4 条边相等、4 个角是直角的图形"),
    corners: [
      [35, 30],
      [145, 30],
      [145, 140],
      [35, 140],
    ],
  },
  {
    name: say("rectangle", "长方形"),
    sides: 4,
    seen: say("a long shape with 4 sides and square corners", "4 个角是直角的长条图形"),
    corners: [
      [14, 48],
      [166, 48],
      [166, 126],
      [14, 126],
    ],
  },
  {
    name: say("pentagon", "五边形"),
    sides: 5,
    seen: say("a shape with 5 straight sides", "由 5 条边围成的图形"),
    corners: regular(5, 0),
  },
  {
    name: say("hexagon", "六边形"),
    sides: 6,
    seen: say("a shape with 6 straight sides", "由 6 条边围成的图形"),
    corners: regular(6, 30),
  },
  {
    name: say("trapezoid", "梯形"),
    sides: 4,
    seen: say("a shape with 4 sides, one pair of them parallel", "只有一组对边平行的四边形"),
    corners: [
      [58, 40],
      [122, 40],
      [166, 132],
      [14, 132],
    ],
  },
  {
    name: say("parallelogram", "平行四边形"),
    sides: 4,
    seen: say("a shape with 4 sides in two parallel pairs", "两组对边分别平行的四边形"),
    corners: [
      [52, 44],
      [170, 44],
      [128, 128],
      [10, 128],
    ],
  },
  {
    name: say("octagon", "八边形"),
    sides: 8,
    seen: say("a shape with 8 straight sides", "由 8 条边围成的图形"),
    corners: regular(8, 22.5),
  },
];

/** A drawing of a shape at a turn and size, so that no two drawings are alike. */
export const drawn = (shape: Shape, turn: number, size: number, label = shape.seen): Words => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size];
  const corners = shape.corners.map(([x, y]): Point => [
    90 + (x - 90) * cos - (y - 84) * sin,
    84 + (x - 90) * sin + (y - 84) * cos,
  ]);
  return figure(180, 168, label, () => [polygon(corners)]);
};
