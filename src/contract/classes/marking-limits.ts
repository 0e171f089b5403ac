/** Limits of marking: answers on a page, and comments that are offered. */
export const markingLimits = { page: 50, comments: 30 } as const;
