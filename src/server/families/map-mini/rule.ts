/**
 * What sets the tests for children who do not read yet apart from other RIT scores: the scale ends sooner, and the band
 * is as wide as it is.
 */
export const miniRule = { scale: [100, 240], judgesBand: false } as const;
