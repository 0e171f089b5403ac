import { describe, expect, test } from "vitest";
import { catBank } from "../../../src/items/cat/bank";
import { buildCatItem } from "../../../src/items/cat/engine/build";
import { catLevels, type Subtest } from "../../../src/items/cat/engine/model";
import { catModels } from "../../../src/items/cat/models";
import { inEnglish } from "./solver/chinese";
import { look } from "./solver/seen";
import { solvers } from "./solver/solvers";

const draws = 42;
const cases = catModels.flatMap((model) =>
  catLevels.map((level) => ({ name: `${model.name} at ${level}`, model, level })),
);

const drawnNames: readonly string[] = ["figureClassification", "figureMatrices", "figureAnalysis", "figureRecognition"];

const itemsOf = ({ model, level }: (typeof cases)[number]) =>
  Array.from({ length: draws }, (_, k) => {
    const place = k % 5;
    return {
      place,
      item: buildCatItem(model, { level, use: "form1", rung: k % model.rungs(level), n: 1_000 + k, place }),
    };
  });

describe("the key is the only answer by the visible content or by the description", () => {
  test.each(cases)("$name", (one) => {
    const faults = itemsOf(one).flatMap(({ item, place }) => {
      const right = solvers[one.model.name](look(item));
      return right.join() === String(place) ? [] : [`${right.join()} for ${place}: ${JSON.stringify(look(item))}`];
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });

  test.each(cases.filter(({ model }) => drawnNames.includes(model.name)))("$name, in Chinese", (one) => {
    const faults = itemsOf(one).flatMap(({ item, place }) => {
      const told = inEnglish(look(item, "zh"));
      const right = solvers[one.model.name](told);
      const isRead = !/[\u4e00-\u9fff]/.test(told.options.join(""));
      return isRead && right.join() === String(place) ? [] : [`${right.join()} for ${place}: ${JSON.stringify(told)}`];
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });
});

test.each(catLevels)("each item of the bank at level %s has one answer, its key", (level) => {
  const faults = catBank(level).filter((item) => {
    const right = solvers[item.skill as Subtest](look(item)).map((place) => "ABCDE".charAt(place));
    return item.key.type !== "single_choice" || right.join() !== item.key.option_id;
  });
  expect(faults.map(({ source }) => source.ref)).toEqual([]);
});
