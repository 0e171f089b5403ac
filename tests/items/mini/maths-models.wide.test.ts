import { describe, expect, test } from "vitest";
import { questionOf, miniItemSeed, type MiniQuestion } from "../../../src/items/mini/engine/build";
import { mathModels } from "../../../src/items/mini/maths/models";
import { near, valueOf } from "../solver/seen";
import { sightOf, type MiniSolver } from "./look";
import { numberSolvers } from "./number-solvers";
import { pictureSolvers } from "./picture-solvers";

const solvers: Readonly<Record<string, MiniSolver>> = { ...numberSolvers, ...pictureSolvers };
const seeds = Array.from({ length: 100 }, (_, k) => k + 1);
const noise = /NaN|undefined|Infinity|\[object|-\d|\s{2,}/;

/** A fault of a question: by its model's check, by a solver that only sees the question, or in its texts. */
const faultOf = ({ settled: { draft, options } }: MiniQuestion, solve: MiniSolver): string | undefined => {
  const shown = options.map(({ text }) => text.en);
  if (new Set(shown).size < shown.length) return "options repeat";
  if (options.length < 3 || options.length > 4) return `${options.length} options`;
  const held = options.find(({ value, mistake }) => draft.holds(value) !== (mistake === null));
  if (held !== undefined) return `the model holds ${JSON.stringify(held.value)} (${held.mistake ?? "key"})`;
  const answer = solve(sightOf(draft.stem.en, draft.figure?.en ?? "", shown));
  const right = options.filter(({ text }) =>
    typeof answer === "number" ? near(valueOf(text.en), answer) : answer(text.en),
  );
  if (right.length !== 1 || right[0]?.mistake !== null)
    return `${right.map(({ value }) => JSON.stringify(value)).join(" and ")} solved, not the key`;
  const texts = [draft.stem, draft.explanation].flatMap(({ en, zh }) => [en, zh]);
  const noisy = texts.find((text) => noise.test(text) || text.trim() === "");
  return noisy === undefined ? undefined : `noise in: ${noisy}`;
};

test("every model has its solver, and every solver its model", () => {
  const names = mathModels.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted()).toEqual(Object.keys(solvers).toSorted());
  expect(names.length).toBeGreaterThanOrEqual(30);
});

const cases = mathModels.flatMap((model) =>
  model.levels.map((level) => ({ name: `${model.name} at ${level}`, model, level })),
);

describe("a hundred seeds of each model, solved from the visible content", () => {
  test.each(cases)("$name", ({ model, level }) => {
    const solve = solvers[model.name];
    if (solve === undefined) throw new Error(`no solver for ${model.name}`);
    const faults = seeds.flatMap((n) => {
      const question = questionOf(model, level, miniItemSeed(model, level, n));
      const fault = faultOf(question, solve);
      return fault === undefined ? [] : [`seed ${n}: ${fault} | ${question.settled.draft.stem.en}`];
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });
});
