/** Colour schemes of the exam screens. */
export const examColours = ["blackOnCream", "blueOnLight", "yellowOnBlack", "highContrast"] as const;
export type ExamColours = (typeof examColours)[number];
