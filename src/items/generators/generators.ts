import type { Localized } from "../../contract/item/content";
import type { Item } from "../../contract/item/item";
import type { ItemLevel } from "../../contract/studio/draft-item";
import { buildMathsItem, settledMathsItem } from "../engine/build";
import type { ItemModel } from "../engine/model";
import type { Settled } from "../engine/settle";
import { mathsModels } from "../maths/models";
import { buildSatMathItem, settledSatMathItem } from "../sat/math/engine/build";
import type { SatModel } from "../sat/math/engine/model";
import { satMathModels } from "../sat/math/models";
import { unprovenModels } from "./unproven-models";

/** A level at which a model makes questions. */
export interface GeneratorLevel {
  readonly level: string;
  readonly title: Localized;
  /** How an author would file its questions; null: it says nothing about that. */
  readonly filed: ItemLevel | null;
}

/** A model that authors may draw questions from; a seed and a level always give the same question. */
export interface Generator {
  readonly name: string;
  readonly subject: string;
  readonly area: string;
  readonly skill: string;
  /** Easiest first. */
  readonly levels: readonly GeneratorLevel[];
  /** A question before it is drawn as HTML, with its formulas in LaTeX. */
  settled(level: string, seed: string): Settled;
  item(level: string, seed: string): Item;
}

const known = <Level extends string | number>(levels: readonly Level[], name: string, level: string): Level => {
  const found = levels.find((one) => String(one) === level);
  if (found === undefined) throw new Error(`${name} has no level ${level}`);
  return found;
};

const mathsGenerator = (model: ItemModel): Generator => ({
  name: model.name,
  subject: "math",
  area: model.area,
  skill: model.skill,
  levels: model.levels.map((level) => ({
    level: String(level),
    title: { en: `RIT ${level}–${level + 9}`, zh: `RIT ${level}–${level + 9}` },
    filed: null,
  })),
  settled: (level, seed) => settledMathsItem(model, known(model.levels, model.name, level), seed),
  item: (level, seed) => buildMathsItem(model, known(model.levels, model.name, level), seed),
});

const satTitles = {
  easy: { en: "easy", zh: "容易" },
  medium: { en: "medium", zh: "中等" },
  hard: { en: "hard", zh: "较难" },
} as const;

const satGenerator = (model: SatModel): Generator => ({
  name: model.name,
  subject: "satMath",
  area: model.domain,
  skill: model.skill,
  levels: model.levels.map((level) => ({ level, title: satTitles[level], filed: level })),
  settled: (level, seed) => settledSatMathItem(model, known(model.levels, model.name, level), seed),
  item: (level, seed) => buildSatMathItem(model, known(model.levels, model.name, level), seed),
});

/** Every model whose questions a second solver has worked: those of mathematics, in the order of their banks. */
export const generators: readonly Generator[] = [
  ...mathsModels.map(mathsGenerator),
  ...satMathModels.map(satGenerator),
].filter(({ name }) => !Object.hasOwn(unprovenModels, name));

/** The seed of the n-th draw from a generator at a level, for the seed that its author has chosen. */
export const seedOfDraw = (
  { name, level }: { readonly name: string; readonly level: string },
  seed: string,
  n: number,
): string => `author:${name}:${level}:${seed}:${n}`;
