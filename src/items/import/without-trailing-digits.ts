/**
 * A number without the noise of binary arithmetic, rounded to `digits` significant digits: 12.5 × 1.1 is 13.75. 15
 * digits preserve a number in a file; 12 also hide the noise of adding and subtracting.
 */
export const withoutTrailingDigits = (value: number, digits: 12 | 15 = 12): number => Number(value.toPrecision(digits));
