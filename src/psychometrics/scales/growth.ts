import { normTable, type NormSubject, type Season } from "./norms";
import { normOf, ritScale } from "./rit";
import { clamp, normalPercentile } from "./share";

/** A season of a school year, with the grade of that year. */
export interface Term {
  readonly grade: number;
  readonly season: Season;
}

/** Standard deviation (RIT) of growth around the growth expected of students with the same start. */
export const growthSd = 6;

/**
 * Change of expected growth per RIT of distance from the mean of the group: students who start below it grow more. Each
 * slope has the highest grade that it applies to; figures of the 2025 projections from fall to winter.
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

/** The term after this one; spring is followed by the fall of the next grade. */
export function nextTerm({ grade, season }: Term): Term {
  if (season === "fall") return { grade, season: "winter" };
  return season === "winter" ? { grade, season: "spring" } : { grade: grade + 1, season: "fall" };
}

/** Expected growth (RIT) from `from` to `to` of a student who scored `rit` in `from`: μ₂ − μ₁ + β (RIT − μ₁). */
export function expectedGrowth(subject: NormSubject, rit: number, from: Term, to: Term): number {
  const start = normOf(subject, from.grade, from.season).mean;
  return normOf(subject, to.grade, to.season).mean - start + slopeOf(subject, from.grade) * (rit - start);
}

export interface Projection extends Term {
  readonly rit: number;
  /** ± one standard deviation of growth, within the scale. */
  readonly band: readonly [number, number];
}

/** The expected position of a student in the next term; null after the last term of the last grade. */
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
  /**
   * Whether observed growth is at least the expected one, in whole points as both are shown; always false if the score
   * fell.
   */
  readonly met: boolean;
  /** Share of students with the same start who grew as much or less, 1–99. */
  readonly percentile: number;
}

/** A student's growth between two terms, compared with the expected growth. */
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
