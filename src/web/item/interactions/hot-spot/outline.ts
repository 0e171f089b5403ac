import type { SpotShape } from "../../../../contract/item/spots";

/** The box around a shape in fractions of the picture; the height of a circle follows from its width. */
export interface SpotBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number | null;
}

export const boxOf = (shape: SpotShape): SpotBox => {
  if (shape.kind === "rect") return { left: shape.x, top: shape.y, width: shape.width, height: shape.height };
  if (shape.kind === "circle") return { left: shape.x, top: shape.y, width: 2 * shape.radius, height: null };
  const xs = shape.points.map(([x]) => x);
  const ys = shape.points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

/** The corners of a polygon in percent of its box; empty for other shapes. */
export const polygonCorners = (shape: SpotShape): readonly (readonly [number, number])[] => {
  if (shape.kind !== "poly") return [];
  const { left, top, width, height } = boxOf(shape);
  const part = (value: number, from: number, extent: number) => (extent === 0 ? 0 : ((value - from) / extent) * 100);
  return shape.points.map(([x, y]) => [part(x, left, width), part(y, top, height ?? 0)]);
};
