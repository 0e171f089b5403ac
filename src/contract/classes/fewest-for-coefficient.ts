/** Answers that a coefficient needs. */
export const fewestForCoefficient = 20;
