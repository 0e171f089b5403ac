import * as maths from "../../../src/items/engine/build";
import type { Settled } from "../../../src/items/engine/settle";
import { mathsModels } from "../../../src/items/maths/models";
import * as mini from "../../../src/items/mini/engine/build";
import { mathModels as miniModels } from "../../../src/items/mini/maths/models";
import * as sat from "../../../src/items/sat/math/engine/build";
import { satMathModels as satModels } from "../../../src/items/sat/math/models";

/** A model whose pictures are letters with a fold line through them on purpose. */
const folded = "folds-alike";

/** A model at one level, with its settled draft for a seed. */
export interface Case {
  readonly name: string;
  readonly settled: (n: number) => Settled;
}
/** Every model of mathematics at each of its levels. */
export const allCases: readonly Case[] = [
  ...mathsModels.flatMap((model) =>
    model.levels.map((level) => ({
      name: `MAP ${model.name} at ${level}`,
      settled: (n: number) => maths.settledMathsItem(model, level, maths.mathsItemSeed(model, level, n)),
    })),
  ),
  ...satModels.flatMap((model) =>
    model.levels.map((level) => ({
      name: `SAT ${model.name}, ${level}`,
      settled: (n: number) => sat.settledSatMathItem(model, level, sat.satMathItemSeed(model, level, n)),
    })),
  ),
  ...miniModels
    .filter(({ name }) => name !== folded)
    .flatMap((model) =>
      model.levels.map((level) => ({
        name: `MAP Mini ${model.name} at ${level}`,
        settled: (n: number) => mini.questionOf(model, level, mini.miniItemSeed(model, level, n)).settled,
      })),
    ),
];

/** Every drawing of a question and its options, in both languages. */
export const drawingsIn = ({ draft, options }: Settled): string[] =>
  [draft.figure, ...options.map(({ text }) => text)]
    .flatMap((words) => (words === undefined ? [] : [words.en, words.zh]))
    .filter((html) => html.includes("<svg"));

/** The cases with drawings. */
export const drawnCases = allCases.filter(({ settled }) => drawingsIn(settled(1)).length > 0);
