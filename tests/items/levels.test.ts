import { describe, expect, test } from "vitest";
import { draftOf } from "../../src/items/cat/engine/build";
import { catLevels } from "../../src/items/cat/engine/model";
import { catModels } from "../../src/items/cat/models";
import { settledMathsItem as mathItem } from "../../src/items/engine/build";
import { mathsSeedRit } from "../../src/items/engine/difficulty";
import { mathsModels as mathModels } from "../../src/items/maths/models";
import { questionOf, miniItemSeed } from "../../src/items/mini/engine/build";
import { mathModels as miniMathModels } from "../../src/items/mini/maths/models";
import { readingModels } from "../../src/items/mini/reading/models";
import { settledSatMathItem as satItem } from "../../src/items/sat/math/engine/build";
import { satMathDifficulty } from "../../src/items/sat/math/engine/difficulty";
import { satMathModels as satModels } from "../../src/items/sat/math/models";

/** A question with its visible content and its seed difficulty. */
interface Seeded {
  readonly asked: string;
  readonly seed: number;
}

/** A model with several levels, and its questions at them. */
interface Generator {
  readonly name: string;
  readonly draws: () => readonly Seeded[];
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const isDrawing = (text: string): boolean => text.startsWith("<svg");
/** A text without drawings, numbers and names: the rest is equal for all questions of a kind. */
const shapeOf = (text: string): string =>
  text
    .replace(/<svg.*?<\/svg>/gs, "picture")
    .replace(/-?\d+(?:\.\d+)?/g, "number")
    .replace(/\b[A-Z][a-z]+\b/g, "Name");

const math: readonly Generator[] = mathModels.map((model) => ({
  name: model.name,
  draws: () =>
    model.levels.flatMap((level) =>
      upTo(120).map((n) => {
        const { draft } = mathItem(model, level, `levels:${level}:${n}`);
        const asked = JSON.stringify([draft.stem.en, draft.figure?.en, draft.ask.type, draft.ask.right]);
        return { asked, seed: mathsSeedRit(level, draft.features) };
      }),
    ),
}));

const sat: readonly Generator[] = satModels.map((model) => ({
  name: model.name,
  draws: () =>
    model.levels.flatMap((level) =>
      upTo(60).map((n) => {
        const { draft } = satItem(model, level, `levels:${level}:${n}`);
        const asked = JSON.stringify([draft.stem.en, draft.figure?.en, draft.ask.type, draft.ask.right]);
        return { asked, seed: satMathDifficulty(level, draft.features) };
      }),
    ),
}));

const mini: readonly Generator[] = [...miniMathModels, ...readingModels].map((model) => ({
  name: model.name,
  draws: () =>
    (model.written === undefined ? model.levels : []).flatMap((level) =>
      upTo(60).map((n) => {
        const { draft, options } = questionOf(model, level, miniItemSeed(model, level, n)).settled;
        const right = options.find(({ mistake }) => mistake === null)?.text.en ?? "";
        const shown = [isDrawing(right) ? "picture" : right, draft.named !== undefined];
        const asked = [draft.stem.en, draft.heard, draft.figure?.en, draft.stimulus?.content.en, draft.ask.right];
        return { asked: JSON.stringify([...asked, ...shown]), seed: level + draft.above };
      }),
    ),
}));

const cat: readonly Generator[] = catModels.map((model) => ({
  name: model.name,
  draws: () =>
    catLevels.flatMap((level) =>
      upTo(model.rungs(level)).flatMap((rung) =>
        upTo(12).map((n) => {
          const draft = draftOf(model, { level, use: "form1", rung, n, place: n % 5 });
          const options = draft.options.map(({ en }) => en).toSorted();
          return { asked: JSON.stringify([draft.stem.en, draft.figure?.en, options]), seed: draft.difficulty };
        }),
      ),
    ),
}));

const tornOf = (draws: readonly Seeded[]): string[] => {
  const seeds = new Map<string, Set<number>>();
  for (const { asked, seed } of draws) seeds.set(asked, (seeds.get(asked) ?? new Set()).add(seed));
  return [...seeds].filter(([, own]) => own.size > 1).map(([asked]) => asked);
};

describe.each([
  ["MAP Mathematics", math],
  ["SAT Math", sat],
  ["MAP Mini", mini],
  ["CAT", cat],
])("the same question of %s has one difficulty at every level", (_bank, generators) => {
  test.each(generators)("$name", ({ draws }) => {
    expect(tornOf(draws()).slice(0, 2)).toEqual([]);
  });
});

test("no model of SAT Math asks the same with other numbers at another level", () => {
  const shared = satModels.flatMap((model) => {
    const shapes = model.levels.map(
      (level) =>
        new Set(
          upTo(60).map((n) => {
            const { draft } = satItem(model, level, `levels:${level}:${n}`);
            return JSON.stringify([shapeOf(draft.stem.en), draft.ask.type]);
          }),
        ),
    );
    return shapes.flatMap((own, k) =>
      [...own].filter((shape) => shapes.slice(k + 1).some((other) => other.has(shape))).slice(0, 1),
    );
  });
  expect(shared).toEqual([]);
});

test("the search finds a question that is seeded twice", () => {
  expect(tornOf([1, 1, 2].map((seed) => ({ asked: "How many?", seed })))).toEqual(["How many?"]);
  expect(shapeOf("Ann has 12 apples")).toBe(shapeOf("Ben has 7 apples"));
});

/** The seeds of the questions of a MAP Mathematics model whose text contains `words`. */
const seedsOf = (name: string, words: string): number[] => {
  const found = math.find((model) => model.name === name)?.draws() ?? [];
  return [...new Set(found.filter(({ asked }) => asked.includes(words)).map(({ seed }) => seed))];
};

test.each([
  ["simple-probability", "that it is red", "that it is not green"],
  ["two-way-table", "A student is picked at random", "A boy is picked at random"],
  ["union-of-events", "at least one of them hits", "exactly one of them hits"],
])("in %s, %j and %j differ by at most one step", (name, one, other) => {
  const [low, high] = [seedsOf(name, one), seedsOf(name, other)];
  expect([low.length, high.length]).toEqual([1, 1]);
  expect(Math.abs((high[0] ?? 0) - (low[0] ?? 0))).toBeLessThanOrEqual(1.3);
});
