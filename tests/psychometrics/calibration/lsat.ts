import { responseMatrix } from "../../../src/psychometrics/calibration/response-matrix";

/**
 * Frequencies of the patterns of five answers among 1,000 people, 00000 first and 11111 last, in sections 6 and 7 of
 * the Law School Admission Test (Bock and Lieberman 1970).
 */
export const lsat = {
  6: [
    3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61, 28, 298,
  ],
  7: [
    12, 19, 1, 7, 3, 19, 3, 17, 10, 5, 3, 7, 7, 23, 8, 28, 7, 39, 11, 34, 14, 51, 15, 90, 6, 25, 7, 35, 18, 136, 32,
    308,
  ],
} as const;

/** The answers of each person, 1 right, 0 wrong. */
export const answersOf = (section: keyof typeof lsat): number[][] =>
  lsat[section].flatMap((count, pattern) =>
    Array.from({ length: count }, () => [16, 8, 4, 2, 1].map((bit) => Number((pattern & bit) > 0))),
  );

export const matrixOf = (rows: readonly (readonly number[])[]) =>
  responseMatrix(
    rows[0]?.length ?? 0,
    rows.map((row) => ({ answers: row.map((x, item) => ({ item, right: x === 1 })) })),
  );
