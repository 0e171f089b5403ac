import { ellipsePoints } from "../ellipse";
import type { Notes } from "../notes";
import { numberIn } from "../numbers";
import type { ShapeRecord } from "../record";
import { Refusal } from "../refusal";

/** A shape on a picture without its id. */
export type AreaShape =
  | Omit<Extract<ShapeRecord, { shape: "rect" }>, "id">
  | Omit<Extract<ShapeRecord, { shape: "circle" }>, "id">
  | Omit<Extract<ShapeRecord, { shape: "polygon" }>, "id">;

const mostCorners = 60;

const polygonOf = (numbers: readonly number[]): AreaShape => {
  const points = numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
  const [first] = points;
  const last = points.at(-1);
  const closed = points.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return { shape: "polygon", points: closed ? points.slice(0, -1) : points };
};

/**
 * Reads the shape of an area in the notation of HTML's image maps; an ellipse becomes a polygon, which is noted. Throws
 * Refusal for shapes that cannot be drawn.
 */
export const shapeIn = (shape: string, coords: string, notes?: Notes): AreaShape => {
  const numbers = coords
    .trim()
    .split(/[\s,]+/)
    .slice(0, 2 * mostCorners + 4)
    .map(numberIn);
  const known = numbers.filter((value) => value !== null);
  const refuse = () => new Refusal("areaUnsupported", `${shape} ${coords}`.slice(0, 60));
  if (known.length !== numbers.length) throw refuse();
  const [one = 0, two = 0, three = 0, four = 0] = known;
  if (shape === "rect" && known.length === 4)
    return {
      shape,
      left: Math.min(one, three),
      top: Math.min(two, four),
      right: Math.max(one, three),
      bottom: Math.max(two, four),
    };
  if (shape === "circle" && known.length === 3 && three > 0) return { shape, x: one, y: two, radius: three };
  if (shape === "poly" && known.length >= 6 && known.length % 2 === 0 && known.length <= 2 * mostCorners)
    return polygonOf(known);
  if (shape === "ellipse" && known.length === 4 && three > 0 && four > 0) {
    if (three === four) return { shape: "circle", x: one, y: two, radius: three };
    notes?.add("ellipseAsPolygon");
    return { shape: "polygon", points: ellipsePoints([one, two], [three, four]) };
  }
  throw refuse();
};

type Corners = readonly (readonly [x: number, y: number])[];

const isWithinPolygon = (points: Corners, x: number, y: number): boolean => {
  let inside = false;
  points.forEach(([left, top], index) => {
    const [right, bottom] = points[(index + 1) % points.length] ?? [left, top];
    if (top > y !== bottom > y && x < ((right - left) * (y - top)) / (bottom - top) + left) inside = !inside;
  });
  return inside;
};

export const isWithinArea = (area: AreaShape, x: number, y: number): boolean => {
  if (area.shape === "rect") return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
  if (area.shape === "circle") return Math.hypot(x - area.x, y - area.y) <= area.radius;
  return isWithinPolygon(area.points, x, y);
};

/** A point within a polygon: its middle or, since that may be outside, a point between two of its sides. */
const withinPolygon = (points: Corners): readonly [number, number] => {
  const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]] as const, [0, 0] as const);
  const middle = [sum[0] / points.length, sum[1] / points.length] as const;
  if (isWithinPolygon(points, ...middle)) return middle;
  const [highest = 0, next = 0] = [...new Set(points.map(([, y]) => y))].toSorted((one, other) => one - other);
  const y = (highest + next) / 2;
  const [left = 0, right = 0] = points
    .flatMap(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
      return y1 > y === y2 > y ? [] : [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)];
    })
    .toSorted((one, other) => one - other);
  return [(left + right) / 2, y];
};

/** A point within a shape, if possible its middle. */
export const pointWithin = (area: AreaShape): readonly [number, number] => {
  if (area.shape === "circle") return [area.x, area.y];
  if (area.shape === "rect") return [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
  return withinPolygon(area.points);
};
