import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Item } from "../../../src/contract/item/item";
import { choicesIn, keyPlaces, longestKeys, placeHabits, shortestKeys } from "../../../src/items/review/choices";
import { hasOneKey } from "../../../src/items/review/keys";
import type { PlannedBank } from "../../../src/items/review/plan";
import { reviewOf } from "../../../src/items/review/review";
import { brokenRules } from "../../../src/items/review/rules";

const letters = ["A", "B", "C", "D"] as const;

const choice = (name: string, key: number, texts = ["one", "two", "six", "ten"]): Item => ({
  item_id: name,
  family: "map",
  subject: "math",
  area: "number",
  skill: "counting",
  body: {
    stem: { en: `<p>Which is ${name}?</p>` },
    interaction: {
      type: "single_choice",
      options: texts.map((text, place) => ({ option_id: letters[place] ?? "", content: { en: text } })),
      shuffle: false,
    },
    media: [],
    calculator: false,
  },
  key: { type: "single_choice", option_id: letters[key] ?? "" },
  explanation: { en: "Four comes after three.", zh: "就是这样。" },
  irt: { a: 1, b: 0, c: 0.2, d: 1, calibration: "seed" },
  expected_ms: 30_000,
  points: 1,
  source: { kind: "author", name: "test", ref: name },
});
const many = (count: number, of: (n: number) => Item): Item[] => Array.from({ length: count }, (_, n) => of(n));
const sound = many(40, (n) => choice(`q${n}`, n % 4));
const rulesOf = (items: readonly Item[]): Record<string, readonly string[]> =>
  Object.fromEntries(brokenRules(items).map(({ rule, by }) => [rule, by]));
const numeric = (value: number, accepted: string[]): Item => ({
  ...choice("number", 0),
  body: { ...choice("number", 0).body, interaction: { type: "numeric_entry", max_length: 8 } },
  key: { type: "numeric_entry", value, tolerance: 0, accepted },
});

describe("the rules of a bank", () => {
  test("are met by sound items", () => {
    expect(brokenRules(sound)).toEqual([]);
    expect(brokenRules([])).toEqual([]);
  });

  test("are each broken by their fault only", () => {
    const [first] = sound;
    if (first === undefined) throw new Error("no item");
    const alike = choice("alike", 1, ["one", "two", "two", "ten"]);
    expect(rulesOf([...sound, alike])).toEqual({ "options differ": ["alike"] });
    expect(rulesOf([...sound, { ...first, item_id: "again" }])).toEqual({ "no question comes twice": ["q0"] });
    expect(rulesOf([...sound, choice("q0", 0, ["a", "b", "c", "d"])])).toEqual({ "ids are unique": ["q0"] });
    const untold = {
      ...choice("untold", 2),
      explanation: { en: "Four comes after three.", zh: "Four comes after three." },
    };
    expect(rulesOf([...sound, untold])).toEqual({ "explanations in both languages": ["untold"] });
    expect(rulesOf([...sound, { ...choice("worthless", 3), points: -1 }])).toEqual({
      "items are valid": ["worthless"],
    });
    expect(rulesOf([...sound, numeric(0.5, ["one half"])])).toEqual({});
  });

  test("find keys given away by length or place", () => {
    const long = many(40, (n) =>
      choice(
        `q${n}`,
        n % 4,
        letters.map((_, place) => (place === n % 4 ? "longer" : `o${place}`)),
      ),
    );
    expect(rulesOf(long)).toEqual({ "the key is the longest option in 40 % at most": ["number (100 %)"] });
    expect([longestKeys(choicesIn(long)), shortestKeys(choicesIn(long))]).toEqual([1, 0]);
    const last = many(40, (n) => choice(`q${n}`, n % 2 === 0 ? 3 : n % 4));
    expect(rulesOf(last)).toEqual({ "keys stand at each place alike": ["number (off by 50 %)"] });
    expect(keyPlaces(choicesIn(last), 4)).toEqual([0, 0.25, 0, 0.75].map((share) => expect.closeTo(share, 9)));
  });

  test("require one right option, or that every answer in a key is right", () => {
    expect(hasOneKey(choice("one", 2))).toBe(true);
    expect(hasOneKey({ ...choice("none", 2), key: { type: "single_choice", option_id: "Z" } })).toBe(false);
    expect(hasOneKey(numeric(0.75, ["3/4"]))).toBe(true);
    const gaps: Item = {
      ...choice("gaps", 0),
      body: {
        ...choice("gaps", 0).body,
        interaction: {
          type: "gap_entry",
          gaps: [
            { gap_id: "g1", max_length: 9 },
            { gap_id: "g2", max_length: 9 },
          ],
        },
      },
      key: { type: "gap_entry", accepted: { g1: ["colour", "color"], g2: ["of"] } },
    };
    expect(hasOneKey(gaps)).toBe(true);
  });

  test("allow few items the bias of chance", () => {
    const places = fc.array(fc.nat(3), { minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(places, (keys) => {
        const [habit] = placeHabits(choicesIn(keys.map((key, n) => choice(`q${n}`, key))));
        const counts = letters.map((_, place) => keys.filter((key) => key === place).length);
        const furthest = Math.max(...counts.map((count) => Math.abs(count / keys.length - 0.25)));
        expect(habit).toEqual({ options: 4, choices: keys.length, bias: expect.closeTo(furthest, 9) });
      }),
    );
    expect(rulesOf(many(4, (n) => choice(`q${n}`, n < 2 ? 0 : n)))).toEqual({});
  });
});

describe("a bank compared with its plan", () => {
  const bank: PlannedBank = {
    name: "Test",
    family: "map",
    items: () => sound,
    areas: ["number", "geometry"],
    areaOf: ({ area }) => area,
    levels: ["even", "odd"],
    levelOf: ({ item_id }) => (Number(item_id.slice(1)) % 2 === 0 ? "even" : "odd"),
    least: (area, level) => (area === "number" && level === "odd" ? 21 : 0),
    leastInAll: 41,
    unsuited: () => ["the-last-ferry"],
  };

  test("is counted by area and level, with its gaps", () => {
    const { cells, gaps, broken } = reviewOf(bank);
    expect(cells.map(({ items }) => items)).toEqual([20, 20, 0, 0]);
    expect(gaps).toEqual(["40 items of 41", "number at odd: 20 of 21"]);
    expect(broken).toEqual([{ rule: "passages read as their level should", by: ["the-last-ferry"] }]);
  });
});
