import { describe, expect, test } from "vitest";
import { itemSchema } from "../../../../src/contract/item/item";
import { areaTitle, skillTitle } from "../../../../src/items/catalogue";
import { choicesIn, longestKeys, shortestKeys } from "../../../../src/items/review/choices";
import { mostLongestKeys } from "../../../../src/items/review/rules";
import { satLevels } from "../../../../src/items/sat/levels";
import { levelIn } from "../../../../src/items/sat/panels";
import { satReadingWritingBank } from "../../../../src/items/sat/reading-writing/bank";
import { questions, type Question } from "./read";

const bank = satReadingWritingBank();
const tally = (of: (question: Question) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const question of questions) counts[of(question)] = (counts[of(question)] ?? 0) + 1;
  return counts;
};
const slugs = (wrong: (question: Question) => boolean): string[] =>
  questions.filter(wrong).map(({ item }) => item.source.ref);
const wordsIn = (text: string): number => text.split(/\s+/).length;
const distinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

describe("the SAT Reading and Writing bank", () => {
  test("has enough items for two panels in every domain and at every level", () => {
    const cells = tally(({ item }) => `${item.area} ${levelIn(item)}`);
    for (const area of ["craft", "ideas", "conventions"])
      expect(
        satLevels.map((level) => (cells[`${area} ${level}`] ?? 0) >= { easy: 14, medium: 16, hard: 12 }[level]),
      ).toEqual([true, true, true]);
    for (const level of satLevels) expect(cells[`expression ${level}`]).toBeGreaterThanOrEqual(12);
  });

  test("asks every skill at every level", () => {
    const kinds = tally(({ item }) => `${item.skill} ${levelIn(item)}`);
    expect(Object.keys(kinds)).toHaveLength(11 * satLevels.length);
    const frames = new Set(bank.flatMap(({ source }) => (source.kind === "model" ? [source.name] : [])));
    expect(frames.size).toBeGreaterThanOrEqual(16);
  });

  test("is valid, names its areas and skills, and is the same on every call", () => {
    expect(satReadingWritingBank()).toEqual(bank);
    for (const item of bank) {
      expect(itemSchema.parse(item)).toEqual(item);
      expect(areaTitle(item.subject, item.area).zh).not.toBe(item.area);
      expect(skillTitle(item.subject, item.skill).zh).not.toBe(item.skill);
    }
  });

  test("repeats no id, passage, or first line", () => {
    expect(distinct(bank.map(({ item_id }) => item_id))).toBe(true);
    expect(distinct(bank.map(({ body }) => body.stimulus?.stimulus_id))).toBe(true);
    expect(distinct(bank.map(({ source }) => source.ref))).toBe(true);
    expect(distinct(questions.map(({ passage }) => passage.slice(0, 60)))).toBe(true);
  });

  test("is English only but for explanations, which are in both languages", () => {
    for (const { body, explanation } of bank) {
      const shown = JSON.stringify(body);
      expect(shown).not.toMatch(/[\u3000-\u9fff]|"zh"/);
      expect(explanation?.en).not.toMatch(/[\u3000-\u9fff]/);
      expect(explanation?.zh).toMatch(/[\u4e00-\u9fff]/);
      expect(body.stimulus?.title).toBeUndefined();
    }
  });

  test("sets Chinese explanations with the marks of Chinese print", () => {
    const isForeign = ({ item }: Question) =>
      /[\u4e00-\u9fff”][,;:?()]|[,;:?()][\u4e00-\u9fff“]|[a-z][,;][a-z]|["']/u.test(item.explanation?.zh ?? "");
    expect(slugs(isForeign)).toEqual([]);
  });

  test("explains without naming the places of options, which are drawn", () => {
    const names =
      /\b(?:first|second|third|fourth|last) (?:choice|option|quotation|finding)|\b(?:choice|option) [A-D]\b/;
    expect(slugs(({ item }) => names.test(item.explanation?.en ?? ""))).toEqual([]);
    expect(slugs(({ item }) => /第[一二三四]个?选项|选项 ?[A-D]/.test(item.explanation?.zh ?? ""))).toEqual([]);
  });

  test("offers four different options in a fixed order", () => {
    expect(
      slugs(({ options }) => options.length !== 4 || !distinct(options.map((text) => text.toLowerCase()))),
    ).toEqual(
      // options that differ only in a capital after a period
      [],
    );
    expect(bank.filter(({ body }) => body.interaction.type === "single_choice" && body.interaction.shuffle)).toEqual(
      [],
    );
  });

  test("has passages of 25 to 150 words", () => {
    expect(slugs(({ passage }) => wordsIn(passage) < 25 || wordsIn(passage) > 150)).toEqual([]);
  });

  test("has one blank where the passage is to be completed, and an underlined part where one is asked about", () => {
    const completes = ({ stem }: Question) =>
      /completes? the (?:text|sentence)|fits the blank|complete the text/.test(stem);
    const blanks = ({ passage }: Question) => passage.split("______").length - 1;
    expect(slugs((question) => blanks(question) !== (completes(question) ? 1 : 0))).toEqual([]);
    const underlines = ({ item }: Question) => (item.body.stimulus?.content.en ?? "").includes("<u>");
    expect(slugs((question) => underlines(question) !== question.stem.includes("underlined"))).toEqual([]);
    const labels = ({ passage }: Question) => passage.startsWith("Text 1 ") && passage.includes(" Text 2 ");
    expect(slugs((question) => labels(question) !== (question.item.skill === "crossText"))).toEqual([]);
  });

  test("sets quotation marks, apostrophes and spaces as print does", () => {
    const shown = ({ passage, stem, options, item }: Question) =>
      [passage, stem, ...options, item.explanation?.en ?? ""].map((text) => text.replace(/<[^>]*>/g, "")).join("\n");
    expect(slugs((question) => /["'`]| [,.;:?]|\.\.|undefined|NaN/.test(shown(question)))).toEqual([]);
    const quotes = (text: string, mark: string) => text.split(mark).length;
    expect(slugs((question) => quotes(shown(question), "“") !== quotes(shown(question), "”"))).toEqual([]);
  });
});

describe("the keys", () => {
  test("stand at each place about equally often", () => {
    const places = tally(({ options, right }) => String(options.indexOf(right)));
    for (const count of Object.values(places)) {
      expect(count / questions.length).toBeGreaterThan(0.2);
      expect(count / questions.length).toBeLessThan(0.3);
    }
  });

  test("are seldom given away by their length", () => {
    const choices = choicesIn(questions.map(({ item }) => item));
    expect(longestKeys(choices)).toBeLessThanOrEqual(mostLongestKeys);
    expect(shortestKeys(choices)).toBeLessThanOrEqual(mostLongestKeys);
  });

  test("are no longer or shorter than every other option by half", () => {
    const stands = ({ right, wrong }: Question) => {
      const lengths = wrong.map((text) => text.length);
      return (
        right.length > 24 && (right.length > 1.5 * Math.max(...lengths) || right.length * 1.5 < Math.min(...lengths))
      );
    };
    expect(slugs(stands)).toEqual([]);
  });
});

test("seed parameters are those of the three-parameter model, in the middle of their levels", () => {
  for (const { irt } of bank) {
    expect(irt).toMatchObject({ c: 0.2, d: 1, calibration: "seed" });
    expect(Math.abs((irt?.a ?? 0) - 1.25)).toBeLessThanOrEqual(0.1);
  }
  for (const level of satLevels) {
    const difficulties = bank.filter((item) => levelIn(item) === level).map(({ irt }) => irt?.b ?? 0);
    const mean = difficulties.reduce((sum, b) => sum + b, 0) / difficulties.length;
    expect(Math.abs(mean - { easy: -1.2, medium: 0, hard: 1.2 }[level])).toBeLessThan(0.1);
  }
  const usual = bank.reduce((sum, { expected_ms }) => sum + expected_ms, 0) / bank.length;
  expect(Math.abs(usual - 71_000)).toBeLessThan(5_000);
});
