import type { Ability } from "../model";
import { clamp, percentOf } from "./share";

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

/** SAS points of a logit at an age. */
export const sasPerLogit = (age: number): number => sasSd / abilityAtAge(age).sd;

/** National percentile rank of an SAS: share of the age group with the same or less, 1–99. */
export const percentileRankOf = (sas: number): number => percentOf(sas, { mean: sasMean, sd: sasSd });

/** Highest SAS of stanines 1 to 8. */
const stanineTops = [73, 81, 88, 96, 103, 111, 118, 126];

/** Stanine 1–9 of an SAS (4, 7, 12, 17, 20, 17, 12, 7 and 4 % of the age group). */
export const stanineOf = (sas: number): number => 1 + stanineTops.filter((top) => sas > top).length;

const z90 = 1.645;

/** Half the width of a 90 % band of a score with this standard error. */
export const halfBand90 = (se: number): number => z90 * se;

/** How much the batteries have in common: the correlation of abilities between any two, a seed as the ages are. */
export const batteryCorrelation = 0.7;

/**
 * Standard error, in SAS, of the mean of batteries with these. Each is drawn towards 100 by the share of its variance
 * that is error, and abilities that go together are drawn the same way: Var = (Σ se² + ρ Σ se²ᵢ se²ⱼ / sd²) / n².
 */
export function sasErrorOfMean(errors: readonly number[]): number {
  const squares = errors.map((se) => se ** 2);
  const sum = squares.reduce((total, one) => total + one, 0);
  const ofPairs = sum ** 2 - squares.reduce((total, one) => total + one ** 2, 0);
  return Math.sqrt(sum + (batteryCorrelation * ofPairs) / sasSd ** 2) / errors.length;
}

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
