import { describe, expect, test } from "vitest";
import { questionOf, miniItemSeed } from "../../../../src/items/mini/engine/build";
import { mathModels } from "../../../../src/items/mini/maths/models";
import { pictures } from "../../../../src/items/mini/pictures/lexicon";
import { lookOf } from "../../../../src/items/mini/pictures/looks";
import { readingModels } from "../../../../src/items/mini/reading/models";
import { amounts } from "./amounts";
import { hear, listed, rightOf, wordsOf, type EarSolver } from "./hear";
import { isKnownAs, known } from "./known";
import { looks } from "./looks";
import { reading } from "./reading";

const seeds = Array.from({ length: 24 }, (_, k) => k + 1);
const solvers: Readonly<Record<string, EarSolver>> = { ...amounts, ...looks, ...reading };

const models = [...mathModels, ...readingModels.filter(({ written }) => written === undefined)];
const cases = models.flatMap((model) =>
  model.levels.map((level) => ({ name: `${model.name} at ${level}`, model, level })),
);
type Case = (typeof cases)[number];

const questionsOf = ({ model, level }: Case) =>
  seeds.map((n) => questionOf(model, level, miniItemSeed(model, level, n)));
const isDrawn = (one: Case): boolean =>
  questionsOf(one).some(({ settled: { draft, options } }) =>
    [draft.figure, ...options.map(({ text }) => text)].some((words) => words?.en.includes("<svg") === true),
  );
const drawn = cases.filter(isDrawn);

test("every model that draws has a solver by description", () => {
  expect([...new Set(drawn.map(({ model }) => model.name))].toSorted()).toEqual(Object.keys(solvers).toSorted());
});

describe("the key of a MAP Mini question is the only answer by description", () => {
  test.each(drawn)("$name", (one) => {
    const solve = solvers[one.model.name];
    if (solve === undefined) throw new Error(`nobody hears ${one.model.name}`);
    const faults = questionsOf(one).flatMap((question) => {
      const heard = hear(question);
      const right = rightOf(solve, heard);
      const key = question.settled.options.findIndex(({ mistake }) => mistake === null);
      return right.join() === String(key) ? [] : [`${right.join()} for ${key}: ${JSON.stringify(heard)}`];
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });
});

const figuresIn = (told: string): string[] => (told.replaceAll(/\bten\b/g, "10").match(/\d+/g) ?? []).toSorted();
/** The number of things in a description that repeat the one just before. */
const repeatsIn = (told: string): number =>
  told
    .toLowerCase()
    .split(/[,.:;、，。：；]\s*/)
    .filter((part, k, parts) => part !== "" && part === parts[k - 1]).length;

describe("Chinese descriptions have the same numbers, and list as many things one by one", () => {
  test.each(drawn)("$name", (one) => {
    const faults = questionsOf(one).flatMap(({ settled: { draft, options } }) =>
      [...(draft.figure === undefined ? [] : [draft.figure]), ...options.map(({ text }) => text)]
        .filter(({ en }) => en.includes("<svg"))
        .map(({ en, zh }) => [wordsOf(en), wordsOf(zh)] as const)
        .filter(
          ([en, zh]) =>
            figuresIn(en).join() !== figuresIn(zh.replace("十个", "10 个")).join() || repeatsIn(en) !== repeatsIn(zh),
        )
        .map((told) => told.join(" | ")),
    );
    expect(faults.slice(0, 3)).toEqual([]);
  });
});

describe("the description of a thing whose name is the answer", () => {
  const told = [...known.keys()].map((word) => ({ word, look: lookOf(word) }));
  const isNamed = (word: string, look: string) => new RegExp(`\\b${word}(?:s|es)?\\b`).test(look);

  test("names no pictured thing, and describes only one", () => {
    const naming = told.flatMap(({ word, look }) =>
      pictures.filter((other) => isNamed(other.word, look)).map((other) => `${word}: ${other.word} in "${look}"`),
    );
    expect(naming).toEqual([]);
    expect(new Set(told.map(({ look }) => look)).size).toBe(told.length);
  });

  test("identifies that thing and no other", () => {
    const doubtful = told.flatMap(({ word, look }) => {
      const taken = told.filter((other) => isKnownAs(other.word, look)).map((other) => other.word);
      return taken.join() === word ? [] : [`${word}: "${look}" is taken for ${taken.join()}`];
    });
    expect(doubtful).toEqual([]);
    expect(told.map(({ word }) => word).toSorted()).toEqual(pictures.map(({ word }) => word).toSorted());
  });

  test("is short and fits in a label", () => {
    expect(told.filter(({ look }) => look.length > 80 || !/^[a-z][a-z,;’ -]+$/.test(look))).toEqual([]);
  });
});

test("the pictures of a story give none of its answers away", () => {
  const giving = readingModels.flatMap((model) => {
    const [level] = model.levels;
    if (model.written === undefined || level === undefined) return [];
    const { draft, options } = questionOf(model, level, model.name).settled;
    const shown = listed(wordsOf(draft.stimulus?.content.en ?? draft.figure?.en ?? ""));
    const key = options.find(({ mistake }) => mistake === null);
    return shown.includes(wordsOf(key?.text.en ?? "")) ? [model.name] : [];
  });
  expect(giving).toEqual([]);
});
