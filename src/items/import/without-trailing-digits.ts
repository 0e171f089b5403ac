/**
 * A number without the noise of binary arithmetic, rounded to so many significant digits: 12.5 × 1.1 is 13.75. 15 keep
 * what a file writes; 12 also hide what adding and subtracting leaves.
 */
export const withoutTrailingDigits = (value: number, digits: 12 | 15 = 12): number => Number(value.toPrecision(digits));
