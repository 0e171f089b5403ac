import type { ReadingLevel, ReadingSkill } from "./model";

/** RIT points by which items of a skill are harder than the middle of their level. */
const offsets: Readonly<Record<ReadingSkill, number>> = {
  details: -5,
  mainIdea: -5,
  inference: 5,
  craft: 8,
  wordInContext: 8,
  contextClues: -2,
  wordParts: 0,
  multipleMeanings: 2,
  figurativeLanguage: 3,
};

/** Seconds of thought before an answer, in addition to reading. */
const thought: Readonly<Record<ReadingSkill, number>> = {
  details: 12,
  mainIdea: 16,
  inference: 20,
  craft: 22,
  wordInContext: 16,
  contextClues: 10,
  wordParts: 10,
  multipleMeanings: 12,
  figurativeLanguage: 12,
};

/** Seed difficulty in RIT. */
export const readingSeedRit = (level: ReadingLevel, skill: ReadingSkill): number => level + offsets[skill];

/**
 * Words a minute of careful reading: close to the norms of Hasbrouck and Tindal 2017 for grades 2 to 6, extrapolated by
 * a straight line.
 */
const readingRate = (level: ReadingLevel): number => 80 + 1.5 * (level - 160);

/** Usual time in milliseconds for an item with `words` words to read. */
export const expectedReadingTime = (level: ReadingLevel, skill: ReadingSkill, words: number): number =>
  Math.round(thought[skill] + (60 * words) / readingRate(level)) * 1_000;

/** The level from which a seed difficulty of a skill was computed. */
export const levelOfSeed = (rit: number, skill: string): number =>
  10 * Math.round((rit - (Object.hasOwn(offsets, skill) ? offsets[skill as ReadingSkill] : 0)) / 10);
