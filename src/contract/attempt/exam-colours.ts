/** Colours in which the exam screens may be shown. */
export const examColours = ["blackOnCream", "blueOnLight", "yellowOnBlack", "highContrast"] as const;
export type ExamColours = (typeof examColours)[number];
