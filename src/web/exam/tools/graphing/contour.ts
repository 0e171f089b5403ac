import type { PlanePoint } from "./features";

type Field = (x: number, y: number) => number;

export interface Window {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

const cells = 90;

/** The line f = 0 in the window as pairs of points: marching squares with linear interpolation along each edge. */
export const contour = (
  f: Field,
  { x: [left, right], y: [bottom, top] }: Window,
): readonly (readonly [PlanePoint, PlanePoint])[] => {
  const [dx, dy] = [(right - left) / cells, (top - bottom) / cells];
  const rows = Array.from({ length: cells + 1 }, (_row, row) =>
    Array.from({ length: cells + 1 }, (_column, column) => f(left + column * dx, bottom + row * dy)),
  );
  const value = (column: number, row: number) => rows[row]?.[column] ?? Number.NaN;
  const cut = (from: readonly [number, number], to: readonly [number, number]): PlanePoint[] => {
    const [a, b] = [value(...from), value(...to)];
    if (!(a > 0 ? b <= 0 : b > 0) || Number.isNaN(a)) return [];
    const share = a / (a - b);
    return [
      {
        x: left + (from[0] + share * (to[0] - from[0])) * dx,
        y: bottom + (from[1] + share * (to[1] - from[1])) * dy,
      },
    ];
  };
  return rows
    .slice(1)
    .flatMap((_, row) =>
      Array.from({ length: cells }, (_cell, column) => {
        const corners = [
          [column, row],
          [column + 1, row],
          [column + 1, row + 1],
          [column, row + 1],
        ] as const;
        return corners.flatMap((corner, index) => cut(corner, corners[(index + 1) % 4] ?? corner));
      }).flatMap((points) =>
        Array.from(
          { length: Math.floor(points.length / 2) },
          (_pair, pair) => [points[2 * pair], points[2 * pair + 1]] as const,
        ),
      ),
    )
    .flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [[from, to] as const]));
};
