import type { Spot, SpotShape } from "../../../../contract/item/spots";

const least = 0.02;
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
const held = (value: number, low: number, high: number): number => rounded(Math.min(high, Math.max(low, value)));

type Corner = readonly [number, number];

const extent = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

/** The shape moved by fractions of the picture, no further than its edges. */
export function movedShape(shape: SpotShape, dx: number, dy: number): SpotShape {
  if (shape.kind === "rect")
    return { ...shape, x: held(shape.x + dx, 0, 1 - shape.width), y: held(shape.y + dy, 0, 1 - shape.height) };
  if (shape.kind === "circle") return { ...shape, x: held(shape.x + dx, 0, 1), y: held(shape.y + dy, 0, 1) };
  const [left, right] = extent(shape.points.map(([x]) => x));
  const [top, bottom] = extent(shape.points.map(([, y]) => y));
  const [byX, byY] = [Math.min(1 - right, Math.max(-left, dx)), Math.min(1 - bottom, Math.max(-top, dy))];
  return { ...shape, points: shape.points.map(([x, y]) => [held(x + byX, 0, 1), held(y + byY, 0, 1)]) };
}

/** The shape made larger or smaller by fractions of the picture. */
export function resizedShape(shape: SpotShape, dx: number, dy: number): SpotShape {
  if (shape.kind === "rect")
    return {
      ...shape,
      width: held(shape.width + dx, least, 1 - shape.x),
      height: held(shape.height + dy, least, 1 - shape.y),
    };
  if (shape.kind === "circle")
    return { ...shape, radius: held(shape.radius + (dx === 0 ? dy : dx) / 2, least / 2, 0.5) };
  const [left, right] = extent(shape.points.map(([x]) => x));
  const [top, bottom] = extent(shape.points.map(([, y]) => y));
  const [fromX, fromY] = [Math.max(least, right - left), Math.max(least, bottom - top)];
  const [byX, byY] = [Math.max(least, fromX + dx) / fromX, Math.max(least, fromY + dy) / fromY];
  return {
    ...shape,
    points: shape.points.map(([x, y]) => [held(left + (x - left) * byX, 0, 1), held(top + (y - top) * byY, 0, 1)]),
  };
}

/** The polygon with one corner moved. */
export const withCornerMoved = (shape: SpotShape, corner: number, dx: number, dy: number): SpotShape =>
  shape.kind === "poly"
    ? {
        ...shape,
        points: shape.points.map(([x, y], at) => (at === corner ? [held(x + dx, 0, 1), held(y + dy, 0, 1)] : [x, y])),
      }
    : shape;

/** The shape that a pointer draws from one place to another; null: too small to be meant. */
export function drawnShape(kind: "rect" | "circle", from: Corner, to: Corner, ratio: number): SpotShape | null {
  const [width, height] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  if (width < least && height < least) return null;
  const [left, top] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  if (kind === "rect") {
    const [x, y] = [held(left, 0, 1 - least), held(top, 0, 1 - least)];
    return { kind, x, y, width: held(width, least, 1 - x), height: held(height, least, 1 - y) };
  }
  // a radius is a fraction of the width; `ratio` is height by width
  const radius = held(Math.max(width, height * ratio) / 2, least / 2, 0.5);
  return { kind, x: held(left + width / 2, 0, 1), y: held(top + height / 2, 0, 1), radius };
}

/** The same place as another kind of shape. */
export function asKind(shape: SpotShape, kind: SpotShape["kind"], ratio: number): SpotShape {
  if (shape.kind === kind) return shape;
  const box =
    shape.kind === "rect"
      ? shape
      : shape.kind === "circle"
        ? {
            x: shape.x - shape.radius,
            y: shape.y - shape.radius / ratio,
            width: 2 * shape.radius,
            height: (2 * shape.radius) / ratio,
          }
        : (() => {
            const [left, right] = extent(shape.points.map(([x]) => x));
            const [top, bottom] = extent(shape.points.map(([, y]) => y));
            return { x: left, y: top, width: right - left, height: bottom - top };
          })();
  const [x, y] = [held(box.x, 0, 1 - least), held(box.y, 0, 1 - least)];
  const [width, height] = [held(box.width, least, 1 - x), held(box.height, least, 1 - y)];
  if (kind === "rect") return { kind, x, y, width, height };
  if (kind === "circle")
    return {
      kind,
      x: rounded(x + width / 2),
      y: rounded(y + height / 2),
      radius: held(Math.max(width, height * ratio) / 2, least / 2, 0.5),
    };
  return {
    kind,
    points: [
      [x, y],
      [rounded(x + width), y],
      [rounded(x + width), rounded(y + height)],
      [x, rounded(y + height)],
    ],
  };
}

/** The polygon with one corner more, between its last and its first. */
export const withCorner = (shape: SpotShape): SpotShape => {
  if (shape.kind !== "poly" || shape.points.length >= 60) return shape;
  const [first, last]: readonly [Corner, Corner] = [shape.points[0] ?? [0, 0], shape.points.at(-1) ?? [0, 0]];
  return {
    ...shape,
    points: [...shape.points, [rounded((first[0] + last[0]) / 2), rounded((first[1] + last[1]) / 2)]],
  };
};

export const withShape = (spots: readonly Spot[], spotId: string, shape: SpotShape): Spot[] =>
  spots.map((spot) => (spot.spot_id === spotId ? { ...spot, shape } : spot));
