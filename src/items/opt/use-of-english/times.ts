import type { CefrLevel } from "../../../psychometrics/scales/cefr";
import { plainText } from "../../content/content";

/** Words a minute of careful reading in a foreign language. */
const rates: Readonly<Record<CefrLevel, number>> = { preA1: 50, A1: 65, A2: 80, B1: 100, B2: 120, C1: 140, C2: 150 };

/** Seconds of thought for each response. */
const thought = 12;

/** Usual time in milliseconds to read HTML texts once and give a number of responses. */
export const expectedUseOfEnglishTime = (level: CefrLevel, texts: readonly string[], responses: number): number => {
  const words = texts.flatMap((text) => plainText(text).split(" ")).length;
  return Math.round(thought * responses + (60 * words) / rates[level]) * 1_000;
};
