import { describe, expect, test } from "vitest";
import { readNumber } from "../../../src/contract/item/number-forms";
import { areaTitle, skillTitle } from "../../../src/items/catalogue";
import { mathsLevels } from "../../../src/items/engine/model";
import { mathsAreaNames, mathBank } from "../../../src/items/maths/bank";
import { choicesIn, keyPlaces, longestKeys } from "../../../src/items/review/choices";
import { mostLongestKeys } from "../../../src/items/review/rules";

const bank = mathBank();
const ritOf = (b: number): number => 200 + 10 * b;
const cellOf = ({ area, irt }: (typeof bank)[number]): string => `${area} ${Math.floor(ritOf(irt?.b ?? 0) / 10) * 10}`;

describe("the bank", () => {
  test("holds twenty-four items in each area and bin", () => {
    const counts = Object.fromEntries(
      mathsAreaNames.flatMap((area) => mathsLevels.map((level) => [`${area} ${level}`, 0])),
    );
    for (const item of bank) counts[cellOf(item)] = (counts[cellOf(item)] ?? 0) + 1;
    expect(counts).toEqual(Object.fromEntries(Object.keys(counts).map((cell) => [cell, 24])));
    expect(bank).toHaveLength(1_152);
  });

  test("is memoised, and the caller's copy is its own", () => {
    const copy = mathBank();
    copy.pop();
    expect(mathBank()).toEqual(bank);
  });

  test("comes from many models, with unique ids and stems", () => {
    expect(new Set(bank.map(({ source }) => source.name)).size).toBeGreaterThanOrEqual(165);
    expect(new Set(bank.map(({ item_id }) => item_id)).size).toBe(1_152);
    expect(new Set(bank.map(({ body }) => body.stem.en)).size).toBe(1_152);
    expect(new Set(bank.map(({ body }) => body.stem.zh)).size).toBe(1_152);
  });

  test("lets a sitting of 43 ask no model of an area twice", () => {
    const reach = 20;
    const modelsNear = (area: string, rit: number) =>
      new Set(
        bank
          .filter((item) => item.area === area && Math.abs(ritOf(item.irt?.b ?? 0) - rit) <= reach)
          .map(({ source }) => source.name),
      ).size;
    const few = mathsAreaNames.flatMap((area) =>
      mathsLevels.flatMap((level) =>
        modelsNear(area, level) < 13 ? [`${area} ${level}: ${modelsNear(area, level)}`] : [],
      ),
    );
    expect(few).toEqual([]);
  });

  test("has every interaction the models promise", () => {
    const kinds = [...new Set(bank.map(({ body }) => body.interaction.type))].toSorted();
    expect(kinds).toEqual(["multiple_choice", "numeric_entry", "order", "single_choice"]);
  });

  test("lists no further form of a number that the browser would not take", () => {
    const numbers = bank.flatMap(({ body: { interaction }, key }) =>
      interaction.type === "numeric_entry" && key.type === "numeric_entry" ? [{ ...interaction, ...key }] : [],
    );
    expect(numbers.length).toBeGreaterThan(0);
    for (const { unit, value, accepted } of numbers)
      for (const name of ["", unit?.en ?? "", unit?.zh ?? ""])
        for (const form of [String(value), ...accepted])
          expect(readNumber(`${form} ${name}`, unit)).toBeCloseTo(value, 9);
  });

  test("shows an empty box only where the question asks what belongs in it", () => {
    const boxes = bank.filter(({ body: { stem } }) => /□/.test(`${stem.en}${stem.zh}`));
    expect(boxes.length).toBeGreaterThan(10);
    const unasked = boxes.filter(
      ({ body: { stem } }) => !/in the box|which sign/i.test(stem.en ?? "") || !/填/.test(stem.zh ?? ""),
    );
    expect(unasked.map(({ body }) => body.stem.en)).toEqual([]);
  });

  test("names each area and skill in both languages", () => {
    const unnamed = bank.filter(
      ({ subject, area, skill }) => areaTitle(subject, area).zh === area || skillTitle(subject, skill).zh === skill,
    );
    expect(unnamed.map(({ skill }) => skill)).toEqual([]);
    expect(skillTitle("math", "unheardOf")).toEqual({ en: "Unheard Of", zh: "Unheard Of" });
  });

  test("balances the place of the key and gives no hint by length", () => {
    const choices = choicesIn(bank);
    expect(keyPlaces(choices, 4).filter((share) => Math.abs(share - 0.25) > 0.06)).toEqual([]);
    expect(longestKeys(choices)).toBeLessThanOrEqual(mostLongestKeys);
  });

  test("holds both languages in every text and nothing that is not rendered", () => {
    const texts = bank.flatMap(({ body, explanation }) => [
      body.stem,
      explanation ?? {},
      ...("options" in body.interaction ? body.interaction.options.map(({ content }) => content) : []),
    ]);
    expect(texts.filter(({ en, zh }) => en === undefined || zh === undefined || /\\[(a-z]/.test(en + zh))).toEqual([]);
  });

  test("keeps its figures whole through cleaning", () => {
    const figures = bank
      .flatMap(({ body }) => [body.stem.en ?? "", body.stem.zh ?? ""])
      .filter((html) => html.includes("<svg"));
    expect(figures.length).toBeGreaterThanOrEqual(120);
    const whole =
      /<svg viewBox="0 0( [\d.]+){2}" width="[\d.]+" height="[\d.]+" role="img" aria-label="[^"]+">.*<\/svg>$/s;
    expect(figures.filter((html) => !whole.test(html))).toEqual([]);
    const widths = figures.map((html) => Number(/width="([\d.]+)"/.exec(html)?.[1]));
    expect(Math.max(...widths)).toBeLessThanOrEqual(420);
  });

  test("keeps the ids that attempts refer to", () => {
    const ids = Object.fromEntries(
      mathsLevels.map((level) => [
        level,
        bank
          .filter((item) => cellOf(item).endsWith(` ${level}`))
          .map(({ item_id }) => item_id)
          .slice(0, 2),
      ]),
    );
    expect(ids).toMatchSnapshot();
  });
});
