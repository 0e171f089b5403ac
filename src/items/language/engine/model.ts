import type { Draw } from "../../engine/draw";
import type { Words } from "../../engine/words";

export const languageLevels = [150, 160, 170, 180, 190, 200, 210, 220, 230, 240] as const;
/** The lower end of a ten-RIT bin. */
export type LanguageLevel = (typeof languageLevels)[number];
export const languageAreaNames = ["grammar", "mechanics", "writing"] as const;
export type LanguageArea = (typeof languageAreaNames)[number];

/** The skills of each area; the catalogue names them. */
interface AreaSkills {
  readonly grammar: "agreement" | "modifiers" | "nouns" | "pronouns" | "sentences" | "verbs" | "wordClasses";
  readonly mechanics:
    | "apostrophes"
    | "capitals"
    | "commas"
    | "endMarks"
    | "homophones"
    | "hyphensDashes"
    | "quotationMarks"
    | "semicolonsColons"
    | "spelling";
  readonly writing: "audience" | "combining" | "organising" | "planning" | "revising" | "transitions" | "wordChoice";
}
export type AreaAndSkill = { [A in LanguageArea]: { readonly area: A; readonly skill: AreaSkills[A] } }[LanguageArea];

/** A question with four options. `'` is set as ’, `____` is a gap, a line break starts a paragraph. */
export interface LanguageQuestion {
  readonly stem: string;
  readonly right: string;
  /** Wrong options by the mistake that leads to them, the likeliest first; the first three are shown. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly explanation: Words;
}

interface ModelBase {
  readonly name: string;
  /** RIT points above the start of the bin, from 0 to 9; 5 by default. */
  readonly above?: number;
}

export type LanguageModel = ModelBase &
  AreaAndSkill & {
    readonly levels: readonly LanguageLevel[];
    /** The number of frames of the model at a level. */
    frameCount(level: LanguageLevel): number;
    /** The question of the n-th frame, counted from 1. */
    generate(draw: Draw, level: LanguageLevel, n: number): LanguageQuestion;
  };

/** Defines an item model by a table of sentence frames by level. */
export const defineLanguageModel = <F>(
  model: ModelBase &
    AreaAndSkill & {
      readonly frames: Readonly<Partial<Record<LanguageLevel, readonly F[]>>>;
      make(frame: F, draw: Draw): LanguageQuestion;
    },
): LanguageModel => {
  const { frames, ...base } = model;
  return {
    ...base,
    levels: languageLevels.filter((level) => frames[level] !== undefined),
    frameCount: (level) => frames[level]?.length ?? 0,
    generate: (draw, level, n) => {
      const frame = frames[level]?.[n - 1];
      if (frame === undefined) throw new Error(`${model.name} has no frame ${n} at level ${level}`);
      return model.make(frame, draw);
    },
  };
};

/** An authored question, one that no model makes, with its difficulty in RIT. */
export type AuthoredItem = LanguageQuestion & AreaAndSkill & { readonly name: string; readonly rit: number };

type AuthoredRow = readonly [
  name: string,
  skill: string,
  rit: number,
  stem: string,
  right: string,
  wrong: readonly [string, string, string],
  en: string,
  zh: string,
];

/** Authored items of one area from compact rows. */
export const authoredItems = <A extends LanguageArea>(
  area: A,
  rows: readonly (AuthoredRow & { readonly 1: AreaSkills[A] })[],
): readonly AuthoredItem[] =>
  rows.map(([name, skill, rit, stem, right, [first, second, third], en, zh]) => {
    const question = { name, rit, stem, right, wrong: { first, second, third }, explanation: { en, zh } };
    return { ...question, area, skill } as AuthoredItem;
  });
