import type { Words } from "../../engine/words";
import type { SatLevel } from "../levels";

export const readingWritingDomains = ["craft", "ideas", "conventions", "expression"] as const;
export type ReadingWritingDomain = (typeof readingWritingDomains)[number];

export const skills = {
  wordsInContext: "craft",
  structurePurpose: "craft",
  crossText: "craft",
  centralIdeas: "ideas",
  textualEvidence: "ideas",
  quantitativeEvidence: "ideas",
  inferences: "ideas",
  boundaries: "conventions",
  formSense: "conventions",
  transitions: "expression",
  synthesis: "expression",
} as const satisfies Record<string, ReadingWritingDomain>;
export type Skill = keyof typeof skills;

/** One question with its passage. Texts are English; lines of a text are joined, a blank line starts a paragraph. */
export interface Draft {
  /** Names the entry for good: the item's id and the places of its options follow from it. */
  readonly slug: string;
  /** Paragraphs that begin with "- " become a list. */
  readonly passage: string;
  /** HTML that stands above the passage. */
  readonly figure?: string;
  /** The skill's usual question by default. */
  readonly question?: string;
  readonly right: string;
  /** The three wrong options by the mistake that leads to each. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly why: Words;
}

export interface Entry extends Draft {
  readonly skill: Skill;
  readonly level: SatLevel;
  /** The frame that made it; absent where it was written as a whole. */
  readonly frame?: string;
}

/** Drafts that were written as a whole, for one skill and level. */
export const authoredEntries = (skill: Skill, level: SatLevel, drafts: readonly Draft[]): Entry[] =>
  drafts.map((draft) => ({ ...draft, skill, level }));

/** What a frame makes of each filler: one rule asked in many sentences. */
export interface EntryFrame<Filler extends { readonly slug: string; readonly passage: string }> {
  readonly name: string;
  readonly skill: Skill;
  readonly level: SatLevel;
  readonly fillers: readonly Filler[];
  make(filler: Filler): Pick<Draft, "right" | "wrong" | "why">;
}

export const framed = <Filler extends { readonly slug: string; readonly passage: string }>(
  frame: EntryFrame<Filler>,
): Entry[] =>
  frame.fillers.map((filler) => ({
    slug: filler.slug,
    passage: filler.passage,
    ...frame.make(filler),
    skill: frame.skill,
    level: frame.level,
    frame: frame.name,
  }));
