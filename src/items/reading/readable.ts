import type { ReadingLevel, Passage } from "./model";
import { passages } from "./passages";
import { gradeLevel } from "./readability";

type Band = readonly [low: number, high: number];

/** Wanted school grades of passages at each level, by Flesch and Kincaid's formula. */
const gradeBands: Readonly<Record<ReadingLevel, Band>> = {
  160: [0, 2],
  170: [1, 3],
  180: [1.8, 3.8],
  190: [2.8, 4.8],
  200: [3.5, 6],
  210: [4.5, 7],
  220: [5.6, 8.5],
  230: [7, 10],
  240: [7.8, 12],
};

/** Grades by which verse and scenes may lie below the band of prose, since their sentences are short by form. */
const shortByForm = 2;

const plain = ({ text }: Passage): string => text.replace(/<[^<>]*>/g, "");
const isScene = (passage: Passage): boolean => /^\s*[A-Z]{2,}[A-Z. ]*:/m.test(plain(passage));

/** Whether a passage is neither verse nor a scene. */
export const isProse = (passage: Passage): boolean => passage.isVerse !== true && !isScene(passage);

/** The school grade of a passage by Flesch and Kincaid's formula. */
export const passageGrade = (passage: Passage): number => gradeLevel(plain(passage));

/** The passages that are too easy or too hard to read for their level. */
export const unsuitedPassages = (): Passage[] =>
  passages.filter((passage) => {
    const [low, high] = gradeBands[passage.level];
    const grade = passageGrade(passage);
    return grade < (isProse(passage) ? low : Math.max(0, low - shortByForm)) || grade > high;
  });
