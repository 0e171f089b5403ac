import { normTable, seasonWeek, type NormCurve, type NormSubject, type Season } from "./norms";
import { clamp, normalPercentile } from "./share";

/** Mean and SD of a grade and season, in RIT. */
export interface Norm {
  readonly mean: number;
  readonly sd: number;
  readonly source: string;
}

type Descriptor = "low" | "lowAverage" | "average" | "highAverage" | "high";

/** Lowest and highest reported RIT. */
export const ritScale: readonly [number, number] = [100, 300];
const ritPerLogit = 10;
const startBelowMean = 5;

/** RIT = 200 + 10 θ, within `scale`; not rounded. */
export const ritOf = (theta: number, scale = ritScale): number => clamp(200 + ritPerLogit * theta, scale);
export const thetaOf = (rit: number): number => (rit - 200) / ritPerLogit;

/** Season of a month, 0 (January) to 11; the summer holidays count as the spring before them. */
export const seasonOf = (monthIndex: number): Season => {
  if (monthIndex >= 8 && monthIndex <= 10) return "fall";
  return monthIndex === 11 || monthIndex <= 1 ? "winter" : "spring";
};

/** The mean of a curve; where the curve would fall, its highest earlier value. */
const meanAt = ({ asymptote, range, rate, slope }: NormCurve, y: number): number => {
  const highest = slope < 0 ? Math.log((rate * range) / -slope) / rate : Infinity;
  const at = Math.min(y, highest);
  return asymptote - range * Math.exp(-rate * at) + slope * at;
};

/** Norm of a grade (0 is kindergarten; clamped to 0–12) in a season. */
export const normOf = (subject: NormSubject, grade: number, season: Season): Norm => {
  const curve: NormCurve = normTable.curves[subject];
  const y = clamp(grade, normTable.grades) + seasonWeek[season] / 40;
  return {
    mean: meanAt(curve, y),
    sd: curve.sd.reduce((sum, factor, power) => sum + factor * y ** power, 0),
    source: normTable.source,
  };
};

/** Share of the norm group with the same score or less, whole percent, 1–99. */
export const percentileOf = (rit: number, norm: Pick<Norm, "mean" | "sd">): number => normalPercentile(rit, norm);

/** Upper end of each descriptor, in percentiles. */
const descriptors: readonly (readonly [number, Descriptor])[] = [
  [20, "low"],
  [40, "lowAverage"],
  [60, "average"],
  [80, "highAverage"],
];

export const descriptorOf = (percentile: number): Descriptor =>
  descriptors.find(([highest]) => percentile <= highest)?.[1] ?? "high";

/** Start of an adaptive test: by default 5 RIT below the norm mean, so that the first items are within reach. */
export const startTheta = ({
  mean,
  below = startBelowMean,
}: Pick<Norm, "mean"> & { readonly below?: number }): number => thetaOf(mean - below);
