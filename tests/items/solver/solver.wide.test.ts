import { describe, expect, test } from "vitest";
import { buildMathsItem, mathsItemSeed, settledMathsItem } from "../../../src/items/engine/build";
import type { ItemModel, MathsLevel } from "../../../src/items/engine/model";
import { mathsModels } from "../../../src/items/maths/models";
import { objectionTo } from "./objection";
import type { Solver } from "./seen";
import { mathsSolvers as solvers } from "./solvers";
import { unparsed } from "./unparsed";

const draws = 40;

/** The second solver's objection to one item; undefined when there is none. */
const faultOf = (model: ItemModel, level: MathsLevel, solve: Solver, n: number): string | undefined => {
  const seed = mathsItemSeed(model, level, n);
  const settled = settledMathsItem(model, level, seed);
  return objectionTo(settled, buildMathsItem(model, level, seed, settled).key, solve);
};

test("every model is solved by the second solver or listed with a reason", () => {
  const names = mathsModels.map(({ name }) => name);
  expect(names.filter((name) => !(name in solvers) && !(name in unparsed))).toEqual([]);
  expect([...Object.keys(solvers), ...Object.keys(unparsed)].filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(unparsed).filter((name) => name in solvers)).toEqual([]);
});

const cases = mathsModels.flatMap((model) => {
  const solve = solvers[model.name];
  return solve === undefined
    ? []
    : model.levels.map((level) => ({ name: `${model.name} at ${level}`, model, level, solve }));
});

describe("forty draws as a student solves them", () => {
  test.each(cases)("$name", ({ model, level, solve }) => {
    const faults = Array.from({ length: draws }, (_, k) => faultOf(model, level, solve, k + 1));
    expect(faults.filter((fault) => fault !== undefined).slice(0, 3)).toEqual([]);
  });
});
