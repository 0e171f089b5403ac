export type NormSubject = "math" | "reading" | "language" | "science";
export type Season = "fall" | "winter" | "spring";

/** Week of instruction in which each season's norm applies. */
export const seasonWeek: Readonly<Record<Season, number>> = { fall: 4, winter: 20, spring: 32 };

/**
 * Mean (RIT) = asymptote − range · exp(−rate · y) + slope · y and SD = polynomial in y, with y = grade + week / 40.
 * Past its highest point the mean stays constant, so that no norm falls with age.
 */
export interface NormCurve {
  readonly asymptote: number;
  readonly range: number;
  readonly rate: number;
  readonly slope: number;
  readonly sd: readonly number[];
}

/** The curves of each subject; a school may replace them by those of its cohort. */
export const normTable = {
  source: "Invigil practice curves, 2026-11-21",
  grades: [0, 12],
  curves: {
    math: { asymptote: 296.1, range: 155.8, rate: 0.155, slope: -3.44, sd: [13, 0.79] },
    reading: { asymptote: 298.3, range: 163.5, rate: 0.165, slope: -4.88, sd: [12.7, 1.16, -0.059] },
    language: { asymptote: 215.2, range: 99.5, rate: 0.378, slope: 0.35, sd: [16.3] },
    science: { asymptote: 205.8, range: 75.6, rate: 0.418, slope: 0.88, sd: [13.6] },
  },
} as const satisfies {
  source: string;
  grades: readonly [number, number];
  curves: Readonly<Record<NormSubject, NormCurve>>;
};
