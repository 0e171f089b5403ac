import { range } from "../../../engine/algebra";
import type { Draw } from "../../../engine/draw";
import { polar, type Point } from "../../../engine/figures/svg";

/** The corners of a shape around the middle of a box of 80; no corners mean a circle. */
export type Outline = readonly Point[];

export const middleOf = ([x, y]: Point): Point => [x + 40, y + 40];
export const placedOutline = (outline: Outline, [x, y]: Point): Point[] =>
  outline.map(([right, down]) => [x + right, y + down]);
export const rotated = (outline: Outline, degrees: number): Point[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return outline.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
};

/** An irregular shape with `n` corners on a circle, no two so close that one could be overlooked. */
export const unevenShape = (draw: Draw, n: number, radius = 37): Outline => {
  const turn = draw.int(0, 359);
  return range(1, n).map((k) => polar([0, 0], radius, turn + (360 / n) * (k + draw.int(-22, 22) / 100)));
};
export const regularShape = (n: number, turn: number, radius = 37): Outline =>
  range(1, n).map((k) => polar([0, 0], radius, turn + (360 / n) * k));

const sidesOf = (outline: Outline): Point[] =>
  outline.map(([x, y], k) => {
    const [nextX, nextY] = outline[(k + 1) % outline.length] ?? [x, y];
    return [nextX - x, nextY - y];
  });
const sameSize = (one: number, other: number): boolean => Math.abs(one - other) < 0.5;

export const squareCorners = (outline: Outline): number => {
  const sides = sidesOf(outline);
  return sides.filter(([x, y], k) => {
    const [nextX, nextY] = sides[(k + 1) % sides.length] ?? [x, y];
    return Math.abs(x * nextX + y * nextY) < 0.01 * Math.hypot(x, y) * Math.hypot(nextX, nextY);
  }).length;
};
export const hasEqualSides = (outline: Outline): boolean => {
  const lengths = sidesOf(outline).map(([x, y]) => Math.hypot(x, y));
  return lengths.every((length) => sameSize(length, lengths[0] ?? 0));
};
/** The number of pairs of parallel opposite sides of a quadrilateral. */
export const parallelPairs = (outline: Outline): number => {
  const sides = sidesOf(outline);
  if (sides.length !== 4) return 0;
  return [0, 1].filter((k) => {
    const [[x, y], [otherX, otherY]] = [sides[k] ?? [1, 0], sides[k + 2] ?? [0, 1]];
    return Math.abs(x * otherY - y * otherX) < 0.01 * Math.hypot(x, y) * Math.hypot(otherX, otherY);
  }).length;
};

/** Examples of four-sided shapes and others, drawn for a box of 80. */
export const outlines = {
  triangle: [
    [0, -36],
    [36, 28],
    [-36, 28],
  ],
  rightTriangle: [
    [-30, -34],
    [34, 30],
    [-30, 30],
  ],
  square: [
    [-29, -29],
    [29, -29],
    [29, 29],
    [-29, 29],
  ],
  rectangle: [
    [-37, -19],
    [37, -19],
    [37, 19],
    [-37, 19],
  ],
  rhombus: [
    [0, -38],
    [25, 0],
    [0, 38],
    [-25, 0],
  ],
  parallelogram: [
    [-18, -22],
    [38, -22],
    [18, 22],
    [-38, 22],
  ],
  trapezoid: [
    [-16, -24],
    [18, -24],
    [38, 24],
    [-38, 24],
  ],
  rightTrapezoid: [
    [-32, -26],
    [8, -26],
    [36, 26],
    [-32, 26],
  ],
  kite: [
    [0, -38],
    [26, -14],
    [0, 38],
    [-26, -14],
  ],
  cutSquare: [
    [-32, -32],
    [8, -32],
    [32, 2],
    [32, 32],
    [-32, 32],
  ],
  house: [
    [0, -38],
    [34, -12],
    [34, 34],
    [-34, 34],
    [-34, -12],
  ],
} as const satisfies Record<string, Outline>;
