import type { GrowthRecord } from "../../../../../contract/report/growth";
import { ticksOf, windowAround, type Domain } from "../../../../ui/chart/scale";

export interface GrowthPoint {
  readonly name: string;
  readonly grade: number;
  readonly season: GrowthRecord["terms"][number]["season"];
  readonly rit: number;
  readonly band: readonly [number, number];
  readonly normMean: number;
  readonly isProjected: boolean;
}

/** The terms and the projected one, each labelled once. */
export const growthPoints = ({ terms, projection }: GrowthRecord): GrowthPoint[] => [
  ...terms.map((term) => ({ ...term, name: term.attempt_id, normMean: term.norm_mean, isProjected: false })),
  ...(projection === null || terms.length === 0
    ? []
    : [{ ...projection, name: "projection", normMean: projection.norm_mean, isProjected: true }]),
];

/** The part of the scale that contains every band and every mean. */
export const growthDomain = (points: readonly GrowthPoint[], limits: Domain): Domain =>
  windowAround(
    points.flatMap(({ band, normMean }) => [...band, normMean]),
    { step: 10, margin: 4, span: 40, limits },
  );

export const growthTicks = (domain: Domain): number[] => ticksOf(domain, 5);

/** The position of one of `all` points, in percent from the left. */
export const slotAt = (index: number, all: number): number => Math.round((100 * (index + 0.5) * 1e3) / all) / 1e3;
