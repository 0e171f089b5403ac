import type { Figure } from "../figure";
import { measureAnswerTime } from "./answer-time";
import { measureClassSize } from "./class-size";
import { measureFirstQuestion } from "./first-question";
import { measureIndexBytes } from "./index-bytes";
import { measureInstall } from "./install";
import { earlierRelease, presentRelease, type Release } from "./release";
import { measureSlowPhone } from "./slow-phone";

/** A measure that is taken of any release in the same way; `report` writes what explains the figures. */
type Measure = (release: Release, report: (sentence: string) => void) => Promise<readonly Figure[]>;

const measures: readonly Measure[] = [
  measureFirstQuestion,
  measureIndexBytes,
  measureAnswerTime,
  measureInstall,
  measureSlowPhone,
  measureClassSize,
];

/** The figures of the present release, each with that of the earlier one measured just before it. */
async function compared(measure: Measure, earlier: Release, report: (sentence: string) => void): Promise<Figure[]> {
  const before = new Map((await measure(earlier, report)).map((figure) => [figure.measure, figure.value]));
  const now = await measure(presentRelease, report);
  return now.map((figure) => {
    const value = before.get(figure.measure);
    return value === undefined ? figure : { ...figure, before: value };
  });
}

/**
 * What users wait for and what is wasted, in this release and in an earlier one: weight of a first question, a slow
 * phone, processor time of an answer, rows and keys of a sitting, an installation, a large class.
 */
export async function measureLean(report: (sentence: string) => void): Promise<Figure[]> {
  const earlier = await earlierRelease(report);
  const figures: Figure[] = [];
  for (const measure of measures) figures.push(...(await compared(measure, earlier, report)));
  return figures;
}
