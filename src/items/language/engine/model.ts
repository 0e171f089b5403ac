import type { Draw } from "../../maths/engine/draw";
import type { Words } from "../../maths/engine/words";

export const levels = [150, 160, 170, 180, 190, 200, 210, 220, 230, 240] as const;
/** The lower end of a ten-RIT bin. */
export type Level = (typeof levels)[number];
export const areas = ["grammar", "mechanics", "writing"] as const;
export type Area = (typeof areas)[number];

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
export type Place = { [A in Area]: { readonly area: A; readonly skill: AreaSkills[A] } }[Area];

/** One question in four options. `'` is set as ’, `____` is a gap, a line break starts a paragraph. */
export interface Question {
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
  Place & {
    readonly levels: readonly Level[];
    /** How many different frames the model has at a level. */
    frameCount(level: Level): number;
    /** The question that the n-th frame makes, counted from 1. */
    generate(draw: Draw, level: Level, n: number): Question;
  };

/** An item model whose sentence frames are a table by level. */
export const defineModel = <F>(
  model: ModelBase &
    Place & {
      readonly frames: Readonly<Partial<Record<Level, readonly F[]>>>;
      make(frame: F, draw: Draw): Question;
    },
): LanguageModel => {
  const { frames, ...base } = model;
  return {
    ...base,
    levels: levels.filter((level) => frames[level] !== undefined),
    frameCount: (level) => frames[level]?.length ?? 0,
    generate: (draw, level, n) => {
      const frame = frames[level]?.[n - 1];
      if (frame === undefined) throw new Error(`${model.name} has no frame ${n} at level ${level}`);
      return model.make(frame, draw);
    },
  };
};

/** A question written as a whole, with its difficulty in RIT. */
export type AuthoredItem = Question & Place & { readonly name: string; readonly rit: number };

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

/** Own items of one area from rows, as short as data can be written. */
export const authoredItems = <A extends Area>(
  area: A,
  rows: readonly (AuthoredRow & { readonly 1: AreaSkills[A] })[],
): readonly AuthoredItem[] =>
  rows.map(([name, skill, rit, stem, right, [first, second, third], en, zh]) => {
    const question = { name, rit, stem, right, wrong: { first, second, third }, explanation: { en, zh } };
    return { ...question, area, skill } as AuthoredItem;
  });
