import { describe, expect, test } from "vitest";
import { questionOf, miniItemSeed } from "../../../src/items/mini/engine/build";
import { pictures } from "../../../src/items/mini/pictures/lexicon";
import { readingModels } from "../../../src/items/mini/reading/models";
import { sightOf, wordIn } from "./look";

const seeds = Array.from({ length: 100 }, (_, k) => k + 1);
const vowels = /^(?:A[AEHOWY]|E[HRY]|I[HY]|O[WY]|U[HW])$/;
const soundsOf = (word: string): readonly string[] => pictures.find((entry) => entry.word === word)?.sounds ?? [];
const rhyme = (word: string): string => {
  const sounds = soundsOf(word);
  return sounds.slice(sounds.findLastIndex((sound) => vowels.test(sound))).join(" ");
};
const kindOf = (word: string): string => pictures.find((entry) => entry.word === word)?.kind ?? "";

const kindAsked = { animal: "an animal", clothes: "wear", vehicle: "ride", food: "eat" } as const;

const ofKind = (heard: string, word: string, words: readonly string[]): boolean => {
  const asked = Object.entries(kindAsked).find(([, phrase]) => heard.includes(phrase))?.[0];
  return asked === undefined
    ? words.filter((other) => kindOf(other) === kindOf(word)).length === 1
    : kindOf(word) === asked;
};

/** Solvers that test whether a word answers the spoken question, by the words alone. */
const solvers: Readonly<Record<string, (heard: string, word: string, words: readonly string[]) => boolean>> = {
  "initial-sound": (heard, word) => soundsOf(word)[0] === soundsOf(heard)[0],
  "final-sound": (heard, word) => soundsOf(word).at(-1) === soundsOf(heard).at(-1),
  "middle-sound": (heard, word) => soundsOf(word)[1] === soundsOf(heard)[1],
  rhyme: (heard, word) => rhyme(word) === rhyme(heard),
  "picture-word": (heard, word) => heard === word,
  "which-kind": ofKind,
  "odd-picture": ofKind,
  "something-to-wear": ofKind,
  "something-to-eat": ofKind,
  "something-to-ride": ofKind,
};

type Icons = ReturnType<typeof sightOf>["icons"];
const inWords = ["no", "one", "two", "three", "four"];
const amountOf = (icons: Icons, noun: string): number =>
  icons.filter(({ word }) => word === noun || `${word}s` === noun).length;

/** Whether a picture shows the numbers in a sentence. */
const showsNumbers = (sentence: string, icons: Icons): boolean => {
  const amounts = [...sentence.matchAll(/(one|two|three|four) (\w+)/g)];
  const compared = [...sentence.matchAll(/(more|fewer|as many) (\w+) (?:than|as) (\w+)/g)];
  return (
    amounts.every(([, number = "", noun = ""]) => amountOf(icons, noun) === inWords.indexOf(number)) &&
    compared.every(([, how, one = "", other = ""]) => {
      const gap = amountOf(icons, one) - amountOf(icons, other);
      return how === "more" ? gap > 0 : how === "fewer" ? gap < 0 : gap === 0;
    })
  );
};

/** The place of a thing beside the first picture, which is at the left of the floor. */
const placeOf = (icons: Icons, thing: string): string => {
  const { x = 0, y = 0 } = icons.find(({ word }) => word === thing) ?? {};
  return x > 60 ? "next to" : y < 60 ? "on" : "under";
};

/** Whether a picture shows the places of two things as a sentence gives them. */
const showsPlaces = (sentence: string, icons: Icons): boolean => {
  const said = [
    ...sentence.matchAll(/(?!which)\b(\w+) (?:is|that is) (on|under|next to) (?:it|the)/g),
    ...sentence.matchAll(/(\w+), which is (on|under|next to) it/g),
  ];
  const denied = /(\w+) is neither (on|under|next to) nor (on|under|next to)/.exec(sentence);
  return (
    said.every(([, thing = "", place]) => placeOf(icons, thing) === place) &&
    (denied === null || !denied.slice(2).includes(placeOf(icons, denied[1] ?? "")))
  );
};

