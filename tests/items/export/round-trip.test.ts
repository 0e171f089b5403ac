import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageBank } from "../../../src/items/language/bank";
import { readingBank } from "../../../src/items/reading/bank";
import { arbitraryItem } from "./arbitrary-items";
import { itemOf, optionsOf, sectionOf, testOf } from "./exported";
import { differences, readBack } from "./round-trip";

const question = itemOf(
  { type: "single_choice", options: optionsOf("yes", "no"), shuffle: false },
  { type: "single_choice", option_id: "o1" },
);

describe("a test that is written as a QTI 3 package and read again", () => {
  it("has the same questions, keys, points, credit and explanations, for all interaction types", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryItem, { minLength: 5, maxLength: 5 }), async (items) => {
        expect(await differences(items)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it("has the questions of the shipped banks", async () => {
    const every = 60;
    const items = [readingBank(), languageBank()].flatMap((bank) => bank.filter((_, place) => place % every === 0));
    expect(await differences(items)).toEqual([]);
  });

  it("has the same title, clocks, attempts and sections", async () => {
    const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
    const section = fc.record({
      title: fc.constantFrom("One", "Two & three", "<Four>"),
      count: fc.integer({ min: 1, max: 4 }),
      draw: optional(fc.integer({ min: 1, max: 3 })),
      shuffle: optional(fc.constant(true)),
      directions: optional(fc.constantFrom("<p>Read first.</p>", "<ul><li>One</li><li>Two &lt; three</li></ul>")),
      seconds: fc.option(fc.integer({ min: 1, max: 5_000 })),
    });
    const test = fc.record({
      sections: fc.array(section, { minLength: 1, maxLength: 3 }),
      seconds: fc.option(fc.integer({ min: 1, max: 20_000 })),
      attempts: fc.option(fc.integer({ min: 1, max: 9 })),
    });
    await fc.assert(
      fc.asyncProperty(test, async ({ sections, seconds, attempts }) => {
        const exported = testOf(
          sections.map(({ title, count, draw, shuffle, directions, seconds: limit }) =>
            sectionOf(
              Array.from({ length: count }, () => question),
              {
                title: { en: title },
                timeLimitMs: limit === null ? null : limit * 1_000,
                ...(draw === undefined ? {} : { draw }),
                ...(shuffle === undefined ? {} : { shuffle }),
                ...(directions === undefined ? {} : { directions: { en: directions } }),
              },
            ),
          ),
          { title: { en: "A test & more" }, timeLimitMs: seconds === null ? null : seconds * 1_000, attempts },
        );
        const read = await readBack(exported);
        expect({
          title: read.title,
          language: read.language,
          timeLimitMs: read.timeLimitMs ?? null,
          attempts: read.attempts,
          changed: read.changed,
          sections: read.sections.map(({ items, ...rest }) => ({ ...rest, count: items.length })),
        }).toEqual({
          title: "A test & more",
          language: "en",
          timeLimitMs: seconds === null ? null : seconds * 1_000,
          attempts,
          // reported for every test with parts
          changed: (sections.length > 1 ? (["partsAsSections", "sectionsInTurn"] as const) : []).map((code) => ({
            code,
            detail: String(sections.length),
          })),
          sections: sections.map(({ title, count, draw, shuffle, directions, seconds: limit }) => ({
            title,
            count,
            // drawing all items is the same as not drawing
            ...(draw === undefined || draw >= count ? {} : { draw }),
            ...(shuffle === undefined ? {} : { shuffle }),
            // directions are read as a block
            ...(directions === undefined ? {} : { directions: `<div>${directions}</div>` }),
            ...(limit === null ? {} : { timeLimitMs: limit * 1_000 }),
          })),
        });
      }),
      { numRuns: 25 },
    );
  });
});
