import { drawingOf, type Box, type Drawing } from "./seen-drawing";

type Point = readonly [x: number, y: number];
type Letters = Drawing["letters"][number];

const meet = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
const within = ({ left, right, top, bottom }: Box, { width, height }: Drawing, slack: number): boolean =>
  left >= -slack && top >= -slack && right <= width + slack && bottom <= height + slack;
const holds = (outer: Box, [x, y]: Point): boolean =>
  x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;

/** Whether a line lies wholly to one side of a box, as most do; a quick check. */
const isBeside = (from: Point, to: Point, { left, right, top, bottom }: Box): boolean =>
  Math.max(from[0], to[0]) <= left ||
  Math.min(from[0], to[0]) >= right ||
  Math.max(from[1], to[1]) <= top ||
  Math.min(from[1], to[1]) >= bottom;

const runsThrough = ([from, to]: readonly [Point, Point], { left, right, top, bottom }: Box): boolean => {
  const inner = { left: left + 1, right: right - 1, top: top + 1, bottom: bottom - 1 };
  if (isBeside(from, to, inner)) return false;
  const steps = Math.max(2, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])));
  return Array.from({ length: steps + 1 }, (_, k): Point => [
    from[0] + ((to[0] - from[0]) * k) / steps,
    from[1] + ((to[1] - from[1]) * k) / steps,
  ]).some((point) => holds(inner, point));
};

/** Whether a line stays visible behind letters. */
const isCrossed = (letters: Letters, { shapes }: Drawing): boolean => {
  const middle: Point = [(letters.left + letters.right) / 2, (letters.top + letters.bottom) / 2];
  return shapes.some(
    ({ sides, faint, order }) =>
      !faint &&
      !(letters.haloed && order < letters.order) &&
      sides.some((side) => runsThrough(side, letters)) &&
      !shapes.some(
        (cover) => cover.filled && cover.order > order && cover.order < letters.order && holds(cover.box, middle),
      ),
  );
};

/** The narrowest width in pixels in which content must fit. */
const narrowest = 320;
const smallestLetter = 10;

/** A fault in the display of a drawing's texts; undefined when there is none. */
export const drawingFault = (svg: string): string | undefined => {
  const drawing = drawingOf(svg);
  const { letters, shapes, width } = drawing;
  const outside = letters.find((one) => !within(one, drawing, 1.5));
  if (outside !== undefined) return `"${outside.text}" is cut off`;
  const small = letters.find(({ size }) => size * Math.min(1, narrowest / width) < smallestLetter);
  if (small !== undefined) return `"${small.text}" is too small to read`;
  const pair = letters.flatMap((one, k) =>
    letters.slice(k + 1).flatMap((other) => (meet(one, other) ? [[one, other]] : [])),
  );
  if (pair[0] !== undefined) return `${pair[0].map(({ text }) => `"${text}"`).join(" stands on ")}`;
  const crossed = letters.find((one) => isCrossed(one, drawing));
  if (crossed !== undefined) return `a line runs through "${crossed.text}"`;
  const out = shapes.find(({ box }) => !within(box, drawing, 2));
  return out && `a ${out.name} is cut off`;
};
