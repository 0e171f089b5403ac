import { expect, test } from "vitest";
import { mathsItemSeed, settledMathsItem } from "../../../src/items/engine/build";
import type { MathsLevel } from "../../../src/items/engine/model";
import type { Settled } from "../../../src/items/engine/settle";
import { mathBank } from "../../../src/items/maths/bank";
import { mathsModels } from "../../../src/items/maths/models";

const drawsOf = (name: string, level: MathsLevel, size = 40): Settled[] => {
  const model = mathsModels.find((candidate) => candidate.name === name);
  if (model === undefined) throw new Error(`there is no model ${name}`);
  return Array.from({ length: size }, (_, n) => settledMathsItem(model, level, mathsItemSeed(model, level, n + 1)));
};
const numberIn = (text: string): number =>
  Number(/-?\d+(?:\.\d+)?/.exec(text.replace(/[\s\u202f]|\\,/g, "").replace("−", "-"))?.[0] ?? Number.NaN);
const isOneNumber = (text: string): boolean => /^(?:[$−]|\\\(-?)?[\d\u202f.]+(?: ?[^\d\\]*)?(?:\\\))?$/.test(text);
const stems = (draws: readonly Settled[]): string[] => draws.map(({ draft }) => draft.stem.en);
const all = mathsModels.flatMap((model) => model.levels.flatMap((level) => drawsOf(model.name, level, 10)));

test("options that are numbers are in ascending order", () => {
  const unsorted = all.flatMap(({ draft: { ask, stem }, options }) => {
    const texts = options.map(({ text }) => text.en);
    if (ask.type === "order" || texts.length === 0 || !texts.every(isOneNumber)) return [];
    if (texts.some((text) => text.includes("lower") || text.includes("higher"))) return [];
    const numbers = texts.map(numberIn);
    return numbers.every((value, k) => k === 0 || value > (numbers[k - 1] ?? value))
      ? []
      : [`${stem.en}: ${texts.join()}`];
  });
  expect(unsorted).toEqual([]);
});

test("bars named by letters are options with their letters", () => {
  const shown = drawsOf("compare-lengths", 150).map(({ options }) => options.map(({ text }) => text.en).join(""));
  expect(new Set(shown)).toEqual(new Set(["ABCD"]));
});

test("no pattern could continue in two ways", () => {
  const sums = stems(drawsOf("growing-pattern", 200, 200)).filter((stem) => {
    const [a = 0, b = 0, c = 0, d = 0] = (stem.split("\n")[1] ?? "").split(", ").map(Number);
    return a + b === c && b + c === d;
  });
  expect(sums).toEqual([]);
});

test("no story gives away more than there is", () => {
  const short = stems(drawsOf("story-add-subtract", 180, 200)).filter((stem) => {
    const [has = 0, gives = 0] = (stem.match(/\d+/g) ?? []).map(Number);
    return gives >= has;
  });
  expect(short).toEqual([]);
});

test("a limit for outliers lies on the scale of the drawing", () => {
  const values = drawsOf("read-box-plot", 240).flatMap(({ options }) => options.map(({ text }) => numberIn(text.en)));
  expect(Math.max(...values)).toBeLessThanOrEqual(100);
});

test("fractions that are keys are in lowest terms", () => {
  const divides = (d: number, n: number) => n % d === 0;
  const reducible = all.flatMap(({ draft, options }) =>
    options.flatMap(({ mistake, text }) => {
      const [, top, bottom] = /^\\\((?:\\displaystyle )?-?\\frac\{(\d+)\}\{(\d+)\}\\\)$/.exec(text.en) ?? [];
      const [n, d] = [Number(top), Number(bottom)];
      const common = Array.from({ length: 60 }, (_, k) => k + 2).some((k) => divides(k, n) && divides(k, d));
      const mayRepeat = /equal to|in order|shaded/.test(draft.stem.en);
      return mistake === null && top !== undefined && common && !mayRepeat ? [draft.stem.en] : [];
    }),
  );
  expect(reducible).toEqual([]);
});

test("no explanation says the question again", () => {
  const words = (text: string) => text.toLowerCase().replace(/[.?]/g, "");
  const echoes = all.filter(({ draft }) => {
    const [first = ""] = draft.explanation.en.split(/\. |, so|: /);
    return first.length > 30 && words(draft.stem.en).includes(words(first));
  });
  expect(echoes.map(({ draft }) => draft.explanation.en)).toEqual([]);
});

test("words and coins are those of each language", () => {
  const texts = all.flatMap(({ draft: { stem, figure, explanation } }) => [stem, explanation, figure ?? stem]);
  expect(texts.filter(({ zh }) => /10 ?角<|在同一条直线上|硬币上的数/.test(zh))).toEqual([]);
  expect(
    texts.filter(({ en }) => /\b1 (?:red|blue|green) balls|How many [a-zA-Z]+[²³]? are \d|>melon/.test(en)),
  ).toEqual([]);
});

test("a bin holds no two items of a model with the same answer", () => {
  const seen = mathBank().map(({ source, key, body: { interaction } }) => {
    const shown = "options" in interaction ? interaction.options : [];
    const ids = "option_id" in key ? [key.option_id] : "option_ids" in key ? key.option_ids : [];
    const answer = ids
      .map((id) => shown.find(({ option_id }) => option_id === id)?.content.en ?? "")
      .toSorted((a, b) => a.localeCompare(b));
    return JSON.stringify([source.ref?.replace(/:\d+$/, ""), "value" in key ? key.value : answer]);
  });
  expect(seen.filter((entry, k) => seen.indexOf(entry) !== k)).toEqual([]);
});
