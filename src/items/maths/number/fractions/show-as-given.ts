import { maths } from "../../../engine/words";

/** LaTeX of a fraction in its given form: not reduced, and with its denominator even if that is 1. */
export const showAsGiven = ([n = 0, d = 1]: readonly number[]): string => maths(`\\frac{${n}}{${d}}`);
