import { describe, expect, test } from "vitest";
import { generators, seedOfDraw, type Generator } from "../../../src/items/generators/generators";
import { unprovenModels } from "../../../src/items/generators/unproven-models";
import { mathsModels } from "../../../src/items/maths/models";
import { satMathModels } from "../../../src/items/sat/math/models";
import { satMathSolvers } from "../sat/solver/solvers";
import { objectionTo } from "../solver/objection";
import { mathsSolvers } from "../solver/solvers";

/** Of each model, spread over its levels. */
const draws = 200;
const longest = 120_000;
const solverOf = ({ name }: Generator) => satMathSolvers[name] ?? mathsSolvers[name];

test("every model is offered to authors, or listed with the reason why it is not", () => {
  const names = [...mathsModels, ...satMathModels].map(({ name }) => name);
  const offered = generators.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([...offered, ...Object.keys(unprovenModels)].toSorted()).toEqual(names.toSorted());
  expect(generators.filter((generator) => solverOf(generator) === undefined)).toEqual([]);
});

const cases = generators.flatMap((generator) =>
  generator.levels.map(({ level }) => ({ name: `${generator.name} at ${level}`, generator, level })),
);

describe("a second solver agrees with 200 draws of each model by an author's seed", () => {
  test.each(cases)(
    "$name",
    ({ generator, level }) => {
      const solve = solverOf(generator);
      if (solve === undefined) throw new Error("no solver");
      const share = Math.ceil(draws / generator.levels.length);
      const objections = Array.from({ length: share }, (_, n) => {
        const seed = seedOfDraw({ name: generator.name, level }, "proof", n + 1);
        return objectionTo(generator.settled(level, seed), generator.item(level, seed).key, solve);
      });
      expect(objections.filter((one) => one !== undefined).slice(0, 3)).toEqual([]);
    },
    longest,
  );
});
