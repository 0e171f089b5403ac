import sharp from "sharp";
import type { Interaction, Item, ItemBody, ItemKey } from "../../src/contract/item/item";
import { media } from "../../src/server/db/schema";
import type { TestDefinition } from "../../src/server/db/shapes";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { sha256Of, silence } from "./silence";
import { fixedItems, fixedTest, minute, type School } from "./sittings";

const [example] = fixedItems;
if (example === undefined) throw new Error("no item");
const { mistakes: _, explanation: _of, ...plain } = example;

const named = (place: number, ...words: readonly string[]) =>
  words.map((word, index) => ({
    option_id: `${word}-${index}`,
    content: { en: `<p>${word} ${place}</p>`, zh: `<p>${word} ${place}</p>` },
  }));
const choices = (place: number) => named(place, "First", "Second", "Third", "Last");
const drawing = (sides: number): string => {
  const frame = `<rect x="10" y="10" width="${sides * 15}" height="60" fill="none" stroke="#1f2430"/>`;
  const label = `role="img" aria-label="${sides} sides"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="80" viewBox="0 0 100 80" ${label}>${frame}</svg>`;
};

interface Asked {
  readonly interaction: Interaction;
  readonly key: ItemKey;
  readonly more?: string;
  readonly body?: Partial<ItemBody>;
}

const choose = (place: number): Asked => ({
  interaction: { type: "single_choice", options: choices(place), shuffle: false },
  key: { type: "single_choice", option_id: "Second-1" },
});

const tides = [
  "<p>Twice a day the sea rises and falls.",
  "The moon pulls the water that is nearest to it, and the earth turns below.</p>",
].join(" ");

const passage = {
  stimulus_id: "tides",
  title: { en: "The tides", zh: "潮汐" },
  content: {
    en: `<p>Passage begins.</p>${tides.repeat(6)}<p>Passage ends.</p>`,
    zh: `<p>Passage begins.</p>${"<p>海水每天涨落两次。月球吸引离它最近的海水，而地球在其下方转动。</p>".repeat(6)}<p>Passage ends.</p>`,
  },
};

const square = await sharp({ create: { width: 320, height: 200, channels: 3, background: "#cfe8d5" } })
  .png()
  .toBuffer();
const sound = silence(40);
const files = [
  { sha256: sha256Of(square), type: "image/png", bytes: square },
  { sha256: sha256Of(sound), type: "audio/mpeg", bytes: sound },
];

const half = "<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>";

/** A question of each kind, by its place in the test from 5. */
const kinds: readonly ((place: number) => Asked)[] = [
  (place) => ({
    interaction: { type: "multiple_choice", options: choices(place), shuffle: false, max_choices: 0 },
    key: { type: "multiple_choice", option_ids: ["First-0", "Third-2"] },
  }),
  () => ({
    interaction: { type: "text_entry", max_length: 40 },
    key: { type: "text_entry", accepted: ["Le Havre", "Havre"], case_sensitive: false },
  }),
  () => ({
    interaction: { type: "extended_text", max_length: 2_000, expected_lines: 8, format: "plain" },
    key: { type: "extended_text", guide: { en: "<p>One point for erosion.</p>" } },
  }),
  () => ({
    interaction: { type: "numeric_entry", max_length: 10, unit: { en: "cm" } },
    key: { type: "numeric_entry", value: 2.5, tolerance: 0.1, accepted: ["5/2"] },
    more: `<p>What is ${half} of 5?</p>`,
  }),
  (place) => ({
    interaction: { type: "inline_choice", gaps: [{ gap_id: "g", options: named(place, "go", "went", "Last") }] },
    key: { type: "inline_choice", choices: { g: "went-1" } },
    more: "<p>She {{g}} home.</p>",
  }),
  () => ({
    interaction: { type: "gap_entry", gaps: [{ gap_id: "g", max_length: 10 }] },
    key: { type: "gap_entry", accepted: { g: ["tide"] } },
    more: "<p>The {{g}} turns.</p>",
  }),
  (place) => ({
    interaction: {
      type: "gaps",
      gaps: [
        { gap_id: "a", kind: "number", max_length: 10 },
        { gap_id: "b", kind: "choice", options: named(place, "sun", "Last") },
      ],
    },
    key: {
      type: "gaps",
      gaps: {
        a: { kind: "number", value: 2, tolerance: 0 },
        b: { kind: "choice", option_id: "sun-0" },
      },
    },
    more: "<p>{{a}} times a day, by the {{b}}.</p>",
  }),
  (place) => ({
    interaction: { type: "order", options: named(place, "Tuesday", "Wednesday", "Last") },
    key: { type: "order", option_ids: ["Last-2", "Tuesday-0", "Wednesday-1"] },
  }),
  (place) => ({
    interaction: { type: "match", sources: named(place, "Ruler", "Scale"), targets: named(place, "length", "Last") },
    key: {
      type: "match",
      pairs: [
        ["Ruler-0", "length-0"],
        ["Scale-1", "Last-1"],
      ],
    },
  }),
  (place) => ({
    interaction: {
      type: "categorise",
      options: named(place, "Owl", "Trout", "Robin"),
      categories: named(place, "Birds", "Last"),
    },
    key: { type: "categorise", placements: { "Owl-0": "Birds-0", "Trout-1": "Last-1", "Robin-2": "Birds-0" } },
  }),
  () => ({
    interaction: {
      type: "hot_spot",
      picture: "square",
      spots: [
        { spot_id: "one", shape: { kind: "circle", x: 0.25, y: 0.5, radius: 0.08 } },
        { spot_id: "two", shape: { kind: "rect", x: 0.6, y: 0.3, width: 0.2, height: 0.4 } },
      ],
      max_choices: 1,
    },
    key: { type: "hot_spot", spot_ids: ["two"] },
    body: { media: [{ media_id: "square", type: "image/png", sha256: sha256Of(square), description: { en: "Land" } }] },
  }),
  () => ({
    interaction: {
      type: "single_choice",
      options: [3, 4, 5].map((sides) => ({ option_id: `s${sides}`, content: { en: drawing(sides) } })),
      shuffle: false,
    },
    key: { type: "single_choice", option_id: "s4" },
  }),
];

