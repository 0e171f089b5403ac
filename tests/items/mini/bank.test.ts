import { describe, expect, test } from "vitest";
import { itemSchema, type Item } from "../../../src/contract/item/item";
import { areaTitle, skillTitle } from "../../../src/items/catalogue";
import { toHtml } from "../../../src/items/content/content";
import type { AudioOf } from "../../../src/items/mini/engine/build";
import { miniLevels } from "../../../src/items/mini/engine/model";
import { miniMathBank } from "../../../src/items/mini/maths/bank";
import { mathAreas } from "../../../src/items/mini/maths/model";
import { miniReadingBank } from "../../../src/items/mini/reading/bank";
import { miniReadingAreaNames } from "../../../src/items/mini/reading/model";
import { miniScripts } from "../../../src/items/narration/mini-scripts";
import { brokenRules } from "../../../src/items/review/rules";

const sha256 = "a".repeat(64);
const rendered: AudioOf = () => ({ sha256, synthetic: true });
const silent: AudioOf = () => null;
const scripts = miniScripts();

const binOf = ({ irt }: Item): number => Math.floor(20 + Math.round((irt?.b ?? 0) * 10) / 10) * 10;
const optionsOf = ({ body: { interaction } }: Item) => ("options" in interaction ? interaction.options : []);
const placeOf = (item: Item): number =>
  optionsOf(item).findIndex(({ option_id }) => item.key.type === "single_choice" && option_id === item.key.option_id);
const textsOf = ({ body: { stem, stimulus, interaction } }: Item): string[] =>
  [
    stem,
    stimulus?.content ?? {},
    ...("options" in interaction ? interaction.options.map(({ content }) => content) : []),
  ]
    .flatMap(({ en, zh }) => [en, zh])
    .filter((text) => text !== undefined);

const banks = [
  { name: "Mathematics", bank: miniMathBank, areas: mathAreas, subject: "math", least: 4, all: 284 },
  { name: "Reading", bank: miniReadingBank, areas: miniReadingAreaNames, subject: "reading", least: 4, all: 275 },
] as const;

describe.each(banks)("the mini bank of $name", ({ bank, areas, subject, least, all }) => {
  const items = bank(rendered);

  test("has items in each area and bin from 120 to 209", () => {
    expect(items).toHaveLength(all);
    const counts = areas.flatMap((area) =>
      miniLevels.map((level) => items.filter((item) => item.area === area && binOf(item) === level).length),
    );
    expect(counts.filter((count) => count < least)).toEqual([]);
    expect(counts.reduce((total, count) => total + count, 0)).toBe(all);
  });

  test("holds valid items with unique ids in their order, the same on each call", () => {
    expect(items.map((item) => itemSchema.parse(item))).toEqual(items);
    expect(items.filter((item) => item.family !== "mapMini" || item.subject !== subject)).toEqual([]);
    const ids = items.map(({ item_id }) => item_id);
    expect(new Set(ids).size).toBe(all);
    expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(bank(rendered)).toEqual(items);
  });

  test("offers three or four different options, the key in each place alike", () => {
    for (const item of items) {
      const shown = optionsOf(item).map(({ content }) => content.en);
      expect([3, 4]).toContain(shown.length);
      expect(new Set(shown).size).toBe(shown.length);
    }
    for (const size of [3, 4]) {
      const sized = items.filter((item) => optionsOf(item).length === size);
      const shares = Array.from(
        { length: size },
        (_, k) => sized.filter((item) => placeOf(item) === k).length / sized.length,
      );
      expect(shares.filter((share) => Math.abs(share - 1 / size) > 0.08)).toEqual([]);
    }
  });

  test("keeps every rule of a bank", () => {
    expect(brokenRules(items)).toEqual([]);
  });

  test("keeps texts and drawings whole through cleaning, drawings that are options by themselves", () => {
    const texts = items.flatMap(textsOf);
    expect(texts.filter((text) => toHtml(text) !== text)).toEqual([]);
    const drawn = texts.filter((text) => text.includes("<svg"));
    expect(drawn.length).toBeGreaterThan(200);
    const whole =
      /<svg viewBox="0 0( [\d.]+){2}" width="[\d.]+" height="[\d.]+" role="img" aria-label="[^"]+">.*<\/svg>$/s;
    expect(drawn.filter((text) => !whole.test(text))).toEqual([]);
    const opened = (text: string) => (text.match(/<[a-z]\w*(?: [^<>]*)?>/g) ?? []).filter((tag) => !tag.endsWith("/>"));
    expect(drawn.filter((text) => opened(text).length !== (text.match(/<\/\w+>/g) ?? []).length)).toEqual([]);
    expect(Math.max(...drawn.map((text) => Number(/width="([\d.]+)"/.exec(text)?.[1])))).toBeLessThanOrEqual(420);
  });

  test("names each area and skill in both languages", () => {
    const unnamed = items.filter(
      ({ area, skill }) => areaTitle(subject, area).zh === area || skillTitle(subject, skill).zh === skill,
    );
    expect(unnamed.map(({ skill }) => skill)).toEqual([]);
  });

  test("plays its prompt by itself as often as the child likes, from files that are listed and have scripts", () => {
    const known = new Set(scripts.map(({ id }) => id));
    for (const { body, transcript } of items) {
      const { audio, media } = body;
      const used = [audio?.prompt ?? "", ...Object.values(audio?.options ?? {})];
      expect(audio).toMatchObject({ autoplay: true, max_plays: null, synthetic: true });
      expect(new Set(media.map(({ media_id }) => media_id))).toEqual(new Set(used));
      expect(used.filter((id) => !known.has(id))).toEqual([]);
      expect(transcript?.en).not.toBe("");
    }
  });

  test("explains in both languages and directs in both", () => {
    const chinese = /[\u4e00-\u9fff]|=/;
    for (const { body, explanation } of items) {
      expect(body.stem.zh).toMatch(chinese);
      expect(explanation?.zh).toMatch(chinese);
      expect(explanation?.en).not.toMatch(/[\u4e00-\u9fff]/);
    }
  });
});

