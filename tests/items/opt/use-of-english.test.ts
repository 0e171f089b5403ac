import { describe, expect, test } from "vitest";
import { cefrName } from "../../../src/contract/item/cefr";
import { comparable } from "../../../src/contract/item/comparable";
import { itemSchema, type Item } from "../../../src/contract/item/item";
import { areaTitle, skillTitle } from "../../../src/items/catalogue";
import { plainText } from "../../../src/items/content/content";
import { optUseOfEnglishBank } from "../../../src/items/opt/use-of-english/bank";
import { choicesIn, longestKeys, shortestKeys } from "../../../src/items/review/choices";
import { mostLongestKeys } from "../../../src/items/review/rules";
import { scoreAnswer } from "../../../src/items/scoring/score";
import { cefrLevels, levelMiddles, type CefrLevel } from "../../../src/psychometrics/scales/cefr";

const bank = optUseOfEnglishBank();
const counts = { grammarVocabulary: 12, meaning: 8, gappedText: 2 } as const;
const choices = { grammarVocabulary: 4, meaning: 3 } as const;
const ofArea = (area: string): Item[] => bank.filter((item) => item.area === area);
const levelOf = ({ source }: Item): CefrLevel =>
  cefrLevels.find((level) => source.name.endsWith(`:${cefrName(level)}`)) ?? "preA1";
const optionsOf = ({ body: { interaction }, key }: Item) =>
  interaction.type === "single_choice" && key.type === "single_choice"
    ? interaction.options.map(({ option_id, content }) => ({
        text: plainText(content.en ?? ""),
        isRight: option_id === key.option_id,
      }))
    : [];
const keyOf = (item: Item): string => optionsOf(item).find(({ isRight }) => isRight)?.text ?? "";

