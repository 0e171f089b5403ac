import type { ScoreUnit } from "../../../contract/families";
import { clampToDomain, percentAt, ticksOf, up, windowAround, type Domain } from "../../ui/chart/scale";

export interface TimePoint {
  readonly attempt_id: string;
  readonly at: number;
  readonly value: number;
  readonly band: readonly [number, number];
}

interface Scale {
  readonly step: number;
  readonly span: number;
  readonly limits: Domain;
}

/** The smallest range that a chart of scores shows, and the ends of each scale. */
const scales: Readonly<Record<ScoreUnit, Scale>> = {
  percent: { step: 10, span: 60, limits: [0, 100] },
  rit: { step: 5, span: 30, limits: [100, 350] },
  sas: { step: 10, span: 40, limits: [50, 150] },
  sat: { step: 50, span: 400, limits: [0, 1_600] },
  opt: { step: 5, span: 40, limits: [0, 120] },
};

/** Space left of the first and right of the last point, in percent. */
const side = 6;

/** The part of the scale that contains the bands of all points. */
export function valueDomain(points: readonly TimePoint[], unit: ScoreUnit): Domain {
  const { limits, ...scale } = scales[unit];
  return windowAround(
    points.flatMap(({ value, band }) => [value, ...band]),
    { ...scale, margin: 0, limits },
  );
}

/** The position of a point: percent from the left by its time, and from the top by its value. */
export interface Placed {
  readonly point: TimePoint;
  readonly x: number;
  readonly y: number;
  /** Top and bottom of its band. */
  readonly band: readonly [top: number, bottom: number];
}

export function placedPoints(points: readonly TimePoint[], domain: Domain): Placed[] {
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? 0;
  const inside = (value: number) => up(domain, clampToDomain(value, domain));
  return points.map((point) => ({
    point,
    x: first === last ? 50 : side + (percentAt([first, last], point.at) * (100 - 2 * side)) / 100,
    y: inside(point.value),
    band: [inside(point.band[1]), inside(point.band[0])],
  }));
}

export const valueTicks = (domain: Domain): number[] => ticksOf(domain, 4);
