import { maths } from "../../../engine/words";

/** A fraction as it was given: not reduced, and with its denominator even where that is 1. */
export const showAsGiven = ([n = 0, d = 1]: readonly number[]): string => maths(`\\frac{${n}}{${d}}`);
