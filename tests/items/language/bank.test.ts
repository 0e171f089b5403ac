import { describe, expect, test } from "vitest";
import { itemSchema } from "../../../src/contract/item/item";
import { areaTitle, skillTitle } from "../../../src/items/catalogue";
import { toHtml } from "../../../src/items/content/content";
import { languageBank } from "../../../src/items/language/bank";
import { languageAreaNames, languageLevels } from "../../../src/items/language/engine/model";
import { choicesIn, keyPlaces, longestKeys, shortestKeys } from "../../../src/items/review/choices";
import { mostLongestKeys } from "../../../src/items/review/rules";
import { shown, type Shown } from "./shown";

const bank = languageBank();
const count = (items: readonly Shown[], of: (item: Shown) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(of(item), (counts.get(of(item)) ?? 0) + 1);
  return counts;
};
const cells = languageAreaNames.flatMap((area) => languageLevels.map((level) => ({ area, level })));

describe("the Language Usage bank", () => {
  test.each(cells)("has at least six items for $area at $level", ({ area, level }) => {
    expect(count(shown, (item) => `${item.area} ${item.bin}`).get(`${area} ${level}`) ?? 0).toBeGreaterThanOrEqual(6);
  });

  test.each(cells)("has fifteen different models or own items around $area at $level", ({ area, level }) => {
    const near = shown.filter((item) => item.area === area && Math.abs(item.bin - level) <= 20);
    expect(new Set(near.map(({ model }) => model)).size).toBeGreaterThanOrEqual(15);
  });

  test("is the same on each call, in the order of ids, and the caller's copy is its own", () => {
    const copy = languageBank();
    copy.pop();
    expect(languageBank()).toEqual(bank);
    const ids = bank.map(({ item_id }) => item_id);
    expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(new Set(ids).size).toBe(bank.length);
  });

  test("holds valid items, whose texts cleaning leaves as they are", () => {
    for (const item of bank) {
      expect(itemSchema.safeParse(item).success).toBe(true);
      const { stem, interaction } = item.body;
      const options = interaction.type === "single_choice" ? interaction.options : [];
      expect(options).toHaveLength(4);
      const texts = [stem, ...options.map(({ content }) => content)].map(({ en }) => en ?? "");
      expect(texts.map((text) => toHtml(text))).toEqual(texts);
    }
  });

  test("repeats no question and no option", () => {
    const keyed = shown.map(({ paragraphs, options }) => JSON.stringify([paragraphs, options.toSorted()]));
    expect(keyed.filter((question, n) => keyed.indexOf(question) !== n)).toEqual([]);
    const texts = shown.filter(({ paragraphs }) => paragraphs.length > 1).map(({ paragraphs }) => paragraphs.join());
    expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([]);
    expect(shown.filter(({ options }) => new Set(options).size < 4).map(({ options }) => options)).toEqual([]);
  });

  test("asks in English and explains in both languages", () => {
    const chinese = /[\u4e00-\u9fff]/;
    for (const { body, explanation } of bank) {
      expect(body.stem.zh).toBeUndefined();
      expect(JSON.stringify(body)).not.toMatch(chinese);
      expect(explanation?.en).not.toMatch(chinese);
      expect(explanation?.zh).toMatch(chinese);
    }
  });

  test("explains by what is shown, never by the place of an option", () => {
    const placed = /\b(first|second|third|fourth|last) (choice|option)\b|\bchoice [A-D]\b|选项 ?[A-D]/;
    expect(
      bank.filter(({ explanation }) => placed.test(JSON.stringify(explanation))).map(({ source }) => source),
    ).toEqual([]);
  });

  test("names a short key in both explanations", () => {
    const silent = bank.flatMap(({ body: { interaction }, key, explanation, source }) => {
      if (interaction.type !== "single_choice" || key.type !== "single_choice") return [];
      const right = interaction.options.find(({ option_id }) => option_id === key.option_id)?.content.en ?? "";
      if (right.split(" ").length > 2 || /^Sentence \d$/.test(right)) return [];
      const names = (text = "") => text.toLowerCase().includes(right.toLowerCase());
      return names(explanation?.en) && names(explanation?.zh) ? [] : [`${source.ref}: ${right}`];
    });
    expect(silent).toEqual([]);
  });

  test("names each area and skill in both languages", () => {
    const unnamed = bank.filter(
      ({ subject, area, skill }) => areaTitle(subject, area).zh === area || skillTitle(subject, skill).zh === skill,
    );
    expect(unnamed.map(({ skill }) => skill)).toEqual([]);
  });

  test.each(languageAreaNames)("balances the place of the key in %s and gives no hint by length", (area) => {
    const choices = choicesIn(bank.filter((item) => item.area === area));
    expect(keyPlaces(choices, 4).filter((share) => Math.abs(share - 0.25) > 0.06)).toEqual([]);
    expect(longestKeys(choices)).toBeLessThanOrEqual(mostLongestKeys);
    expect(shortestKeys(choices)).toBeLessThanOrEqual(mostLongestKeys);
  });

  test("sets apostrophes and quotation marks as print does", () => {
    expect(
      shown.filter((item) => /['"]/.test(JSON.stringify([item.paragraphs, item.options]).replace(/"/g, ""))),
    ).toEqual([]);
  });

  test("keeps the ids that attempts refer to, each with its question", () => {
    const first = (area: string, level: number) => shown.find((item) => item.area === area && item.bin === level);
    const kept = cells.map(({ area, level }) => {
      const item = first(area, level);
      return `${area} ${level}: ${item?.id ?? ""} ${item?.paragraphs.at(-1) ?? ""} ${item?.options.join(" | ") ?? ""}`;
    });
    expect(kept).toMatchSnapshot();
  });
});
