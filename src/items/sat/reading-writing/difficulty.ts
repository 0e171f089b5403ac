import { tidy } from "../../engine/words";
import { middles, type SatLevel } from "../levels";
import type { Skill } from "./entry";

/** The logits that each skill adds to a level's middle, and the discrimination of its items (3PL a). */
const demands: Readonly<Record<Skill, { readonly logits: number; readonly a: number }>> = {
  wordsInContext: { logits: -0.15, a: 1.3 },
  structurePurpose: { logits: 0.05, a: 1.2 },
  crossText: { logits: 0.2, a: 1.2 },
  centralIdeas: { logits: -0.05, a: 1.25 },
  textualEvidence: { logits: 0.1, a: 1.25 },
  quantitativeEvidence: { logits: 0.1, a: 1.25 },
  inferences: { logits: 0.15, a: 1.2 },
  boundaries: { logits: -0.05, a: 1.3 },
  formSense: { logits: -0.05, a: 1.3 },
  transitions: { logits: -0.1, a: 1.3 },
  synthesis: { logits: 0.1, a: 1.2 },
};

const usualWords = 75;
const perWord = 0.002;
const furthest = 0.15;
const seconds: Readonly<Record<SatLevel, number>> = { easy: 49, medium: 62, hard: 74 };
const secondsPerWord = 0.2;

/** Seed difficulty in logits: the level's middle, moved by the skill's demand and the passage's length. */
export const readingWritingDifficulty = (level: SatLevel, skill: Skill, words: number): number => {
  const length = Math.min(furthest, Math.max(-furthest, (words - usualWords) * perWord));
  return tidy(Math.round((middles[level] + demands[skill].logits + length) * 100) / 100);
};

export const discriminationOf = (skill: Skill): number => demands[skill].a;

/** Usual time in milliseconds; 27 items of a module are meant to take 32 minutes. */
export const expectedReadingWritingTime = (level: SatLevel, words: number): number =>
  Math.round(seconds[level] + secondsPerWord * words) * 1_000;
