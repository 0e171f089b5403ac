import type { CefrLevel } from "../../../../psychometrics/scales/cefr";
import type { Words } from "../../../engine/words";
import type { AudioScript, Voice } from "../../script";

export type ListeningArea = "listeningShort" | "listeningLong" | "listeningMonologue";
export type ListeningSkill = "listeningGist" | "listeningDetail" | "listeningInference";

/** A listening text with its question, a single choice of four. */
export interface ListeningTask {
  /** Must never change, since it names the audio file. */
  readonly name: string;
  readonly skill: ListeningSkill;
  readonly voices: readonly [Voice] | readonly [Voice, Voice];
  /** The text of each turn; speakers alternate, the first voice begins. Runs of white space count as one space. */
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

/** The pace for a level: Pre-A1 and A1 hear slow speech; A2 is only a little slower than usual, by `rate`. */
const pace = (level: CefrLevel): AudioScript["pace"] => (level === "preA1" || level === "A1" ? "child" : "adult");
const rate = (level: CefrLevel): { readonly rate?: number } => (level === "A2" ? { rate: 0.95 } : {});

/** A text for the speech engine: in one line, with plain apostrophes, the only ones that engines read. */
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
