import type { GraphDrawing } from "./drawing";

export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

export interface GraphStretch {
  readonly from: number;
  readonly to: number;
}

type Curve = (x: number) => number;

const samples = 400;
const rounds = 60;

const bisected = (f: Curve, low: number, high: number): number => {
  let [left, right] = [low, high];
  const sign = Math.sign(f(left));
  for (let round = 0; round < rounds; round += 1) {
    const middle = (left + right) / 2;
    if (Math.sign(f(middle)) === sign) left = middle;
    else right = middle;
  }
  return (left + right) / 2;
};

const lowest = (f: Curve, low: number, high: number): number => {
  let [left, right] = [low, high];
  for (let round = 0; round < rounds; round += 1) {
    const third = (right - left) / 3;
    if (f(left + third) < f(right - third)) right -= third;
    else left += third;
  }
  return (left + right) / 2;
};

/** Zeros of f in the range: where it crosses zero or only touches it, but not where it jumps over zero. */
export const zerosOf = (f: Curve, { from, to }: GraphStretch): readonly number[] => {
  // an uneven step, so that no sample falls on round numbers, where zeros are frequent
  const step = (to - from) / (samples + 0.437);
  const xs = Array.from({ length: samples + 1 }, (_, index) => from + (index + 0.219) * step);
  const size = (x: number) => Math.abs(f(x));
  const scale = Math.max(1e-12, ...xs.map(size).filter((value) => value < 1e3));
  const found = xs.slice(1).flatMap((x, index) => {
    const before = xs[index] ?? x;
    const [low, high] = [f(before), f(x)];
    if (Math.sign(low) * Math.sign(high) < 0) return [bisected(f, before, x)];
    const after = xs[index + 2];
    return after !== undefined && size(x) <= size(before) && size(x) <= size(after)
      ? [lowest(size, before, after)]
      : [];
  });
  const round = (x: number) => (Math.abs(x - Math.round(x)) < 1e-7 ? Math.round(x) + 0 : x);
  const near = found.map(round).filter((x) => size(x) < 1e-7 * scale);
  return near.filter((x, index) => near.findIndex((other) => Math.abs(other - x) < step / 2) === index);
};

const most = 24;

/** Zeros of curves, and intersections of curves with each other, in the range. */
export const featuresOf = (drawings: readonly GraphDrawing[], stretch: GraphStretch): readonly PlanePoint[] => {
  const curves = drawings.flatMap((drawing) => (drawing.kind === "curve" ? [drawing.y] : []));
  const zeros = curves.flatMap((f) => zerosOf(f, stretch)).map((x) => ({ x, y: 0 }));
  const crossings = curves.flatMap((f, index) =>
    curves
      .slice(index + 1)
      .flatMap((g) => zerosOf((x) => f(x) - g(x), stretch))
      .map((x) => ({ x, y: Math.abs(f(x)) < 1e-9 ? 0 : f(x) })),
  );
  const isNew = ({ x, y }: PlanePoint, index: number, all: readonly PlanePoint[]) =>
    all.findIndex((other) => other.x === x && other.y === y) === index;
  return [...zeros, ...crossings].filter(isNew).slice(0, most);
};
