import type { Words } from "../engine/words";

/** Middles of the ten-RIT bins that the bank covers. */
export const readingLevels = [160, 170, 180, 190, 200, 210, 220, 230, 240] as const;
export type ReadingLevel = (typeof readingLevels)[number];

export type PassageSkill = "details" | "mainIdea" | "inference" | "craft" | "wordInContext";
export type VocabularySkill = "contextClues" | "wordParts" | "multipleMeanings" | "figurativeLanguage";
export type ReadingSkill = PassageSkill | VocabularySkill;

/** A single choice of four. Texts are sanitised HTML inside a paragraph; a blank line separates paragraphs. */
export interface ReadingQuestion<Skill extends ReadingSkill> {
  readonly skill: Skill;
  readonly stem: string;
  readonly right: string;
  readonly wrong: readonly [string, string, string];
  readonly explanation: Words;
}

export interface Passage {
  /** Must never change, since the items' `source.ref` contains it. */
  readonly name: string;
  readonly area: "literary" | "informational";
  readonly level: ReadingLevel;
  readonly title: string;
  readonly text: string;
  /** Each line of the text is a line of verse. */
  readonly isVerse?: true;
  /** The questions in their order. */
  readonly questions: readonly [
    ReadingQuestion<PassageSkill>,
    ReadingQuestion<PassageSkill>,
    ReadingQuestion<PassageSkill>,
  ];
}

/**
 * Vocabulary items of one level, each with a context. New ones must be added at the end, since ids depend on their
 * places.
 */
export interface VocabularySet {
  readonly level: ReadingLevel;
  readonly questions: readonly ReadingQuestion<VocabularySkill>[];
}
