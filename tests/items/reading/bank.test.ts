import { describe, expect, test } from "vitest";
import { itemSchema, type Item } from "../../../src/contract/item/item";
import { areaTitle, skillTitle } from "../../../src/items/catalogue";
import { readingBank } from "../../../src/items/reading/bank";
import { readingLevels } from "../../../src/items/reading/model";
import { choicesIn, keyPlaces, longestKeys, shortestKeys } from "../../../src/items/review/choices";
import { mostLongestKeys } from "../../../src/items/review/rules";

const bank = readingBank();
const areas = ["literary", "informational", "vocabulary"];
const levelOf = ({ irt, skill }: Item): number => {
  const rit = 200 + 10 * (irt?.b ?? 0);
  const offset = { details: -5, mainIdea: -5, inference: 5, craft: 8, wordInContext: 8 }[skill] ?? 0;
  return 10 * Math.round((rit - offset) / 10);
};
const cellOf = (item: Item): string => `${item.area} ${levelOf(item)}`;
const optionsOf = ({ body: { interaction }, key }: Item) =>
  interaction.type === "single_choice" && key.type === "single_choice"
    ? interaction.options.map(({ option_id, content }) => ({
        text: (content.en ?? "").replace(/<[^<>]*>/g, ""),
        isRight: option_id === key.option_id,
      }))
    : [];
const inOrder = (items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => Number(one.source.ref.split(":")[1]) - Number(other.source.ref.split(":")[1]));

describe("the bank", () => {
  test("holds six items in each area of text and level, and seven of vocabulary", () => {
    const counts: Record<string, number> = {};
    for (const item of bank) counts[cellOf(item)] = (counts[cellOf(item)] ?? 0) + 1;
    const expected = areas.flatMap((area) =>
      readingLevels.map((level) => [`${area} ${level}`, area === "vocabulary" ? 7 : 6]),
    );
    expect(counts).toEqual(Object.fromEntries(expected));
    expect(bank).toHaveLength(171);
  });

  test("is memoised, ordered by item id, and the caller's copy is its own", () => {
    const copy = readingBank();
    copy.pop();
    expect(readingBank()).toEqual(bank);
    const ids = bank.map(({ item_id }) => item_id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test("is valid, and says from the outset how hard and how long its items are", () => {
    expect(bank.filter((item) => !itemSchema.safeParse(item).success)).toEqual([]);
    expect(new Set(bank.map(({ irt }) => [irt?.a, irt?.c, irt?.d, irt?.calibration].join()))).toEqual(
      new Set(["1,0.2,1,seed"]),
    );
    const times = bank.map((item) => item.expected_ms);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(12_000);
    expect(Math.max(...times)).toBeLessThanOrEqual(240_000);
  });

  test("keeps the three items of a passage with one stimulus, in an order that can be recovered", () => {
    const ofPassages = bank.filter(({ body }) => body.stimulus !== undefined);
    const names = [...new Set(ofPassages.map(({ source }) => source.name))];
    const sets = names.map((name) => inOrder(ofPassages.filter(({ source }) => source.name === name)));
    expect(sets).toHaveLength(36);
    for (const items of sets) {
      expect(items.map(({ source }) => source.ref)).toEqual([1, 2, 3].map((n) => `${items[0]?.source.name}:${n}`));
      expect(new Set(items.map(({ body }) => JSON.stringify(body.stimulus))).size).toBe(1);
      expect(new Set(items.map(({ area }) => area)).size).toBe(1);
      const [first = 0, ...others] = items.map(({ expected_ms }) => expected_ms);
      expect(first).toBeGreaterThan(Math.max(...others));
    }
    expect(new Set(sets.map(([item]) => item?.body.stimulus?.stimulus_id)).size).toBe(36);
    expect(bank.filter(({ body }) => body.stimulus === undefined).every(({ area }) => area === "vocabulary")).toBe(
      true,
    );
  });

  test("repeats no question, and offers four options that differ", () => {
    expect(new Set(bank.map(({ body, source }) => `${source.name} ${body.stem.en}`)).size).toBe(171);
    expect(new Set(bank.map((item) => JSON.stringify(optionsOf(item)))).size).toBe(171);
    const sizes = bank.map((item) => new Set(optionsOf(item).map(({ text }) => text.toLowerCase())).size);
    expect(new Set(sizes)).toEqual(new Set([4]));
  });

  test.each(areas)("balances the place of the key and gives no hint by length: %s", (area) => {
    const choices = choicesIn(bank.filter((item) => item.area === area));
    expect(keyPlaces(choices, 4).filter((share) => Math.abs(share - 0.25) > 0.1)).toEqual([]);
    expect(longestKeys(choices)).toBeLessThanOrEqual(mostLongestKeys);
    expect(shortestKeys(choices)).toBeLessThanOrEqual(mostLongestKeys);
  });

  test("asks in English and explains in both languages", () => {
    const asked = bank.flatMap((item) => [item.body.stem.en ?? "", ...optionsOf(item).map(({ text }) => text)]);
    expect(asked.filter((text) => text === "" || /[\u4e00-\u9fff]|undefined/.test(text))).toEqual([]);
    const untold = bank.filter(
      ({ explanation: { en = "", zh = "" } = {} }) =>
        en.length < 40 || /[\u4e00-\u9fff]/.test(en) || (zh.match(/[\u4e00-\u9fff]/g) ?? []).length < 12,
    );
    expect(untold.map(({ source }) => source.ref)).toEqual([]);
  });

  test("sets its type well and offers neither all nor none of the options", () => {
    const texts = bank.flatMap((item) => [
      item.body.stimulus?.content.en ?? "",
      item.body.stem.en ?? "",
      item.explanation?.en ?? "",
      ...optionsOf(item).map(({ text }) => text),
    ]);
    expect(texts.filter((text) => /["'*_]|\s{2}|\.\.\.|\b(?:all|none|both) of the above\b/i.test(text))).toEqual([]);
  });

  test("is titled in the catalogue", () => {
    expect(bank.filter(({ area }) => areaTitle("reading", area).zh === area)).toEqual([]);
    expect(bank.filter(({ skill }) => skillTitle("reading", skill).zh === skill)).toEqual([]);
  });

  test("keeps the ids that attempts refer to", () => {
    const ids = inOrder(bank).filter(({ source }) => /^(?:vocabulary-\d+|market-morning):1$/.test(source.ref));
    const named = ids.map(({ item_id, source }) => [source.ref, item_id]);
    expect(named.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1))).toMatchSnapshot();
  });
});
