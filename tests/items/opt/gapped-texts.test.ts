import { describe, expect, test } from "vitest";
import { cefrName } from "../../../src/contract/item/cefr";
import { comparable } from "../../../src/contract/item/comparable";
import type { Item } from "../../../src/contract/item/item";
import { plainText } from "../../../src/items/content/content";
import { optUseOfEnglishBank } from "../../../src/items/opt/use-of-english/bank";
import { textItems } from "../../../src/items/opt/use-of-english/gapped-text";
import { gappedTexts as levelSets } from "../../../src/items/opt/use-of-english/texts";
import { scoreAnswer, scoreGaps } from "../../../src/items/scoring/score";
import { cefrLevels, type CefrLevel } from "../../../src/psychometrics/scales/cefr";

const levelOf = ({ source }: Item): CefrLevel =>
  cefrLevels.find((level) => source.name.endsWith(`:${cefrName(level)}`)) ?? "preA1";
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe("gapped texts", () => {
  const texts = optUseOfEnglishBank().filter(({ area }) => area === "gappedText");

  test("have seven gaps, chosen at Pre-A1 and typed above it", () => {
    for (const item of texts) {
      const { interaction, stem } = item.body;
      const gaps = "gaps" in interaction ? interaction.gaps.map(({ gap_id }) => gap_id) : [];
      expect(interaction.type).toBe(levelOf(item) === "preA1" ? "inline_choice" : "gap_entry");
      expect(gaps).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `g${number}`));
      for (const text of [stem.en ?? "", stem.zh ?? ""])
        expect([...text.matchAll(/\{\{(g\d)\}\}/g)].map(([, gap]) => gap)).toEqual(gaps);
    }
  });

  test("accept forms that differ, of one word or a contraction's two, and each of them is right", () => {
    for (const { body, key } of texts) {
      if (key.type !== "gap_entry") continue;
      for (const [gap, forms] of Object.entries(key.accepted)) {
        expect(new Set(forms.map((form) => comparable(form, false))).size).toBe(forms.length);
        expect(forms.filter((form) => !/^[A-Za-z]+(?:[’ -][a-z]+)?$/.test(form))).toEqual([]);
        for (const form of forms)
          expect(scoreGaps(key, { type: "gap_entry", texts: { [gap]: form.toUpperCase() } })[gap]).toBe(true);
      }
      const first = Object.fromEntries(Object.entries(key.accepted).map(([gap, [form = ""]]) => [gap, form]));
      expect(scoreAnswer(key, body.interaction, { type: "gap_entry", texts: first })).toEqual({
        mark: "right",
        credit: 1,
      });
    }
  });

  test("offer three words in each gap to choose from, the key in no fixed place", () => {
    const places = texts.flatMap(({ body: { interaction }, key }) =>
      interaction.type === "inline_choice" && key.type === "inline_choice"
        ? interaction.gaps.map(({ gap_id, options }) => {
            expect(new Set(options.map(({ content }) => content.en)).size).toBe(3);
            return options.findIndex(({ option_id }) => option_id === key.choices[gap_id]);
          })
        : [],
    );
    const shares = [0, 1, 2].map((place) => places.filter((one) => one === place).length);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(14);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(2);
  });

  const wholeOf = ({ body, key }: Item): string => {
    const form = (gap: string): string => {
      if (key.type === "gap_entry") return key.accepted[gap]?.[0] ?? "";
      const gaps = body.interaction.type === "inline_choice" ? body.interaction.gaps : [];
      const options = gaps.find(({ gap_id }) => gap_id === gap)?.options ?? [];
      const choice = key.type === "inline_choice" ? key.choices[gap] : undefined;
      return options.find(({ option_id }) => option_id === choice)?.content.en ?? "";
    };
    const [, ...paragraphs] = (body.stem.en ?? "").split("<p>").slice(1);
    return plainText(paragraphs.join(" ").replace(/\{\{(g\d)\}\}/g, (_, gap: string) => form(gap)));
  };

  test("read whole with their keys", () => {
    const wholes = texts.map((item) => [item.source.ref.slice(11), wholeOf(item)]);
    expect(wholes.filter(([, text = ""]) => /[{}[\]|]|\s[,.;:?!]|\b(\w+) \1\b/i.test(text))).toEqual([]);
    expect(Object.fromEntries(wholes.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1)))).toMatchSnapshot();
  });

  test("grow with the level", () => {
    const lengths = cefrLevels.map((level) =>
      texts.filter((item) => levelOf(item) === level).map((item) => wordsIn(wholeOf(item))),
    );
    expect(Math.min(...lengths.flat())).toBeGreaterThanOrEqual(60);
    expect(Math.max(...lengths.flat())).toBeLessThanOrEqual(160);
    const means = lengths.map((list) => list.reduce((sum, length) => sum + length, 0) / list.length);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
  });

  test("become other items where a gap takes another word", () => {
    for (const { level, entries } of levelSets.filter((set) => set.level !== "preA1")) {
      const wider = entries.map((entry) => ({ ...entry, text: entry.text.replace("]", "|besides]") }));
      const ids = [entries, wider].flatMap((list) => textItems({ level, entries: list })).map((item) => item.item_id);
      expect(new Set(ids).size).toBe(2 * entries.length);
    }
  });

  test("explain each gap", () => {
    const listed = (text = "") => [...text.matchAll(/<li>/g)].length;
    const counted = texts.map(({ explanation }) => [listed(explanation?.en), listed(explanation?.zh)]);
    expect(new Set(counted.flat())).toEqual(new Set([7]));
  });
});
