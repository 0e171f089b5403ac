/** Sources of practice questions. */
export const practiceSources = ["bank", "wrong", "due", "favourite"] as const;
/** Allowed numbers of questions in a set. */
export const practiceLengths = [5, 10, 20] as const;
export const practiceDifficulties = ["any", "easy", "medium", "hard"] as const;
