import { describe, expect, test } from "vitest";
import { buildMathsItem, mathsItemSeed, settledMathsItem } from "../../../src/items/engine/build";
import type { ItemModel, MathsLevel } from "../../../src/items/engine/model";
import { mathsModels } from "../../../src/items/maths/models";
import { advanced } from "./advanced";
import { arithmetic } from "./arithmetic";
import { early } from "./early";
import { earlyPictures } from "./early-pictures";
import { geometry } from "./geometry";
import { measurement } from "./measurement";
import { number } from "./number";
import { operations } from "./operations";
import { pictures } from "./pictures";
import { look, near, valueOf, type Answer, type Solver } from "./seen";
import { squares } from "./squares";
import { unparsed } from "./unparsed";

const solvers: Readonly<Record<string, Solver>> = {
  ...operations,
  ...number,
  ...measurement,
  ...geometry,
  ...pictures,
  ...early,
  ...squares,
  ...earlyPictures,
  ...arithmetic,
  ...advanced,
};
const draws = 40;

const worthOf = (option: string): number => valueOf(option) / (option.endsWith("%") ? 100 : 1);
const isRight = (answer: Answer, option: string): boolean =>
  typeof answer === "number" ? near(valueOf(option), answer) : answer(option);

/** The second solver's objection to one item; undefined when there is none. */
const faultOf = (model: ItemModel, level: MathsLevel, solve: Solver, n: number): string | undefined => {
  const seed = mathsItemSeed(model, level, n);
  const settled = settledMathsItem(model, level, seed);
  const { draft, options } = settled;
  const { key } = buildMathsItem(model, level, seed, settled);
  const seen = look(
    draft.stem.en,
    draft.figure?.en ?? "",
    options.map(({ text }) => text.en),
  );
  const answer = solve(seen);
  const right = options.flatMap(({ option_id }, k) => (isRight(answer, seen.options[k] ?? "") ? [option_id] : []));
  const told = `${draft.stem.en} [${seen.options.join(" | ")}]`;
  if (key.type === "numeric_entry")
    return typeof answer === "number" && near(answer, key.value)
      ? undefined
      : `${String(answer)}, not ${key.value}: ${told}`;
  if (key.type === "single_choice")
    return right.length === 1 && right[0] === key.option_id
      ? undefined
      : `${right.join()} for ${key.option_id}: ${told}`;
  if (key.type === "multiple_choice")
    return right.join() === key.option_ids.toSorted().join()
      ? undefined
      : `${right.join()} for ${key.option_ids.join()}: ${told}`;
  if (key.type !== "order") return `no solver for ${key.type}`;
  const value = (id: string) => worthOf(seen.options[options.findIndex(({ option_id }) => option_id === id)] ?? "");
  const isAscending = key.option_ids.every((id, k) => k === 0 || value(id) > value(key.option_ids[k - 1] ?? id));
  return isAscending ? undefined : `not in order: ${told}`;
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
