import type { Family } from "../../contract/families";
import { cefrName } from "../../contract/item/cefr";
import type { Item } from "../../contract/item/item";
import { cefrLevels } from "../../psychometrics/scales/cefr";
import { ritOf } from "../../psychometrics/scales/rit";
import { audioOf } from "../audio/rendered";
import { catBank } from "../cat/bank";
import { catLevels, subtests, type CatLevel } from "../cat/engine/model";
import { mathsLevels as mathLevels } from "../engine/model";
import { languageBank } from "../language/bank";
import { languageLevels } from "../language/engine/model";
import { mathBank } from "../maths/bank";
import { miniLevels } from "../mini/engine/model";
import { miniMathBank } from "../mini/maths/bank";
import { miniReadingBank } from "../mini/reading/bank";
import { optListeningBank } from "../opt/listening/bank";
import { optUseOfEnglishBank } from "../opt/use-of-english/bank";
import { readingBank } from "../reading/bank";
import { levelOfSeed } from "../reading/difficulty";
import { readingLevels } from "../reading/model";
import { unsuitedPassages } from "../reading/readable";
import { satLevels } from "../sat/levels";
import { satMathBank } from "../sat/math/bank";
import { satMathMixes } from "../sat/math/panels";
import { levelIn, type Mix, type ModuleName } from "../sat/panels";
import { satReadingWritingBank } from "../sat/reading-writing/bank";
import { satReadingWritingMixes } from "../sat/reading-writing/panels";

/** A bank with the least numbers of items that it must have. */
export interface PlannedBank {
  readonly name: string;
  readonly family: Family;
  readonly items: () => readonly Item[];
  /** The areas of the bank; for the CAT its subtests. */
  readonly areas: readonly string[];
  readonly areaOf: (item: Item) => string;
  /** Names of the levels of difficulty as shown, easy first. */
  readonly levels: readonly string[];
  readonly levelOf: (item: Item) => string;
  /** The fewest items of an area at a level, and in all. */
  readonly least: (area: string, level: string) => number;
  readonly leastInAll: number;
  /** Returns the names of texts that are too easy or too hard to read for their level. */
  readonly unsuited?: () => readonly string[];
}

const areaOf = ({ area }: Item): string => area;
const ritIn = ({ irt }: Item): number => ritOf(irt?.b ?? NaN);
const binOf = (item: Item): string => String(10 * Math.floor(ritIn(item) / 10 + 1e-9));
const names = (levels: readonly number[]): string[] => levels.map(String);

const byBins = (levels: readonly number[], each: number) =>
  ({ areaOf, levels: names(levels), levelOf: binOf, least: () => each }) as const;

/** Number of items before a subtest: an example and two practice items. */
const warmUps = 3;
const itemsOf = new Map(Object.entries(subtests).map(([name, { items }]) => [name, items]));

const inCat = (level: CatLevel): PlannedBank => ({
  name: `CAT, level ${level}`,
  family: "cat",
  items: () => catBank(level),
  areas: [...itemsOf.keys()],
  areaOf: ({ skill }) => skill,
  levels: ["before", "form 1", "form 2"],
  levelOf: ({ source }) => /:form(\d):/.exec(source.ref)?.[1]?.replace(/^/, "form ") ?? "before",
  least: (name, where) => (where === "before" ? warmUps : (itemsOf.get(name) ?? 0)),
  leastInAll: 2 * 168 + warmUps * itemsOf.size,
});

/** The least items of an area at a level: twice each module's mix, since there are two panels. */
const leastInPanels =
  (mixes: Readonly<Record<ModuleName, Readonly<Record<string, Mix>>>>) =>
  (area: string, level: string): number => {
    const place = satLevels.findIndex((name) => name === level);
    return 2 * Object.values(mixes).reduce((sum, mix) => sum + (mix[area]?.[place] ?? 0), 0);
  };

const cefrNames = cefrLevels.map(cefrName);
const optLeast: Readonly<Record<string, number>> = { grammarVocabulary: 12, meaning: 8, gappedText: 2 };
const cefrIn = ({ source: { name } }: Item): string =>
  cefrName(cefrLevels.find((level) => name.endsWith(`:${cefrName(level)}`) || name.startsWith(`${level} `)) ?? "preA1");

/** Every bank of the product with its planned minimum. */
export const plannedBanks: readonly PlannedBank[] = [
  {
    name: "MAP Mathematics",
    family: "map",
    items: mathBank,
    areas: ["operations", "number", "measurement", "geometry"],
    ...byBins(mathLevels, 4),
    leastInAll: 192,
  },
  {
    name: "MAP Reading",
    family: "map",
    items: readingBank,
    areas: ["literary", "informational", "vocabulary"],
    areaOf,
    levels: names(readingLevels),
    levelOf: (item) => String(levelOfSeed(ritIn(item), item.skill)),
    least: (area) => (area === "vocabulary" ? 4 : 6),
    leastInAll: 150,
    unsuited: () => unsuitedPassages().map(({ name }) => name),
  },
  {
    name: "MAP Language Usage",
    family: "map",
    items: languageBank,
    areas: ["grammar", "mechanics", "writing"],
    ...byBins(languageLevels, 4),
    leastInAll: 120,
  },
  {
    name: "MAP Mini Mathematics",
    family: "mapMini",
    items: () => miniMathBank(audioOf),
    areas: ["numberSense", "operations", "measurementData", "geometry"],
    ...byBins(miniLevels, 3),
    leastInAll: 108,
  },
  {
    name: "MAP Mini Reading",
    family: "mapMini",
    items: () => miniReadingBank(audioOf),
    areas: ["foundational", "vocabularyUse", "languageWriting", "literatureInformation"],
    ...byBins(miniLevels, 3),
    leastInAll: 108,
  },
  ...catLevels.map(inCat),
  {
    name: "SAT Reading and Writing",
    family: "sat",
    items: satReadingWritingBank,
    areas: ["craft", "ideas", "conventions", "expression"],
    areaOf,
    levels: satLevels,
    levelOf: levelIn,
    least: leastInPanels(satReadingWritingMixes),
    leastInAll: 120,
  },
  {
    name: "SAT Math",
    family: "sat",
    items: satMathBank,
    areas: ["algebra", "advanced", "data", "geometry"],
    areaOf,
    levels: satLevels,
    levelOf: levelIn,
    least: leastInPanels(satMathMixes),
    leastInAll: 132,
  },
  {
    name: "OPT",
    family: "opt",
    items: () => [...optUseOfEnglishBank(), ...optListeningBank(audioOf)],
    areas: ["grammarVocabulary", "meaning", "gappedText", "listeningShort", "listeningLong", "listeningMonologue"],
    areaOf,
    levels: cefrNames,
    levelOf: cefrIn,
    least: (area) => optLeast[area] ?? 4,
    leastInAll: 140 + 14 + 84,
  },
];
