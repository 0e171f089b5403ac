import type { Sentences } from "./sentence";
import { anglesAndCoordinates } from "./words/angles-and-coordinates";
import { cat } from "./words/cat";
import { chartMistakes } from "./words/charts";
import { equations } from "./words/equations";
import { expressions } from "./words/expressions";
import { firstOperations } from "./words/first-operations";
import { fractionsAndRatio } from "./words/fractions-and-ratio";
import { languageMistakes } from "./words/language";
import { mini } from "./words/mini";
import { pictureMistakes } from "./words/pictures";
import { powers } from "./words/powers";
import { probabilityMistakes } from "./words/probability";
import { quantities } from "./words/quantities";
import { satAdvanced } from "./words/sat-advanced";
import { satAlgebra } from "./words/sat-algebra";
import { satData } from "./words/sat-data";
import { satEnglish } from "./words/sat-english";
import { satGeometry } from "./words/sat-geometry";
import { shapesAndMeasures } from "./words/shapes-and-measures";
import { shared } from "./words/shared";
import { statistics } from "./words/statistics";
import { useOfEnglish } from "./words/use-of-english";
import { wholeNumbers } from "./words/whole-numbers";
import { writtenNumbers } from "./words/written-numbers";

/** Tables of mathematics and reasoning, in which a name has the same meaning in all banks. */
const common: readonly Sentences[] = [
  anglesAndCoordinates,
  cat,
  chartMistakes,
  equations,
  expressions,
  firstOperations,
  fractionsAndRatio,
  mini,
  pictureMistakes,
  powers,
  probabilityMistakes,
  quantities,
  satAdvanced,
  satAlgebra,
  satData,
  satGeometry,
  shapesAndMeasures,
  shared,
  statistics,
  wholeNumbers,
  writtenNumbers,
];

/** Tables of English, in which each bank has separate names. */
const english = { language: languageMistakes, satEnglish, useOfEnglish } as const;

/** A bank whose mistakes are prefixed with its name: `language.splice`. */
export type EnglishBank = keyof typeof english;

const named = (bank: EnglishBank, mistake: string): string => `${bank}.${mistake}`;

/** The name in items of a bank's mistake. */
export const mistakeIn = (bank: EnglishBank, mistake: string | null): string | null =>
  mistake === null ? null : named(bank, mistake);

/** All tables, with the names in items. */
export const tables: readonly Sentences[] = [
  ...common,
  ...(Object.keys(english) as EnglishBank[]).map((bank) =>
    Object.fromEntries(Object.entries(english[bank]).map(([mistake, sentence]) => [named(bank, mistake), sentence])),
  ),
];

/**
 * The sentences for the student by the name that generators give a mistake. Stored items contain these names, so a
 * renamed mistake has no sentence in them.
 */
export const mistakeSentences: Sentences = Object.fromEntries(tables.flatMap((table) => Object.entries(table)));
