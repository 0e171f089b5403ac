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
  /** Permanent name of the entry, which determines the item's id and the order of its options. */
  readonly slug: string;
  /** The passage; paragraphs that begin with "- " become a list. */
  readonly passage: string;
  /** HTML above the passage. */
  readonly figure?: string;
  /** The question; by default the usual one of the skill. */
  readonly question?: string;
  readonly right: string;
  /** The three wrong options by the mistake that leads to each. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly why: Words;
}

export interface Entry extends Draft {
  readonly skill: Skill;
  readonly level: SatLevel;
  /** The frame that made the entry; absent for an authored entry. */
  readonly frame?: string;
}

/** Authored entries for one skill and level. */
export const authoredEntries = (skill: Skill, level: SatLevel, drafts: readonly Draft[]): Entry[] =>
  drafts.map((draft) => ({ ...draft, skill, level }));

/** A frame, which asks about one rule in many sentences: it makes a draft from each filler. */
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
