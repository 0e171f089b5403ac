/** How hard a question is meant to be, as its author files it. */
export const itemLevels = ["easy", "medium", "hard"] as const;
