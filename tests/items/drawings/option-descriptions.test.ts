import { describe, expect, test } from "vitest";
import { audioOf } from "../../../src/items/audio/rendered";
import { draftOf } from "../../../src/items/cat/engine/build";
import { catLevels } from "../../../src/items/cat/engine/model";
import { catModels } from "../../../src/items/cat/models";
import type { Words } from "../../../src/items/engine/words";
import { languageBank } from "../../../src/items/language/bank";
import * as mini from "../../../src/items/mini/engine/build";
import { mathModels as miniModels } from "../../../src/items/mini/maths/models";
import { readingModels } from "../../../src/items/mini/reading/models";
import { optListeningBank } from "../../../src/items/opt/listening/bank";
import { optUseOfEnglishBank } from "../../../src/items/opt/use-of-english/bank";
import { readingBank } from "../../../src/items/reading/bank";
import { allCases } from "./drawn-cases";

const seeds = Array.from({ length: 24 }, (_, k) => k + 1);
const languages = ["en", "zh"] as const;

interface Asked {
  readonly figure: Words | undefined;
  /** The options of one question, the key among them. */
  readonly options: readonly Words[];
}
interface Case {
  readonly name: string;
  readonly asked: (n: number) => Asked;
}

const miniCases: readonly Case[] = [...miniModels, ...readingModels].flatMap((model) =>
  model.levels.map((level) => ({
    name: `MAP Mini ${model.name} at ${level}`,
    asked: (n) => {
      const { draft, options } = mini.questionOf(model, level, mini.miniItemSeed(model, level, n)).settled;
      return { figure: draft.figure ?? draft.stimulus?.content, options: options.map(({ text }) => text) };
    },
  })),
);
const catCases: readonly Case[] = catModels.flatMap((model) =>
  catLevels.map((level) => ({
    name: `CAT ${model.name}, ${level}`,
    asked: (n) => {
      const seed = { level, use: "form1", rung: n % model.rungs(level), n: 2_000 + n, place: n % 5 } as const;
      const { figure, options } = draftOf(model, seed);
      return { figure, options };
    },
  })),
);
const cases: readonly Case[] = [
  ...allCases
    .filter(({ name }) => !name.startsWith("MAP Mini"))
    .map(({ name, settled }) => ({
      name,
      asked: (n: number) => {
        const { draft, options } = settled(n);
        return { figure: draft.figure, options: options.map(({ text }) => text) };
      },
    })),
  ...miniCases,
  ...catCases,
];

const isDrawn = (words: Words): boolean => words.en.includes("<svg");
const spoken = / aria-label="([^"]*)"/g;
const labelsOf = (html: string): string => [...html.matchAll(spoken)].map(([, label = ""]) => label).join(" ");
/** An option as a screen reader reads it: its text and the labels of its drawings. */
const heardOf = (html: string): string =>
  html.replace(/<svg[^>]* aria-label="([^"]*)".*?<\/svg>/gs, "$1").replace(/<[^>]*>/g, " ");
const verdict =
  /\b(?:correct|incorrect|answer|solution|distractor|the right one|does not belong)\b|正确|错误|答案|选项/i;

const drawn = cases.filter(({ asked }) => asked(1).options.some(isDrawn) || asked(2).options.some(isDrawn));

test("models of MAP Mini and CAT draw their options", () => {
  const count = (family: string) => drawn.filter(({ name }) => name.startsWith(family)).length;
  expect(count("CAT")).toBe(8);
  expect(count("MAP Mini")).toBeGreaterThan(100);
  expect(drawn).toHaveLength(count("CAT") + count("MAP Mini"));
});

test("options of Reading, Language Usage and OPT are words and need no description", () => {
  const banks = [readingBank(), languageBank(), optUseOfEnglishBank(), optListeningBank(audioOf)];
  const drawing = banks.flat().filter(({ body }) => /<(?:svg|img)\b/.test(JSON.stringify(body)));
  expect(drawing.map(({ source }) => source.ref)).toEqual([]);
  expect(banks.filter((items) => items.length < 50)).toEqual([]);
});

describe("descriptions of drawn options differ, and depend on the drawing alone", () => {
  test.each(drawn)("$name", ({ asked }) => {
    const toldOf = new Map<string, string>();
    const faults = seeds.flatMap((n) => {
      const { options } = asked(n);
      return languages.flatMap((language) => {
        const own = options.map((option) => option[language]);
        const heard = new Set(own.map(heardOf));
        const twofold = own.filter((html) => {
          const bare = `${language} ${html.replace(spoken, "")}`;
          const before = toldOf.get(bare);
          toldOf.set(bare, labelsOf(html));
          return before !== undefined && before !== labelsOf(html);
        });
        return [
          ...(heard.size < own.length ? [`seed ${n}, ${language}: ${own.map(heardOf).join(" | ")}`] : []),
          ...twofold.map((html) => `seed ${n}, ${language}: a drawing is told in two ways: ${labelsOf(html)}`),
        ];
      });
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });
});

test("no description of a drawing judges it", () => {
  const judging = cases.flatMap(({ name, asked }) =>
    seeds.slice(0, 6).flatMap((n) => {
      const { figure, options } = asked(n);
      const labels = [...(figure === undefined ? [] : [figure]), ...options].flatMap(({ en, zh }) => [en, zh]);
      const found = labels.map(labelsOf).find((label) => verdict.test(label));
      return found === undefined ? [] : [`${name}, seed ${n}: ${found}`];
    }),
  );
  expect(judging.slice(0, 5)).toEqual([]);
});
