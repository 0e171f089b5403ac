import type { Ability } from "../model";
import { clamp, normalDensity, normalShare, normalPercentile } from "./share";

/** Lowest and highest standard age score that is reported: levels A–G, and the two youngest. */
export const sasScale = { standard: [59, 141], young: [69, 131] } as const;
export type SasLevel = keyof typeof sasScale;

const sasMean = 100;
const sasSd = 15;
const [firstAge, thetaAtFirstAge, thetaPerYear] = [7, -2.2, 0.4];

/** Mean and SD of ability at an age in years, in logits: seeds, until a cohort of one's own takes their place. */
export const abilityAtAge = (age: number): { readonly mean: number; readonly sd: number } => ({
  mean: thetaAtFirstAge + thetaPerYear * (age - firstAge),
  sd: 1,
});

/** Standard age score: mean 100, SD 15 in the age group, whole, within the scale of the level. */
export const sasOf = (theta: number, age: number, level: SasLevel = "standard"): number => {
  const { mean, sd } = abilityAtAge(age);
  return clamp(Math.round(sasMean + (sasSd * (theta - mean)) / sd), sasScale[level]);
};

/** The abilities, in logits, of the lowest and the highest SAS that is reported at an age. */
export const abilityEnds = (age: number, level: SasLevel = "standard"): readonly [number, number] => {
  const { mean, sd } = abilityAtAge(age);
  const [lowest, highest] = sasScale[level];
  return [mean + (sd * (lowest - sasMean)) / sasSd, mean + (sd * (highest - sasMean)) / sasSd];
};

/** SAS points of a logit at an age. */
export const sasPerLogit = (age: number): number => sasSd / abilityAtAge(age).sd;

/** How much the batteries have in common: the correlation of abilities between any two, a seed as the ages are. */
export const batteryCorrelation = 0.7;

/** SD of the mean of so many batteries in the age group: they correlate, so means lie closer than single scores. */
const sdOfMean = (batteries: number): number =>
  sasSd * Math.sqrt((1 + (batteries - 1) * batteryCorrelation) / batteries);

/** National percentile rank of an SAS, or of the mean of some: share of the age group with the same or less, 1–99. */
export const percentileRankOf = (sas: number, batteries = 1): number =>
  normalPercentile(sas, { mean: sasMean, sd: sdOfMean(batteries) });

/** Where one stanine ends, in SD of the group: each but the first and last is half of one wide. */
const stanineEnds = [-1.75, -1.25, -0.75, -0.25, 0.25, 0.75, 1.25, 1.75];

/** Where stanines 1 to 8 end, in SAS, for single scores or for the mean of some. */
export const stanineBorders = (batteries = 1): number[] => stanineEnds.map((z) => sasMean + z * sdOfMean(batteries));

/** Stanine 1–9 of an SAS, or of the mean of some (4, 7, 12, 17, 20, 17, 12, 7 and 4 % of the age group). */
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

/** Root mean square of a normal error about a score of which nothing beyond the ends of the scale is reported. */
const errorWithin = ({ value, se }: SasWithError, [lowest, highest]: readonly [number, number]): number => {
  const [lo, hi] = [(lowest - value) / se, (highest - value) / se];
  const [below, above] = [normalShare(lo), 1 - normalShare(hi)];
  const cut = lo * lo * below + hi * hi * above;
  const inside = 1 - below - above + lo * normalDensity(lo) - hi * normalDensity(hi);
  return se * Math.sqrt(cut + inside);
};

/** Standard error, in SAS, of the mean of batteries: each errs by itself, and no further than its scale reaches. */
export const sasErrorOfMean = (batteries: readonly SasWithError[], level: SasLevel = "standard"): number =>
  Math.hypot(...batteries.map((battery) => errorWithin(battery, sasScale[level]))) / batteries.length;

/** The 90 % band about the SAS that is reported, within the scale of the level; at an end it has a width too. */
export const sasBand = (
  { theta, se }: Ability,
  age: number,
  level: SasLevel = "standard",
): readonly [number, number] => {
  const value = sasOf(theta, age, level);
  const half = halfBand90(se * sasPerLogit(age));
  return [clamp(Math.round(value - half), sasScale[level]), clamp(Math.round(value + half), sasScale[level])];
};

/** Middle of the ages that each level is for, in years. */
const levelAges = { A: 8.75, B: 9.75, C: 10.75, D: 11.75, E: 12.75, F: 14.25, G: 16 } as const;
export type CatLevelName = keyof typeof levelAges;

/** The level whose ages lie nearest to this one. */
export const levelAtAge = (age: number): CatLevelName => {
  const distance = (level: CatLevelName): number => Math.abs(levelAges[level] - age);
  return (Object.keys(levelAges) as CatLevelName[]).reduce((best, level) =>
    distance(level) < distance(best) ? level : best,
  );
};

export type SasDegree = "none" | "mild" | "moderate" | "extreme";

/** How far two stanines lie apart: less than 2 is no difference worth naming. */
export const degreeOf = (difference: number): SasDegree => {
  const apart = Math.abs(difference);
  return apart < 2 ? "none" : apart < 3 ? "mild" : apart < 4 ? "moderate" : "extreme";
};

/** From so many SAS points on two batteries differ. */
export const significantGap = 10;
