/** Files round a hundredth of a part: 33.33 three times is all. */
const slack = 0.005;

/** Whether a sum of written parts is meant to be the whole. */
export const isWholeNumber = (sum: number, whole: number): boolean => Math.abs(sum - whole) <= Math.abs(whole) * slack;
