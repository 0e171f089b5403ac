import type { Point } from "../../engine/figures/svg";
import { closedPath, discPath } from "../engine/drawing";
import { figureShapes } from "./figure";

const round = (count: number, radius: (k: number) => number, start = -90): Point[] =>
  Array.from({ length: count }, (_, k) => {
    const angle = ((start + (360 / count) * k) * Math.PI) / 180;
    return [radius(k) * Math.cos(angle), radius(k) * Math.sin(angle)];
  });

/** Outlines in a circle of radius 1 around the origin, facing up. */
const unit: readonly (readonly Point[])[] = [
  round(40, () => 0.92),
  [
    [0, -0.98],
    [0.98, 0.72],
    [-0.98, 0.72],
  ],
  round(4, () => 1.16, -45),
  round(5, () => 1),
  round(6, () => 1, 0),
  round(10, (k) => (k % 2 === 0 ? 1.08 : 0.46)),
  [
    [-0.32, -0.96],
    [0.32, -0.96],
    [0.32, -0.32],
    [0.96, -0.32],
    [0.96, 0.32],
    [0.32, 0.32],
    [0.32, 0.96],
    [-0.32, 0.96],
    [-0.32, 0.32],
    [-0.96, 0.32],
    [-0.96, -0.32],
    [-0.32, -0.32],
  ],
  [
    [0, -1.08],
    [0.66, 0],
    [0, 1.08],
    [-0.66, 0],
  ],
  [
    [0, -1],
    [0.78, -0.1],
    [0.3, -0.1],
    [0.3, 0.95],
    [-0.3, 0.95],
    [-0.3, -0.1],
    [-0.78, -0.1],
  ],
  round(40, () => 1, 180)
    .slice(0, 21)
    .map(([x, y]): Point => [x, y + 0.45]),
  [
    [0, -1],
    [0.75, -0.3],
    [0.75, 0.8],
    [-0.75, 0.8],
    [-0.75, -0.3],
  ],
  [
    [-0.85, -0.85],
    [0.85, -0.85],
    [0.85, -0.3],
    [0.28, -0.3],
    [0.28, 0.9],
    [-0.28, 0.9],
    [-0.28, -0.3],
    [-0.85, -0.3],
  ],
];

export interface FigureOutline {
  readonly corners: readonly Point[];
  readonly path: string;
}

/** The outline of a shape around a centre, turned clockwise by eighths of a full turn. */
export const outline = (shape: number, [cx, cy]: Point, radius: number, eighths: number): FigureOutline => {
  const angle = (eighths * Math.PI) / 4;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = (unit[shape] ?? []).map(([x, y]): Point => [
    cx + radius * (x * cos - y * sin),
    cy + radius * (x * sin + y * cos),
  ]);
  return { corners, path: shape === figureShapes.circle ? discPath([cx, cy], radius * 0.92) : closedPath(corners) };
};

/** SVG path data of slanted lines inside an outline. */
export const hatch = (corners: readonly Point[], gap: number): string => {
  const sums = corners.map(([x, y]) => x + y);
  const lines: string[] = [];
  for (let sum = Math.ceil(Math.min(...sums) / gap) * gap; sum < Math.max(...sums); sum += gap) {
    const cuts = corners
      .flatMap((one, k) => {
        const other = corners[(k + 1) % corners.length] ?? one;
        const [from, to] = [one[0] + one[1] - sum, other[0] + other[1] - sum];
        return from > 0 === to > 0 ? [] : [one[0] + ((other[0] - one[0]) * from) / (from - to)];
      })
      .toSorted((a, b) => a - b);
    for (let k = 0; k + 1 < cuts.length; k += 2) {
      const [from = 0, to = 0] = [cuts[k], cuts[k + 1]];
      if (to - from > 1)
        lines.push(`M${Math.round(from)} ${Math.round(sum - from)}L${Math.round(to)} ${Math.round(sum - to)}`);
    }
  }
  return lines.join("");
};
