import { percentAt, type Domain } from "./scale";

/** Percent of the chart from its left and top. */
export type ChartPoint = readonly [x: number, y: number];

const at = ([x, y]: ChartPoint) => `${x} ${y}`;

export const linePath = (points: readonly ChartPoint[]): string =>
  points.length === 0 ? "" : `M${points.map(at).join("L")}`;

/** The closed area between an upper and a lower line. */
export const bandPath = (upper: readonly ChartPoint[], lower: readonly ChartPoint[]): string =>
  upper.length === 0 ? "" : `${linePath([...upper, ...lower.toReversed()])}Z`;

/** Standard normal density over its peak: 1 at z = 0. */
export const bell = (z: number): number => Math.exp((-z * z) / 2);

interface BellShape {
  readonly mean: number;
  readonly sd: number;
  readonly domain: Domain;
  /** Height of the peak in percent of the chart's height. */
  readonly peak: number;
}

const pieces = 64;

/** The normal curve between two values, from left to right. */
export const bellLine = ({ mean, sd, domain, peak }: BellShape, [from, to]: Domain): ChartPoint[] =>
  Array.from({ length: pieces + 1 }, (_, index) => {
    const value = from + ((to - from) * index) / pieces;
    return [percentAt(domain, value), Math.round((100 - peak * bell((value - mean) / sd)) * 1e3) / 1e3];
  });

/** The area under the normal curve between two values. */
export const bellArea = (shape: BellShape, [from, to]: Domain): string =>
  bandPath(bellLine(shape, [from, to]), [
    [percentAt(shape.domain, from), 100],
    [percentAt(shape.domain, to), 100],
  ]);