describe("the bank", () => {
  test("holds twelve conversations, eight meanings and two texts at each level", () => {
    const found: Record<string, number> = {};
    for (const { source } of bank) found[source.name] = (found[source.name] ?? 0) + 1;
    const expected = Object.entries(counts).flatMap(([area, count]) =>
      cefrLevels.map((level) => [`${area}:${cefrName(level)}`, count] as const),
    );
    expect(found).toEqual(Object.fromEntries(expected));
    expect(bank).toHaveLength(84 + 56 + 14);
  });

  test("is memoised, ordered by item id, and the caller's copy is its own", () => {
    const copy = optUseOfEnglishBank();
    copy.pop();
    expect(optUseOfEnglishBank()).toEqual(bank);
    const ids = bank.map(({ item_id }) => item_id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1)));
    expect(new Set(bank.map(({ source }) => source.ref)).size).toBe(bank.length);
  });

  test("is valid, and each item is right by its own key alone", () => {
    expect(bank.filter((item) => !itemSchema.safeParse(item).success)).toEqual([]);
    const wrong = bank.filter(({ body: { interaction }, key }) =>
      interaction.type === "single_choice"
        ? interaction.options.filter(
            ({ option_id }) => scoreAnswer(key, interaction, { type: "single_choice", option_id }).credit === 1,
          ).length !== 1
        : key.type === "single_choice",
    );
    expect(wrong).toEqual([]);
  });

  test("is a Rasch bank whose items lie about the middle of their level", () => {
    expect(new Set(bank.map(({ irt }) => [irt?.a, irt?.c, irt?.d, irt?.calibration].join()))).toEqual(
      new Set(["1,0,1,seed"]),
    );
    for (const area of ["grammarVocabulary", "meaning"]) {
      for (const level of cefrLevels) {
        const from = ofArea(area).filter((item) => levelOf(item) === level);
        const offsets = from.map(({ irt }) => (irt?.b ?? Number.NaN) - levelMiddles[level]);
        const mean = offsets.reduce((sum, offset) => sum + offset, 0) / offsets.length;
        const variance = offsets.reduce((sum, offset) => sum + (offset - mean) ** 2, 0) / offsets.length;
        expect(Math.abs(mean)).toBeLessThan(0.05);
        expect(Math.abs(Math.sqrt(variance) - 0.35)).toBeLessThan(0.02);
      }
    }
    const apart = ofArea("gappedText").map((item) =>
      Math.abs((item.irt?.b ?? Number.NaN) - levelMiddles[levelOf(item)]),
    );
    expect(Math.max(...apart)).toBeLessThanOrEqual(0.3);
  });

  test("asks for both skills of a part at each level", () => {
    const skills = (area: string, level: CefrLevel) =>
      new Set(ofArea(area).flatMap((item) => (levelOf(item) === level ? [item.skill] : [])));
    for (const level of cefrLevels) {
      expect(skills("grammarVocabulary", level)).toEqual(new Set(["grammarForm", "vocabulary"]));
      expect(skills("meaning", level)).toEqual(new Set(["explicitMeaning", "impliedMeaning"]));
      expect(skills("gappedText", level)).toEqual(new Set(["gappedText"]));
    }
  });

  test("is written in English, and directs and explains in both languages", () => {
    const han = /[\u4e00-\u9fff]/;
    for (const item of bank) {
      const { stem } = item.body;
      const { en = "", zh = "" } = item.explanation ?? {};
      const [directions = "", ...shown] = (stem.zh ?? "").split('<p lang="en">');
      expect(han.test(directions)).toBe(true);
      expect(shown.map((part) => `<p>${part}`).join("")).toBe(
        (stem.en ?? "").slice((stem.en ?? "").indexOf("</p>") + 4),
      );
      const english = [stem.en ?? "", en, ...optionsOf(item).map(({ text }) => text)];
      expect(english.filter((text) => text === "" || han.test(text))).toEqual([]);
      expect([plainText(en).length >= 40, (zh.match(/[\u4e00-\u9fff]/g) ?? []).length >= 8]).toEqual([true, true]);
    }
  });

  test("sets its type well", () => {
    const texts = bank.flatMap((item) => [
      plainText(item.body.stem.en ?? ""),
      plainText(item.explanation?.en ?? ""),
      ...optionsOf(item).map(({ text }) => text),
    ]);
    expect(texts.filter((text) => /["'*]|\s{2}|\.\.\.|undefined/.test(text))).toEqual([]);
  });

  test("has titles in the catalogue, as have the other parts of OPT", () => {
    const areas = [...new Set(bank.map(({ area }) => area)), "listeningShort", "listeningLong", "listeningMonologue"];
    const skills = [
      ...new Set(bank.map(({ skill }) => skill)),
      "listeningGist",
      "listeningDetail",
      "listeningInference",
    ];
    expect(areas.filter((area) => areaTitle("opt", area).zh === area)).toEqual([]);
    expect(skills.filter((skill) => skillTitle("opt", skill).zh === skill)).toEqual([]);
  });

  test("gives each item a time that fits its length, and a point for each response", () => {
    const perResponse = bank.map(({ expected_ms, points }) => expected_ms / points / 1_000);
    expect(Math.min(...perResponse)).toBeGreaterThanOrEqual(18);
    expect(Math.max(...perResponse)).toBeLessThanOrEqual(60);
    expect(ofArea("gappedText").filter(({ points }) => points !== 7)).toEqual([]);
  });
});

describe.each(["grammarVocabulary", "meaning"] as const)("single choices: %s", (area) => {
  const items = ofArea(area);

  test("offer options that differ, and repeat no stem and no set of options", () => {
    const sizes = items.map((item) => new Set(optionsOf(item).map(({ text }) => comparable(text, false))).size);
    expect(new Set(sizes)).toEqual(new Set([choices[area]]));
    expect(new Set(items.map(({ body }) => body.stem.en)).size).toBe(items.length);
    const sets = items.map((item) =>
      optionsOf(item)
        .map(({ text }) => text)
        .toSorted(),
    );
    expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(items.length);
  });

  test("balance the place of the key within each level and give no hint by length", () => {
    for (const level of cefrLevels) {
      const own = items.filter((item) => levelOf(item) === level).map(optionsOf);
      const places = optionsOf(items[0] as Item).map((_, place) => own.filter((list) => list[place]?.isRight).length);
      expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(area === "meaning" ? 3 : 0);
    }
    const offered = choicesIn(items);
    expect(longestKeys(offered)).toBeLessThanOrEqual(mostLongestKeys);
    expect(shortestKeys(offered)).toBeLessThanOrEqual(mostLongestKeys);
  });

  test("show a conversation of two to four lines by two speakers", () => {
    const speeches = items.map(({ body }) => [...(body.stem.en ?? "").matchAll(/<p><b>([^<:]+):<\/b> \S/g)]);
    expect(speeches.filter((lines) => lines.length < 2 || lines.length > 4)).toEqual([]);
    expect(speeches.filter((lines) => new Set(lines.map(([, name]) => name)).size !== 2)).toEqual([]);
  });
});

describe("conversations with a gap", () => {
  test("have one gap, and read whole with the key in it", () => {
    for (const item of ofArea("grammarVocabulary")) {
      const stem = plainText(item.body.stem.en ?? "");
      expect(stem.split("______")).toHaveLength(2);
      const whole = stem.replace("______", keyOf(item));
      expect(whole).not.toMatch(/_|\s[,.?!]|(?<!\bthat )\b(\w+) \1\b/i);
      const begins = /[:.] ______/.test(stem);
      expect(/^(?!I |Wednesday)[A-Z]/.test(keyOf(item))).toBe(begins);
      expect(optionsOf(item).filter(({ text }) => begins && !/^[A-Z]/.test(text))).toEqual([]);
    }
  });
});

describe("meanings", () => {
  test("ask about one of the speakers", () => {
    for (const { body } of ofArea("meaning")) {
      const stem = body.stem.en ?? "";
      const [, asked = ""] = /<p>What does (.+) mean\?<\/p>$/.exec(stem) ?? [];
      const names = [...stem.matchAll(/<b>([^<:]+):/g)].map(([, name = ""]) => name);
      expect(names.filter((name) => `the ${name}`.toLowerCase() === asked || name === asked)).toHaveLength(1);
    }
  });
});
