import { describe, expect, test } from "vitest";
import { readingLevels, type ReadingLevel } from "../../../src/items/reading/model";
import { passages } from "../../../src/items/reading/passages";
import { paragraphs, stanzas, wordCount } from "../../../src/items/reading/prose";
import { gradeLevel } from "../../../src/items/reading/readability";
import { passageGrade, isProse, unsuitedPassages } from "../../../src/items/reading/readable";

type Band = readonly [low: number, high: number];

const wordBands: Readonly<Record<ReadingLevel, Band>> = {
  160: [60, 100],
  170: [75, 115],
  180: [95, 155],
  190: [120, 190],
  200: [140, 215],
  210: [170, 265],
  220: [200, 290],
  230: [165, 310],
  240: [260, 370],
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const outside = ([low, high]: Band, value: number): boolean => value < low || value > high;

describe("the passages", () => {
  test("are two of each kind at each level, each with its own name and title", () => {
    const kinds = passages.map(({ level, area }) => `${level} ${area}`);
    const expected = readingLevels.flatMap((level) => ["literary", "informational"].map((area) => `${level} ${area}`));
    expect(kinds.toSorted()).toEqual([...expected, ...expected].toSorted());
    expect(new Set(passages.map(({ name }) => name)).size).toBe(36);
    expect(new Set(passages.map(({ title }) => title)).size).toBe(36);
  });

  test("are as long as suits their level", () => {
    const faults = passages
      .map((passage) => ({ name: passage.name, level: passage.level, words: wordCount(passage.text) }))
      .filter(({ level, words }) => outside(wordBands[level], words));
    expect(faults).toEqual([]);
  });

  test("read as easily as suits their level", () => {
    expect(unsuitedPassages().map(({ name }) => name)).toEqual([]);
  });

  test("of prose grow harder from level to level", () => {
    const grades = readingLevels.map((level) =>
      mean(passages.filter((passage) => passage.level === level && isProse(passage)).map(passageGrade)),
    );
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
  });

  test("have questions of several skills", () => {
    for (const { questions } of passages) {
      const skills = questions.map(({ skill }) => skill);
      expect(new Set(skills).size).toBe(3);
      expect(skills.some((skill) => skill === "details" || skill === "mainIdea")).toBe(true);
      expect(skills).toContain("inference");
    }
  });

  test("contain every quotation in a question or explanation", () => {
    const normal = (text: string) =>
      text
        .replace(/<[^<>]*>/g, "")
        .replace(/\s+/g, " ")
        .toLowerCase();
    const quotations = (text: string): string[] =>
      [...text.matchAll(/[“"]([^“”"]{12,})[”"]/g)].map(([, words = ""]) => words);
    const faults = passages.flatMap(({ text, title, questions }) =>
      questions.flatMap(({ stem, explanation: { en, zh } }) =>
        [...quotations(stem), ...quotations(en), ...quotations(zh)]
          .flatMap((quotation) => quotation.split(/ … | \/ /))
          .map((part) =>
            normal(part)
              .replace(/[.,;?!]+$/, "")
              .trim(),
          )
          .filter((part) => !normal(`${title} ${text}`).includes(part)),
      ),
    );
    expect(faults).toEqual([]);
  });
});

describe("the helpers", () => {
  test("count words and give the grade that the formula gives", () => {
    expect(wordCount("<p>Two words – <b>and</b> three more.</p>")).toBe(5);
    // 1 sentence, 6 words, 6 syllables: 0.39 · 6 + 11.8 − 15.59
    expect(gradeLevel("The cat sat on the mat.")).toBeCloseTo(-1.45, 9);
    // 2 sentences, 9 words, 16 syllables
    expect(gradeLevel("Mr. Okafor tuned the piano. Several visitors waited outside.")).toBeCloseTo(
      (0.39 * 9) / 2 + (11.8 * 19) / 9 - 15.59,
      9,
    );
  });

  test("separate paragraphs at blank lines and keep the lines of verse", () => {
    expect(paragraphs("\n  One\n  line.\n\n  Another.\n")).toBe("<p>One line.</p><p>Another.</p>");
    expect(stanzas("\n  One\n  line.\n\n  Another.\n")).toBe("<p>One<br />line.</p><p>Another.</p>");
  });
});
