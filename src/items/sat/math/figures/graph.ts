import { range } from "../../../engine/algebra";
import { scaleDescription } from "../../../engine/figures/descriptions";
import {
  arrowHead,
  circle,
  colours,
  figure,
  line,
  muted,
  polyline,
  text,
  type Point,
} from "../../../engine/figures/svg";
import { num, same, tidy, type Words } from "../../../engine/words";

interface Axis {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Grid spaces from one number to the next; 1 by default. */
  readonly between?: number;
  /** The quantity of the axis; by default its letter. */
  readonly name?: string;
}

const width = 290;
const height = 250;
const margin = { left: 46, right: 24, top: 26, bottom: 24 } as const;
const haloed = { ...muted, stroke: colours.paper, "stroke-width": 4, "paint-order": "stroke" } as const;
/** Text attributes of an axis name; a single letter is italic, as in a formula. */
const named = (name: string) => (name.length === 1 ? { ...muted, "font-style": "italic" } : muted);

export type CoordinateMap = (x: number, y: number) => Point;
/** The height of a curve at x. */
export type Through = (x: number) => number;

/** A possible place for a number on an axis. */
interface Side {
  readonly place: Point;
  readonly anchor: "start" | "middle" | "end";
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const corners = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
] as const;
const beside = (x: number, y: number): Side => ({ place: [x, y], anchor: "middle" });
/** Places for a number: below the axis, above it, or a little to the side of both. */
const below = (x: number, y: number): readonly Side[] =>
  [0, 11, -11].flatMap((aside) => [beside(x + aside, y + 13), beside(x + aside, y - 13)]);
/** Places for a number: left of the axis, right of it, or a little above or below both. */
const leftOf = (x: number, y: number): readonly Side[] =>
  [0, 10, -10].flatMap((aside) => [
    { place: [x - 7, y + aside], anchor: "end" } as const,
    { place: [x + 7, y + aside], anchor: "start" } as const,
  ]);
const shares = { start: 0, middle: 0.5, end: 1 } as const;

/** The box that a number takes, with a small margin. */
const boxOf = (content: string, { place: [x, y], anchor }: Side): Box => {
  const wide = content.length * 8;
  const left = x - shares[anchor] * wide;
  return { left: left - 2, right: left + wide + 2, top: y - 8, bottom: y + 8 };
};

const isCrossed = ({ left, right, top, bottom }: Box, at: CoordinateMap, x: Axis, through: Through): boolean => {
  const [zero] = at(0, 0);
  const unit = at(1, 0)[0] - zero;
  const heights = range(0, 40)
    .map((k) => (left + ((right - left) * k) / 40 - zero) / unit)
    .filter((value) => value >= x.from && value <= x.to)
    .map((value) => at(value, through(value))[1]);
  return Math.min(...heights) <= bottom && Math.max(...heights) >= top;
};

const axesDescription = (x: Axis, y: Axis): string => {
  const told = ({ from, to, step }: Axis) => scaleDescription(num(from), num(to), num(step)).en;
  return x.name === undefined
    ? `The x-axis goes ${told(x)}, the y-axis ${told(y)}, and they meet at O`
    : `Across: ${x.name}, ${told(x)}. Upward: ${y.name ?? ""}, ${told(y)}`;
};

/**
 * A coordinate plane with a separate scale on each axis; `draw` receives the map from numbers to places. Named axes are
 * those of data: they run along the lower and left edges, with their names. Numbers are left of or below their axis, or
 * on its other side when the curve `through` would cross them.
 */
export const graph = (
  x: Axis,
  y: Axis,
  label: string,
  draw: (at: CoordinateMap) => readonly string[],
  through?: Through,
): Words => {
  const isNamed = x.name !== undefined;
  const bottom = margin.bottom + (isNamed ? 24 : 0);
  const at: CoordinateMap = (valueX, valueY) => [
    margin.left + ((valueX - x.from) / (x.to - x.from)) * width,
    margin.top + ((y.to - valueY) / (y.to - y.from)) * height,
  ];
  const ticks = ({ from, to, step, between = 1 }: Axis) =>
    range(0, Math.round(((to - from) / step) * between)).map((k) => tidy(from + (k * step) / between));
  const isNumbered = ({ step }: Axis, tick: number) => Number.isInteger(tidy(tick / step));
  const [originX, originY] = at(isNamed ? x.from : 0, isNamed ? y.from : 0);
  const put = (content: string, sides: readonly Side[]): string => {
    const clear = sides.find((side) => through === undefined || !isCrossed(boxOf(content, side), at, x, through));
    const { place, anchor } = clear ?? sides[0] ?? { place: [0, 0], anchor: "middle" };
    return text(place, content, { ...haloed, "text-anchor": anchor });
  };
  const thin = { stroke: colours.grid, "stroke-width": 1 };
  const grid = [
    ...ticks(x).map((tick) => line(at(tick, y.from), at(tick, y.to), thin)),
    ...ticks(y).map((tick) => line(at(x.from, tick), at(x.to, tick), thin)),
  ];
  const axes = [
    line([margin.left, originY], [margin.left + width + 8, originY]),
    line([originX, margin.top + height], [originX, margin.top - (isNamed ? 4 : 8)]),
    ...(isNamed
      ? [
          text([margin.left + width / 2, margin.top + height + 38], x.name, named(x.name)),
          text([6, 10], y.name ?? "", { ...named(y.name ?? ""), "text-anchor": "start" }),
        ]
      : [
          arrowHead([margin.left + width + 13, originY], 0),
          arrowHead([originX, margin.top - 13], 90),
          text([margin.left + width + 15, originY + 15], "x", { "font-style": "italic" }),
          text([originX + 14, margin.top - 18], "y", { "font-style": "italic" }),
        ]),
  ];
  const numbers = [
    ...(isNamed
      ? []
      : [
          put(
            "O",
            corners.map(([dx, dy]) => beside(originX + dx * 9, originY + dy * 12)),
          ),
        ]),
    ...ticks(x)
      .filter((tick) => isNumbered(x, tick) && (isNamed || tick !== 0))
      .map((tick) => put(num(tick), below(at(tick, 0)[0], originY))),
    ...ticks(y)
      .filter((tick) => isNumbered(y, tick) && (isNamed || tick !== 0))
      .map((tick) => put(num(tick), leftOf(originX, at(0, tick)[1]))),
  ];
  return figure(
    margin.left + width + margin.right,
    margin.top + height + bottom,
    same(`${label}. ${axesDescription(x, y)}.`),
    () => [...grid, ...axes, ...draw(at), ...numbers],
  );
};

/** A coordinate plane of whole numbers with the same scale on both axes. */
export const squarePlane = (
  reach: number,
  label: string,
  draw: (at: CoordinateMap) => readonly string[],
  through?: Through,
): Words => {
  const axis = { from: -reach, to: reach, step: reach > 5 ? 2 : 1, between: reach > 5 ? 2 : 1 };
  return graph(axis, axis, label, draw, through);
};

/** The part of a curve between two heights, in pieces of at most a two-hundredth of its width. */
export const curve = (
  at: CoordinateMap,
  f: (x: number) => number,
  from: number,
  to: number,
  window: readonly [number, number],
) => {
  const points = range(0, 200)
    .map((k) => from + ((to - from) * k) / 200)
    .map((x) => [x, f(x)] as const)
    .filter(([, y]) => y >= window[0] && y <= window[1]);
  return polyline(points.map(([x, y]) => at(x, y)));
};

export const dot = (at: CoordinateMap, x: number, y: number): string =>
  circle(at(x, y), 4, { fill: colours.blue, stroke: "none" });
