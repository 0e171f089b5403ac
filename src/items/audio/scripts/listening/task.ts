import type { CefrLevel } from "../../../../psychometrics/scales/cefr";
import type { Words } from "../../../engine/words";
import type { AudioScript, Voice } from "../../script";

export type ListeningArea = "listeningShort" | "listeningLong" | "listeningMonologue";
export type ListeningSkill = "listeningGist" | "listeningDetail" | "listeningInference";

/** What is heard, and what is asked about it: a single choice of four. */
export interface ListeningTask {
  /** Kept for good: names the audio file. */
  readonly name: string;
  readonly skill: ListeningSkill;
  readonly voices: readonly [Voice] | readonly [Voice, Voice];
  /** Speakers take turns; the first voice begins. Runs of white space count as one space. */
  readonly says: readonly string[];
  readonly question: string;
  readonly right: string;
  readonly wrong: readonly [string, string, string];
  readonly explanation: Words;
}

/** The tasks of one level and area, from easier to harder. */
export interface ListeningSet {
  readonly level: CefrLevel;
  readonly area: ListeningArea;
  readonly tasks: readonly ListeningTask[];
}

/** Beginners hear slow speech, learners of A2 somewhat slower speech than usual. */
const pace = (level: CefrLevel): AudioScript["pace"] => (level === "preA1" || level === "A1" ? "child" : "adult");
const rate = (level: CefrLevel): { readonly rate?: number } => (level === "A2" ? { rate: 0.95 } : {});

/** A text as it is said: in one line, with the plain apostrophe that speech engines know. */
const spoken = (text: string): string => text.trim().replace(/\s+/g, " ").replaceAll("’", "'");

export const scriptOf = (level: CefrLevel, { name, voices, says }: ListeningTask): AudioScript => ({
  id: `listening-${name}`,
  pace: pace(level),
  turns: says.map((text, place) => ({
    voice: voices[place % voices.length] ?? voices[0],
    text: spoken(text),
    ...rate(level),
  })),
});
