import { expect, test } from "vitest";
import { settledItem } from "../../../src/items/maths/engine/build";
import { seedRit } from "../../../src/items/maths/engine/difficulty";
import { models } from "../../../src/items/maths/models";

const draws = 120;

/** The questions of a model by what is asked and shown, with the seed difficulties that they were given. */
function seedsOf(model: (typeof models)[number]): ReadonlyMap<string, ReadonlySet<number>> {
  const seeds = new Map<string, Set<number>>();
  for (const level of model.levels)
    for (let n = 0; n < draws; n += 1) {
      const { draft } = settledItem(model, level, `levels:${level}:${n}`);
      const asked = JSON.stringify([draft.stem.en, draft.figure?.en, draft.ask.type, draft.ask.right]);
      seeds.set(asked, (seeds.get(asked) ?? new Set()).add(seedRit(level, draft.features)));
    }
  return seeds;
}

test.each(models.filter(({ levels }) => levels.length > 1))(
  "$name gives the same question one difficulty, whatever level it is drawn for",
  (model) => {
    const torn = [...seedsOf(model)].filter(([, seeds]) => seeds.size > 1).map(([asked]) => asked);
    expect(torn.slice(0, 2)).toEqual([]);
  },
);

test.each([
  ["simple-probability", "that it is red", "that it is not green"],
  ["two-way-table", "A student is picked at random", "A boy is picked at random"],
  ["union-of-events", "at least one of them hits", "exactly one of them hits"],
])("in %s, %j and %j differ by no more than a step", (name, one, other) => {
  const model = models.find((own) => own.name === name);
  if (model === undefined) throw new Error(`no model ${name}`);
  const seeds = [...seedsOf(model)];
  const [low, high] = [one, other].map((words) => [
    ...new Set(seeds.filter(([asked]) => asked.includes(words)).flatMap(([, own]) => [...own])),
  ]);
  expect([low?.length, high?.length]).toEqual([1, 1]);
  expect(Math.abs((high?.[0] ?? 0) - (low?.[0] ?? 0))).toBeLessThanOrEqual(1.3);
});
