import { describe, expect, test } from "vitest";
import { itemSchema } from "../../../src/contract/item/item";
import { buildMathsItem, mathsItemSeed, settledMathsItem } from "../../../src/items/engine/build";
import { mathsLevels } from "../../../src/items/engine/model";
import { mathsModels } from "../../../src/items/maths/models";
import { distinct, keyFault, optionFault, textFault } from "./faults";

const cases = mathsModels.flatMap((model) =>
  model.levels.map((level) => ({ name: `${model.name} at ${level}`, model, level })),
);
const seeds = Array.from({ length: 100 }, (_, index) => index + 1);
test("model names are unique and cover the four areas", () => {
  expect(distinct(mathsModels.map(({ name }) => name))).toBe(true);
  expect(mathsModels.length).toBeGreaterThanOrEqual(24);
  expect(
    mathsLevels.map((level) =>
      ["operations", "number", "measurement", "geometry"].map(
        (area) => mathsModels.filter((model) => model.area === area && model.levels.includes(level)).length >= 3,
      ),
    ),
  ).toEqual(mathsLevels.map(() => [true, true, true, true]));
});

describe("a hundred seeds of each model", () => {
  test.each(cases)("$name", ({ model, level }) => {
    const faults = seeds.flatMap((n) => {
      const settled = settledMathsItem(model, level, mathsItemSeed(model, level, n));
      const fault = keyFault(settled) ?? optionFault(settled) ?? textFault(settled);
      return fault === undefined ? [] : [`seed ${n}: ${fault} | ${settled.draft.stem.en}`];
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });

  test.each(cases)("$name is a valid item inside its bin, the same each time", ({ model, level }) => {
    const item = buildMathsItem(model, level, mathsItemSeed(model, level, 1));
    expect(itemSchema.parse(item)).toEqual(item);
    expect(buildMathsItem(model, level, mathsItemSeed(model, level, 1))).toEqual(item);
    expect(item.item_id).toMatch(/^m[0-9a-z]{12}$/);
    const rit = 200 + 10 * (item.irt?.b ?? Number.NaN);
    expect([rit >= level, rit < level + 10]).toEqual([true, true]);
  });
});
