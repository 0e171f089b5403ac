import type { Ability } from "../model";
import { clamp, normalDensity, normalShare, normalPercentile } from "./share";

/** Lowest and highest reported standard age score: for levels A–G (`standard`), and for the two youngest (`young`). */
export const sasScale = { standard: [59, 141], young: [69, 131] } as const;
export type SasLevel = keyof typeof sasScale;

const sasMean = 100;
const sasSd = 15;
const [firstAge, thetaAtFirstAge, thetaPerYear] = [7, -2.2, 0.4];

/**
 * Mean and SD of ability at an age in years, in logits: seed values, until data of the school's cohort replace them.
 */
export const abilityAtAge = (age: number): { readonly mean: number; readonly sd: number } => ({
  mean: thetaAtFirstAge + thetaPerYear * (age - firstAge),
  sd: 1,
});

/** Standard age score: mean 100, SD 15 in the age group, whole, within the scale of the level. */
export const sasOf = (theta: number, age: number, level: SasLevel = "standard"): number => {
  const { mean, sd } = abilityAtAge(age);
  return clamp(Math.round(sasMean + (sasSd * (theta - mean)) / sd), sasScale[level]);
};

/** The abilities, in logits, of the lowest and the highest reported SAS at an age. */
export const abilityEnds = (age: number, level: SasLevel = "standard"): readonly [number, number] => {
  const { mean, sd } = abilityAtAge(age);
  const [lowest, highest] = sasScale[level];
  return [mean + (sd * (lowest - sasMean)) / sasSd, mean + (sd * (highest - sasMean)) / sasSd];
};

/** SAS points per logit at an age. */
export const sasPerLogit = (age: number): number => sasSd / abilityAtAge(age).sd;

/** Correlation of abilities between any two batteries; a seed value, like the ages. */
export const batteryCorrelation = 0.7;

/**
 * SD, in the age group, of the mean of this many batteries: they correlate imperfectly, so that means vary less than
 * single scores.
 */
const sdOfMean = (batteries: number): number =>
  sasSd * Math.sqrt((1 + (batteries - 1) * batteryCorrelation) / batteries);

/**
 * National percentile rank of an SAS, or of a mean over batteries: share of the age group with the same or less, 1–99.
 */
export const percentileRankOf = (sas: number, batteries = 1): number =>
  normalPercentile(sas, { mean: sasMean, sd: sdOfMean(batteries) });

/** Upper ends of stanines 1 to 8, in SD of the group; all but the first and last stanine are half an SD wide. */
const stanineEnds = [-1.75, -1.25, -0.75, -0.25, 0.25, 0.75, 1.25, 1.75];

/** Upper ends of stanines 1 to 8 in SAS, for single scores or for a mean over batteries. */
export const stanineBorders = (batteries = 1): number[] => stanineEnds.map((z) => sasMean + z * sdOfMean(batteries));

/** Stanine 1–9 of an SAS, or of a mean over batteries (4, 7, 12, 17, 20, 17, 12, 7 and 4 % of the age group). */
export const stanineOf = (sas: number, batteries = 1): number =>
  1 + stanineBorders(batteries).filter((end) => sas > end).length;

const z90 = 1.645;

/** Half the width of a 90 % band of a score with this standard error. */
export const halfBand90 = (se: number): number => z90 * se;

/** A battery's score and its standard error, in SAS. */
export interface SasWithError {
  readonly value: number;
  readonly se: number;
}

/**
 * Root mean square of a normal error around a score, truncated at the ends of the scale because no values beyond are
 * reported.
 */
const errorWithin = ({ value, se }: SasWithError, [lowest, highest]: readonly [number, number]): number => {
  const [lo, hi] = [(lowest - value) / se, (highest - value) / se];
  const [below, above] = [normalShare(lo), 1 - normalShare(hi)];
  const cut = lo * lo * below + hi * hi * above;
  const inside = 1 - below - above + lo * normalDensity(lo) - hi * normalDensity(hi);
  return se * Math.sqrt(cut + inside);
};

/** Standard error, in SAS, of the mean of batteries: their errors are independent and limited by the scale. */
export const sasErrorOfMean = (batteries: readonly SasWithError[], level: SasLevel = "standard"): number =>
  Math.hypot(...batteries.map((battery) => errorWithin(battery, sasScale[level]))) / batteries.length;

/** The 90 % band around the reported SAS, within the scale of the level; it has a width even at an end of the scale. */
export const sasBand = (
  { theta, se }: Ability,
  age: number,
  level: SasLevel = "standard",
): readonly [number, number] => {
  const value = sasOf(theta, age, level);
  const half = halfBand90(se * sasPerLogit(age));
  return [clamp(Math.round(value - half), sasScale[level]), clamp(Math.round(value + half), sasScale[level])];
};

/** Middle of each level's age range, in years. */
const levelAges = { A: 8.75, B: 9.75, C: 10.75, D: 11.75, E: 12.75, F: 14.25, G: 16 } as const;
export type CatLevelName = keyof typeof levelAges;

/** The level whose ages are nearest to this one. */
export const levelAtAge = (age: number): CatLevelName => {
  const distance = (level: CatLevelName): number => Math.abs(levelAges[level] - age);
  return (Object.keys(levelAges) as CatLevelName[]).reduce((best, level) =>
    distance(level) < distance(best) ? level : best,
  );
};

export type SasDegree = "none" | "mild" | "moderate" | "extreme";

/** Degree of the difference between two stanines; below 2 it is not worth mentioning. */
export const degreeOf = (difference: number): SasDegree => {
  const apart = Math.abs(difference);
  return apart < 2 ? "none" : apart < 3 ? "mild" : apart < 4 ? "moderate" : "extreme";
};

/** Difference in SAS points from which two batteries count as different. */
export const significantGap = 10;
