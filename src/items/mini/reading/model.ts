import { same, say } from "../../engine/words";
import { others, type MiniLevel, type MiniDraft, type MiniModel } from "../engine/model";
import { picture } from "../pictures/lexicon";
import { lookOf } from "../pictures/looks";
import { pictureSvg } from "../pictures/picture";

export const miniReadingAreaNames = [
  "foundational",
  "vocabularyUse",
  "languageWriting",
  "literatureInformation",
] as const;
export type ReadingArea = (typeof miniReadingAreaNames)[number];
export type ReadingModel = MiniModel<ReadingArea>;

/**
 * How options reach the child: pictures that nobody names, pictures with a speaker, words with a speaker, or words that
 * it has to read; `spokenEarly` is with a speaker up to level 170.
 */
export type OptionDisplay = "pictures" | "namedPictures" | "spokenWords" | "spokenEarly" | "words";

/** What a way to show options comes to at a level. */
export const shownAt = (how: OptionDisplay, level: MiniLevel): OptionDisplay =>
  how === "spokenEarly" ? (level <= 170 ? "spokenWords" : "words") : how;

/** The options of a question by their words. */
export const asked = (
  right: string,
  wrong: readonly string[],
  how: OptionDisplay,
): Pick<MiniDraft<string>, "ask"> & { readonly named?: (value: string) => string } => ({
  ask: {
    type: "single_choice",
    right,
    wrong: others(wrong),
    show: (value) => {
      if (how === "namedPictures") return pictureSvg(picture(value));
      return how === "pictures" ? pictureSvg(picture(value), 96, say(lookOf(value), picture(value).zh)) : same(value);
    },
    unordered: true,
  },
  ...(how === "namedPictures" || how === "spokenWords" ? { named: (value: string) => value } : {}),
});

/**
 * A question written as a whole. Lines of the stem that begin with ">" are shown and not heard, those with "~" heard
 * and not shown.
 */
export type Row = readonly [
  name: string,
  level: MiniLevel,
  stem: string,
  zh: string,
  right: string,
  wrong: readonly string[],
  explanation: string,
  explanationZh: string,
];

/** The spoken form of a sentence with a gap. */
const gapSpoken = (text: string): string => text.replaceAll("____", "blank");

const stemOf = (stem: string, zh: string): Pick<MiniDraft, "stem" | "heard"> => {
  const lines = stem.split("\n");
  const without = (mark: string) =>
    lines.filter((line) => !line.startsWith(mark)).map((line) => line.replace(/^[>~]/, ""));
  return { stem: say(without("~").join("\n"), zh), heard: gapSpoken(without(">").join("\n")) };
};

/** The Chinese of a stem whose question is itself in the test: the direction is Chinese, the question stays English. */
export const directed = (question: string): string => `听问题，选出答案。\n${question}`;

/** Models of one question each from rows, as short as data can be written. */
export const authoredModels = (
  {
    how,
    ...place
  }: Pick<ReadingModel, "area" | "skill" | "isReadable" | "optionCount"> & { readonly how: OptionDisplay },
  rows: readonly Row[],
): readonly ReadingModel[] =>
  rows.map(([name, level, stem, zh, right, wrong, en, explanationZh]) => ({
    ...place,
    ...(wrong.length === 2 ? { optionCount: 3 } : wrong.length === 3 ? { optionCount: 4 } : {}),
    name,
    levels: [level],
    written: { order: 1 },
    generate: () => ({
      ...stemOf(stem, zh),
      ...asked(right, wrong, shownAt(how, level)),
      explanation: say(en, explanationZh),
      holds: (value) => value === right,
    }),
  }));
