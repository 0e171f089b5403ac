import { describe, expect, test } from "vitest";
import type { SatLevel } from "../../../../src/items/sat/levels";
import { satMathItemSeed, settledSatMathItem } from "../../../../src/items/sat/math/engine/build";
import type { SatModel } from "../../../../src/items/sat/math/engine/model";
import { satMathModels } from "../../../../src/items/sat/math/models";
import { look, near, valueOf, type Answer, type Solver } from "../../solver/seen";
import { satMathSolvers as solvers } from "./solvers";

/** Models whose options are statements about a study, which no calculation can decide. */
const judged = ["sat-evaluate-a-claim"];
const draws = 30;

const isRight = (answer: Answer, option: string): boolean =>
  typeof answer === "number" ? near(valueOf(option), answer) : answer(option);

/** The second solver's objection to one item; undefined when there is none. */
const faultOf = (model: SatModel, level: SatLevel, solve: Solver, n: number): string | undefined => {
  const { draft, options } = settledSatMathItem(model, level, satMathItemSeed(model, level, n));
  const seen = look(
    draft.stem.en,
    draft.figure?.en ?? "",
    options.map(({ text }) => text.en),
  );
  const answer = solve(seen);
  const told = `${draft.stem.en} [${seen.options.join(" | ")}]`;
  if (draft.ask.type === "numeric_entry")
    return typeof answer === "number" && near(answer, draft.ask.right)
      ? undefined
      : `${String(answer)}, not ${draft.ask.right}: ${told}`;
  const faults = options.filter(({ mistake }, k) => isRight(answer, seen.options[k] ?? "") !== (mistake === null));
  return faults.length === 0 ? undefined : `${faults.map(({ option_id }) => option_id).join()}: ${told}`;
};

test("every model is read by the second solver but those that ask for a judgement", () => {
  const names = satMathModels.map(({ name }) => name);
  expect(names.filter((name) => !(name in solvers)).toSorted()).toEqual(judged);
  expect(Object.keys(solvers).filter((name) => !names.includes(name))).toEqual([]);
});

const cases = satMathModels.flatMap((model) => {
  const solve = solvers[model.name];
  return solve === undefined
    ? []
    : model.levels.map((level) => ({ name: `${model.name}, ${level}`, model, level, solve }));
});

describe("thirty draws as a student solves them", () => {
  test.each(cases)("$name", ({ model, level, solve }) => {
    const faults = Array.from({ length: draws }, (_, k) => faultOf(model, level, solve, k + 1));
    expect(faults.filter((fault) => fault !== undefined).slice(0, 2)).toEqual([]);
  });
});
