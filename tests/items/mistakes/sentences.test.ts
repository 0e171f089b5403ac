import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mistakeSentences, tables } from "../../../src/items/mistakes/sentences";
import { possibleMistakes } from "./possible";
import { isWordless, wordless } from "./wordless";

const possible = [...possibleMistakes()];
const folder = "src/items";
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/^(mistakes|audio)\b/.test(file))
  .map((file) => readFileSync(join(folder, file), "utf8"))
  .join("\n");
const written = new Set([...sources.matchAll(/\b([A-Za-z]+):/g)].map(([, name]) => name));
const entries = Object.entries(mistakeSentences);

test("every named mistake has a sentence, or none on purpose", () => {
  expect(possible.length).toBeGreaterThan(1_400);
  expect(possible.filter((name) => !Object.hasOwn(mistakeSentences, name) && !isWordless(name))).toEqual([]);
});

test("every sentence belongs to a possible mistake, and no exempt mistake has one", () => {
  const isMade = (name: string) => possible.includes(name) || written.has(name);
  expect(Object.keys(mistakeSentences).filter((name) => !isMade(name))).toEqual([]);
  expect(wordless.filter((name) => !isMade(name) || Object.hasOwn(mistakeSentences, name))).toEqual([]);
});

test("each name is in one table only", () => {
  const names = tables.flatMap((table) => Object.keys(table));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test("sentences are whole, short, and in the right language", () => {
  const english = /^[A-Z“0-9i][^\p{Script=Han}]{5,140}[.]$/u;
  const chinese = /^[^您]{2,60}。$/u;
  expect(entries.filter(([, [en]]) => !english.test(en)).map(([name]) => name)).toEqual([]);
  expect(
    entries.filter(([, [, zh]]) => !chinese.test(zh) || !/\p{Script=Han}/u.test(zh)).map(([name]) => name),
  ).toEqual([]);
});
