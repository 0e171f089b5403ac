import { maths, tex } from "../../../engine/words";

/** A point in running text: (3, −2). */
export const showPoint = ([x = 0, y = 0]: readonly number[]): string => maths(`(${tex(x)}, ${tex(y)})`);
