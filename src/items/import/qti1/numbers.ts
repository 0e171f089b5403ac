/** The tolerance for sums of parts, which files round to hundredths: 33.33 three times is the whole. */
const slack = 0.005;

/** Whether a sum of rounded parts is meant to be the whole. */
export const isWholeNumber = (sum: number, whole: number): boolean => Math.abs(sum - whole) <= Math.abs(whole) * slack;
