import { describe, expect, test } from "vitest";
import type { Item } from "../../../src/contract/item/item";
import { catBank } from "../../../src/items/cat/bank";
import { buildCatItem } from "../../../src/items/cat/engine/build";
import { catLevels } from "../../../src/items/cat/engine/model";
import { categories, relations } from "../../../src/items/cat/lexicon/lexicon";
import { verbalAnalogies } from "../../../src/items/cat/verbal/analogies";
import { verbalClassification } from "../../../src/items/cat/verbal/classification";
import { look } from "./solver/seen";
import { kinship, relation } from "./solver/words";

const draws = 180;
const languages = ["en", "zh"] as const;
const items = catLevels.flatMap((level) => catBank(level).filter(({ area }) => area === "verbal"));
const placeOf = ({ key }: Item): number => (key.type === "single_choice" ? "ABCDE".indexOf(key.option_id) : -1);
const givenIn = (stem: string): string =>
  stem
    .split(/[?？]/)
    .slice(1)
    .join("")
    .replace(/[^\u4e00-\u9fff]/g, "");

describe.each(languages)("verbal items in %s", (language) => {
  test("have one answer by the lexicon, the key", () => {
    const solvers = { verbalClassification: kinship(language), verbalAnalogies: relation(language) };
    const faults = items.filter((item) => {
      const right = solvers[item.skill as keyof typeof solvers](look(item, language));
      return right.join() !== String(placeOf(item));
    });
    expect(faults.map(({ source }) => source.ref)).toEqual([]);
  });

  test("have one answer in each draw, not in the bank's alone", () => {
    const models = [
      { model: verbalClassification, solver: kinship(language) },
      { model: verbalAnalogies, solver: relation(language) },
    ];
    const faults = models.flatMap(({ model, solver }) =>
      catLevels.flatMap((level) =>
        Array.from({ length: draws }, (_, k) => {
          const place = k % 5;
          const rung = k % model.rungs(level);
          const seen = look(buildCatItem(model, { level, use: "form1", rung, n: 9_000 + k, place }), language);
          return solver(seen).join() === String(place) ? [] : [JSON.stringify(seen)];
        }).flat(),
      ),
    );
    expect(faults).toEqual([]);
  });

  test("show five different options, none of them a given word", () => {
    const faults = items.filter((item) => {
      const { stem, options } = look(item, language);
      const given = stem
        .split(/[?？]/)
        .slice(1)
        .join("?")
        .split(/, |[、[\]→]/)
        .map((word) => word.trim());
      return new Set(options).size < 5 || options.some((option) => given.includes(option));
    });
    expect(faults.map(({ source }) => source.ref)).toEqual([]);
  });
});

describe("the writing of the words", () => {
  test("never makes the key the one Chinese option that has a character of the given words", () => {
    const faults = items.filter((item) => {
      const { stem, options } = look(item, "zh");
      const given = givenIn(stem);
      const alike = options.map((option) => Array.from(option).some((character) => given.includes(character)));
      return alike[placeOf(item)] === true && alike.filter(Boolean).length === 1;
    });
    expect(faults.map(({ source }) => source.ref)).toEqual([]);
  });

  test("does not make the key the longest option too often", () => {
    for (const language of languages) {
      const longest = items.filter((item) => {
        const lengths = look(item, language).options.map(({ length }) => length);
        const key = lengths[placeOf(item)] ?? 0;
        return lengths.every((length, k) => k === placeOf(item) || length < key);
      });
      expect(longest.length / items.length).toBeLessThan(0.4);
    }
  });
});

describe("the lexicon", () => {
  test("names only words and categories that it has, in `also` and after `!`", () => {
    const names = new Set(categories.flatMap(({ name, words }) => [name, ...words.map(({ en }) => en)]));
    expect(categories.flatMap(({ also }) => also).filter((name) => !names.has(name))).toEqual([]);
    const unknown = relations.flatMap(({ pairs }) => {
      const words = new Set(pairs.flatMap(({ to, associates }) => [to, ...associates].map(({ en }) => en)));
      return pairs.flatMap(({ defensible }) => defensible.filter((word) => !words.has(word)));
    });
    expect(unknown).toEqual([]);
  });

  test("has no category, and no first word of a relation, twice", () => {
    expect(new Set(categories.map(({ name }) => name)).size).toBe(categories.length);
    expect(new Set(categories.map(({ title }) => title.zh)).size).toBe(categories.length);
    for (const { pairs } of relations)
      for (const language of languages)
        expect(new Set(pairs.map(({ from }) => from[language])).size).toBe(pairs.length);
  });

  test("has no counterpart twice in a relation, which would make the shown one the answer", () => {
    for (const { name, pairs } of relations)
      for (const language of languages) {
        const counterparts = pairs.map(({ to }) => to[language]);
        expect([name, counterparts.filter((word, k) => counterparts.indexOf(word) !== k)]).toEqual([name, []]);
      }
  });

  test("does not give one Chinese word to two English words in its categories", () => {
    const english = new Map<string, Set<string>>();
    for (const { en, zh } of categories.flatMap(({ words }) => words))
      english.set(zh, (english.get(zh) ?? new Set()).add(en));
    expect([...english].filter(([, words]) => words.size > 1)).toEqual([]);
  });
});