const shows: Readonly<Record<string, (sentence: string, icons: Icons) => boolean>> = {
  "how-many": showsNumbers,
  "more-or-fewer": showsNumbers,
  "two-things": showsPlaces,
};

const drawn = readingModels.filter(({ written }) => written === undefined);
const cases = drawn.flatMap((model) =>
  model.levels.map((level) => ({ name: `${model.name} at ${level}`, model, level })),
);

describe("a hundred seeds of each model", () => {
  test.each(cases)("$name", ({ model, level }) => {
    const faults = seeds.flatMap((n) => {
      const { settled, prompt } = questionOf(model, level, miniItemSeed(model, level, n));
      const { draft, options } = settled;
      const shown = options.map(({ text }) => text.en);
      if (new Set(shown).size !== shown.length) return [`seed ${n}: options repeat`];
      const held = options.filter(({ value }) => draft.holds(value));
      if (held.length !== 1 || held[0]?.mistake !== null) return [`seed ${n}: ${held.length} hold`];
      const isShown = shows[model.name];
      if (isShown !== undefined) {
        const sentence = /<b>(.*)<\/b>/.exec(draft.stem.en)?.[1] ?? "";
        const fits = options.filter(({ text }) => isShown(sentence, sightOf("", text.en, []).icons));
        return fits.length === 1 && fits[0]?.mistake === null ? [] : [`seed ${n}: ${fits.length} show ${sentence}`];
      }
      const solve = solvers[model.name];
      if (solve === undefined) return [];
      const text = prompt.turns.at(-1)?.text ?? "";
      const heard = solve === ofKind ? text : (/(\w+)\?$/.exec(text)?.[1] ?? "");
      const words = shown.map(wordIn);
      const right = options.filter((_, k) => solve(heard, words[k] ?? "", words));
      return right.length === 1 && right[0]?.mistake === null ? [] : [`seed ${n}: ${heard} of ${words.join()}`];
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });
});

test("written questions have their key once, in an explanation that names it, and wrong options that differ", () => {
  const faults = readingModels.flatMap((model) => {
    const [level] = model.levels;
    if (model.written === undefined || level === undefined) return [];
    const { draft, options } = questionOf(model, level, model.name).settled;
    const right = options.find(({ mistake }) => mistake === null)?.value;
    const told = `${draft.explanation.en} ${draft.explanation.zh}`.toLowerCase();
    const bare = String(right).toLowerCase().replace(/[.?]$/, "");
    return told.includes(bare) && new Set(options.map(({ value }) => value)).size === options.length
      ? []
      : [`${model.name}: ${String(right)}`];
  });
  expect(faults).toEqual([]);
});

describe("the lexicon of pictures", () => {
  test("has at least 120 words, each once, with its Chinese, its sounds, and a drawing of its own", () => {
    expect(pictures.length).toBeGreaterThanOrEqual(120);
    for (const of of ["word", "drawing"] as const)
      expect(new Set(pictures.map((entry) => entry[of])).size).toBe(pictures.length);
    expect(pictures.filter(({ zh }) => !/^[\u4e00-\u9fff]+$/.test(zh))).toEqual([]);
    expect(
      pictures.filter(
        ({ sounds }) =>
          !sounds.some((sound) => vowels.test(sound)) || !sounds.every((sound) => /^[A-Z]{1,2}$/.test(sound)),
      ),
    ).toEqual([]);
  });

  test("draws in the palette and the colour of the text, inside the box", () => {
    const colours = new Set(
      pictures.flatMap(({ drawing }) =>
        [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour),
      ),
    );
    expect([...colours].filter((colour) => !/^(?:#[0-9a-f]{6}|currentColor|none)$/.test(colour ?? ""))).toEqual([]);
    expect(colours.size).toBeLessThanOrEqual(14);
    const places = pictures.flatMap(({ word, drawing }) =>
      [...drawing.matchAll(/ (?:cx|cy|x|y)="(-?[\d.]+)"/g)].map(([, value]) => ({ word, value: Number(value) })),
    );
    expect(places.filter(({ value }) => value < -1 || value > 65)).toEqual([]);
  });
});
