import { num } from "../../../engine/words";

/** The size of an angle in running text: 45°. */
export const degrees = (value: number): string => `${num(value)}°`;
