import { near, upTo } from "./seen";

export type Place = readonly [x: number, y: number];
type Shape = readonly Place[];

const regular = (n: number): Place[] =>
  upTo(1, n).map((k) => [Math.cos((2 * Math.PI * k) / n), Math.sin((2 * Math.PI * k) / n)]);

/** One general example of each kind, drawn by the solver itself. */
export const examples: Readonly<Record<string, Shape>> = {
  square: regular(4),
  rectangle: [
    [0, 0],
    [2, 0],
    [2, 1],
    [0, 1],
  ],
  rhombus: [
    [0, 0],
    [2, 1],
    [4, 0],
    [2, -1],
  ],
  parallelogram: [
    [0, 0],
    [3, 0],
    [4, 2],
    [1, 2],
  ],
  trapezoid: [
    [0, 0],
    [5, 0],
    [3, 2],
    [1, 2],
  ],
  "three equal sides": regular(3),
  "exactly two equal sides": [
    [-1, 0],
    [1, 0],
    [0, 3],
  ],
  triangle: [
    [0, 0],
    [5, 0],
    [1, 2],
  ],
  pentagon: regular(5),
  hexagon: regular(6),
  octagon: regular(8),
};

const edges = (shape: Shape): Place[] =>
  shape.map(([x, y], k) => {
    const [nextX, nextY] = shape[(k + 1) % shape.length] ?? [x, y];
    return [nextX - x, nextY - y];
  });
const isAlmost = (a: number, b: number, scale: number): boolean => Math.abs(a - b) < 0.02 * scale;

export const hasRightAngles = (shape: Shape): boolean => {
  const list = edges(shape);
  return list.every(([x, y], k) => {
    const [nextX, nextY] = list[(k + 1) % list.length] ?? [x, y];
    return isAlmost(x * nextX + y * nextY, 0, Math.hypot(x, y) * Math.hypot(nextX, nextY));
  });
};
export const hasEqualSides = (shape: Shape): boolean => {
  const lengths = edges(shape).map(([x, y]) => Math.hypot(x, y));
  return lengths.every((length) => isAlmost(length, lengths[0] ?? 0, length));
};
export const parallelPairs = (shape: Shape): number => {
  const list = edges(shape);
  if (list.length !== 4) return 0;
  return [0, 1].filter((k) => {
    const [[x, y], [otherX, otherY]] = [list[k] ?? [0, 0], list[k + 2] ?? [0, 0]];
    return isAlmost(x * otherY - y * otherX, 0, Math.hypot(x, y) * Math.hypot(otherX, otherY));
  }).length;
};

/** Lines through the middle along which the corners fold onto corners. */
export const symmetryLines = (shape: Shape): number => {
  const middle = [0, 1].map((k) => shape.reduce((sum, corner) => sum + (corner[k] ?? 0), 0) / shape.length);
  const [midX = 0, midY = 0] = middle;
  const moved = shape.map(([x, y]): Place => [x - midX, y - midY]);
  const halfway = edges(moved).map(([x, y], k): Place => [(moved[k]?.[0] ?? 0) + x / 2, (moved[k]?.[1] ?? 0) + y / 2]);
  const axes = [...moved, ...halfway].map(([x, y]) => (Math.atan2(y, x) + 2 * Math.PI) % Math.PI);
  const folds = axes.filter((axis) =>
    moved.every(([x, y]) => {
      const [cos, sin] = [Math.cos(2 * axis), Math.sin(2 * axis)];
      const image = [x * cos + y * sin, x * sin - y * cos] as const;
      return moved.some((corner) => near(corner[0], image[0]) && near(corner[1], image[1]));
    }),
  );
  const isSame = (a: number, b: number) => Math.abs(Math.sin(a - b)) < 1e-6;
  return folds.filter((axis, k) => folds.findIndex((other) => isSame(other, axis)) === k).length;
};

export const nameOf = (shape: Shape): string => {
  if (shape.length !== 4) return { 3: "triangle", 5: "pentagon", 6: "hexagon", 8: "octagon" }[shape.length] ?? "";
  if (hasRightAngles(shape)) return hasEqualSides(shape) ? "square" : "rectangle";
  return parallelPairs(shape) === 2 ? "parallelogram" : "trapezoid";
};
