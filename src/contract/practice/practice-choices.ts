/** Where practice questions come from. */
export const practiceSources = ["bank", "wrong", "due", "favourite"] as const;
/** How many questions a set may have. */
export const practiceLengths = [5, 10, 20] as const;
export const practiceDifficulties = ["any", "easy", "medium", "hard"] as const;
