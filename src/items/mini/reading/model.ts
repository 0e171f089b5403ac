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
 * The display of options: pictures without sound, pictures with a speaker, words with a speaker, or words to be read;
 * `spokenEarly` is with a speaker up to level 170 and without one above.
 */
export type OptionDisplay = "pictures" | "namedPictures" | "spokenWords" | "spokenEarly" | "words";

/** The display at a level, with `spokenEarly` resolved. */
export const shownAt = (how: OptionDisplay, level: MiniLevel): OptionDisplay =>
  how === "spokenEarly" ? (level <= 170 ? "spokenWords" : "words") : how;

/** The ask of a question with its options from words. */
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
 * An authored question. Lines of the stem that begin with ">" are shown but not spoken, those with "~" spoken but not
 * shown.
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

/** The Chinese stem when the question itself is tested: a Chinese direction above the English question. */
export const directed = (question: string): string => `听问题，选出答案。\n${question}`;

/** Models of one authored question each, from compact rows. */
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
