import type { Ability } from "../model";
import { clamp, normalPercentile } from "./share";

export type SatSection = "readingWriting" | "math";

const sectionScale = [200, 800] as const;
const step = 10;
const least = 30;

/** Score = at0 + perLogit · θ; percentiles by a normal distribution; the benchmark of each section. */
export const satSections = {
  readingWriting: { at0: 520, perLogit: 95, norm: { mean: 520, sd: 118 }, benchmark: 480 },
  math: { at0: 510, perLogit: 105, norm: { mean: 510, sd: 127 }, benchmark: 530 },
} as const;

/** Wide enough to leave the decision to the answers, but with a finite score for all right and all wrong. */
export const satPrior = { mean: 0, sd: 2 } as const;

const totalNorm = { mean: 1030, sd: 235 };

/** Section score in tens, 200–800, of an ability in logits. */
export const satScoreOf = (section: SatSection, theta: number): number => {
  const { at0, perLogit } = satSections[section];
  return clamp(step * Math.round((at0 + perLogit * theta) / step), sectionScale);
};

/** Section score with its range: one standard error, rounded to tens, at least 30, within 200–800. */
export const satRangeOf = (section: SatSection, { theta, se }: Ability): readonly [number, number] => {
  const half = Math.max(least, step * Math.round((satSections[section].perLogit * se) / step));
  const score = satScoreOf(section, theta);
  return [clamp(score - half, sectionScale), clamp(score + half, sectionScale)];
};

/** Share of test takers with the same score or less, 1–99, of a section or of the total (400–1600). */
export const satPercentileOf = (of: SatSection | "total", score: number): number =>
  normalPercentile(score, of === "total" ? totalNorm : satSections[of].norm);

export const meetsBenchmark = (section: SatSection, score: number): boolean => score >= satSections[section].benchmark;

/** Lowest scores of segments 2 to 7 of a bar that shows a student's progress. */
const segmentStarts = [370, 420, 490, 550, 610, 680];

/** Number of segments, 1–7, that a section score fills. */
export const satSegmentsOf = (score: number): number => 1 + segmentStarts.filter((start) => score >= start).length;
