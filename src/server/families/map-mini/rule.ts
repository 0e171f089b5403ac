/**
 * The RIT rule of the tests for children who cannot read yet: a shorter scale, and a wide band does not make a score
 * doubtful.
 */
export const miniRule = { scale: [100, 240], judgesBand: false } as const;