const many = 20;
const sizes = { reading: 4, kinds: kinds.length, many } as const;

function asked(place: number): Asked {
  if (place <= 3) return { ...choose(place), body: { stimulus: passage } };
  if (place === 4) {
    const audio = { prompt: "said", autoplay: false, max_plays: null, synthetic: true };
    const said = { media_id: "said", type: "audio/mpeg" as const, sha256: sha256Of(sound) };
    return { ...choose(place), body: { audio, media: [said] } };
  }
  return (kinds[place - 5] ?? choose)(place);
}

const printedItems: readonly Item[] = Array.from({ length: 4 + kinds.length + many }, (_one, index) => {
  const place = index + 1;
  const { interaction, key, more = "", body = {} } = asked(place);
  const stem = `<p>Stem ${place} asks.</p>${more}`;
  return {
    ...plain,
    item_id: `printed-${place}`,
    key,
    points: place === 7 ? 4 : 1,
    ...(place === 4 ? { transcript: { en: "She saw a ship." } } : {}),
    body: { ...plain.body, stem: { en: stem, zh: stem }, interaction, ...body },
  };
});

const section = (stage: keyof typeof sizes, en: string, zh: string, time_limit_ms: number | null) => ({
  stage,
  title: { en, zh },
  directions: { en: `<p>Directions of ${stage}.</p>`, zh: `<p>Directions of ${stage}.</p>` },
  items: sizes[stage],
  time_limit_ms,
  tools: [],
});

const printedTest: TestDefinition = {
  ...fixedTest,
  title: { en: "Sea and land", zh: "海洋与陆地" },
  exam_info: { ...fixedTest.exam_info, extract_question_number: printedItems.length, correct_rate_method: 0 },
  time_limit_ms: null,
  sections: [
    section("reading", "Reading", "阅读", null),
    section("kinds", "Of every kind", "各种题型", 20 * minute),
    section("many", "Many", "选择题", null),
  ],
};

/** The places of the questions in their sections, in the order of the test. */
export const printedPlaces = Object.values(sizes).flatMap((count) => Array.from({ length: count }, (_, at) => at + 1));

/** Publishes a test of 36 questions, among them each kind of interaction, a passage and something heard. */
export async function publishPrinted({ db, now }: Pick<School, "db" | "now">): Promise<string> {
  await db.insert(media).values(files).onConflictDoNothing();
  const menuId = "printed";
  const sectionItems = Object.fromEntries(
    Object.entries(sizes).map(([stage, count], index, all) => {
      const before = all.slice(0, index).reduce((sum, [, other]) => sum + other, 0);
      return [stage, printedItems.slice(before, before + count).map(({ item_id: id }) => id)];
    }),
  );
  await publishTest(
    db,
    { menuId, family: "custom", definition: printedTest, sourceDigest: null, items: printedItems, sectionItems },
    now,
  );
  return menuId;
}
