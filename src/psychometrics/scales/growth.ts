import { normTable, type NormSubject, type Season } from "./norms";
import { normOf, ritScale } from "./rit";
import { clamp, normalPercentile } from "./share";

/** A season of a school year, by the grade in it. */
export interface Term {
  readonly grade: number;
  readonly season: Season;
}

/** Standard deviation (RIT) of growth about what is expected of students with the same start. */
export const growthSd = 6;

/**
 * How expected growth depends on where a student starts, in RIT per RIT from the mean of the group: who starts below it
 * grows more. By the highest grade that a slope holds for; figures of the 2025 projections from fall to winter.
 */
const slopes: Readonly<Record<NormSubject, readonly (readonly [lastGrade: number, slope: number])[]>> = {
  math: [
    [0, -0.16],
    [2, -0.1],
    [12, -0.02],
  ],
  reading: [
    [0, -0.2],
    [3, -0.14],
    [12, -0.06],
  ],
  language: [
    [3, -0.11],
    [12, -0.07],
  ],
  science: [[12, -0.06]],
};

const slopeOf = (subject: NormSubject, grade: number): number =>
  slopes[subject].find(([lastGrade]) => grade <= lastGrade)?.[1] ?? 0;

/** The term after this one; after spring comes the fall of the next grade. */
export function nextTerm({ grade, season }: Term): Term {
  if (season === "fall") return { grade, season: "winter" };
  return season === "winter" ? { grade, season: "spring" } : { grade: grade + 1, season: "fall" };
}

/** Growth (RIT) that is expected of a student who scored `rit` in `from`, until `to`: μ₂ − μ₁ + β (RIT − μ₁). */
export function expectedGrowth(subject: NormSubject, rit: number, from: Term, to: Term): number {
  const start = normOf(subject, from.grade, from.season).mean;
  return normOf(subject, to.grade, to.season).mean - start + slopeOf(subject, from.grade) * (rit - start);
}

export interface Projection extends Term {
  readonly rit: number;
  /** ± one standard deviation of growth, within the scale. */
  readonly band: readonly [number, number];
}

/** Where a student is expected to stand in the next term; null after the last one of the last grade. */
export function projectionOf(subject: NormSubject, rit: number, from: Term, scale = ritScale): Projection | null {
  const term = nextTerm(from);
  if (term.grade > normTable.grades[1]) return null;
  const middle = rit + expectedGrowth(subject, rit, from, term);
  return {
    ...term,
    rit: clamp(middle, scale),
    band: [clamp(middle - growthSd, scale), clamp(middle + growthSd, scale)],
  };
}

export interface Growth {
  readonly observed: number;
  readonly expected: number;
  /** In whole points, as both are told; a score that fell never meets what was expected. */
  readonly met: boolean;
  /** Share of students with the same start who grew as much or less, 1–99. */
  readonly percentile: number;
}

/** What became of a student between two terms, beside what was expected. */
export function growthBetween(
  subject: NormSubject,
  from: Term & { readonly rit: number },
  to: Term & { readonly rit: number },
): Growth {
  const [observed, expected] = [to.rit - from.rit, expectedGrowth(subject, from.rit, from, to)];
  return {
    observed,
    expected,
    met: Math.round(observed) >= Math.max(0, Math.round(expected)),
    percentile: normalPercentile(observed, { mean: expected, sd: growthSd }),
  };
}