test("without recordings Mathematics keeps its items and Reading those that can be read, under the same ids", () => {
  const idsOf = (items: readonly Item[]) => items.map(({ item_id }) => item_id);
  expect(idsOf(miniMathBank(silent))).toEqual(idsOf(miniMathBank(rendered)));
  const read = miniReadingBank(silent);
  expect(read.length).toBeGreaterThan(20);
  const whole = new Set(idsOf(miniReadingBank(rendered)));
  expect(idsOf(read).filter((id) => !whole.has(id))).toEqual([]);
  expect(
    [...miniMathBank(silent), ...read].filter(({ body }) => body.audio !== undefined || body.media.length > 0),
  ).toEqual([]);
});

test("options are heard all or not at all", () => {
  const [some] = scripts.filter(({ turns }) => turns.length === 1 && turns[0]?.text === "hat");
  const withoutHat: AudioOf = (id) => (id === some?.id ? null : { sha256, synthetic: false });
  const sets = miniReadingBank(withoutHat).map(({ body }) => [
    Object.keys(body.audio?.options ?? {}).length,
    "options" in body.interaction ? body.interaction.options.length : 0,
  ]);
  expect(sets.filter(([heard, shown]) => heard !== 0 && heard !== shown)).toEqual([]);
  expect(some).toBeDefined();
});

test("two questions on one story share its stimulus and follow one another, and no story is shown", () => {
  const items = miniReadingBank(rendered);
  const inSets = items.filter(({ body }) => body.stimulus !== undefined);
  const ids = new Set(inSets.map(({ body }) => body.stimulus?.stimulus_id));
  expect(ids.size).toBeGreaterThanOrEqual(5);
  for (const id of ids) {
    const set = inSets.filter(({ body }) => body.stimulus?.stimulus_id === id);
    expect(set.map(({ source }) => source.ref.split(":")[1])).toEqual(expect.arrayContaining(["1", "2"]));
    expect(new Set(set.map(({ body }) => JSON.stringify(body.stimulus))).size).toBe(1);
    expect(new Set(set.map(({ area }) => area)).size).toBe(1);
  }
  const shownStories = items.filter(({ body, transcript, area }) => {
    const [sentence = ""] = (transcript?.en ?? "").split(".");
    return (
      area === "literatureInformation" && !sentence.startsWith("Read") && body.stem.en?.includes(sentence) === true
    );
  });
  expect(shownStories.map(({ source }) => source.ref)).toEqual([]);
});

test("scripts are short, each text once, with no sign that a voice cannot say", () => {
  expect(scripts.length).toBeLessThanOrEqual(360);
  expect(new Set(scripts.map(({ id }) => id)).size).toBe(scripts.length);
  const said = scripts.map(({ turns }) => turns.map(({ text }) => text).join("\n"));
  expect(new Set(said).size).toBe(said.length);
  expect(said.filter((text) => /[\d<>=☐_~]|[^\x20-\x7e\n“”’]/.test(text))).toEqual([]);
  expect(said.join(" ").split(/\s+/).length).toBeLessThan(2_450);
  expect(scripts.filter(({ id, pace }) => !/^mini-[a-z0-9-]{1,54}$/.test(id) || pace !== "child")).toEqual([]);
});

test("keeps the ids that attempts refer to", () => {
  const first = [miniMathBank, miniReadingBank].map((bank) =>
    bank(rendered)
      .slice(0, 8)
      .map(({ item_id, source }) => `${item_id} ${source.ref}`),
  );
  expect(first).toMatchSnapshot();
});
