const written = /^[-+]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})(?:[eE][-+]?\d{1,3})?$/;

/** The number that a text writes; null if it is none. */
export const decimalIn = (text: string): number | null => {
  const trimmed = text.trim();
  return written.test(trimmed) && Number.isFinite(Number(trimmed)) ? Number(trimmed) : null;
};

/** Files round a hundredth of a part: 33.33 three times is all. */
const slack = 0.005;

/** Whether a sum of written parts is meant to be the whole. */
export const isWholeNumber = (sum: number, whole: number): boolean => Math.abs(sum - whole) <= Math.abs(whole) * slack;
