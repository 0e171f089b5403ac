import type { Item } from "../../src/contract/item/item";
import { levelMiddles } from "../../src/psychometrics/scales/cefr";
import { optDefinition } from "../../src/server/shipped/opt";

const gapIds = ["g1", "g2", "g3", "g4", "g5", "g6", "g7"];

/** The right option of every item of this bank. */
export const rightOption = "B";
export const rightWord = "word";
export const rightTexts = (count = gapIds.length): Record<string, string> =>
  Object.fromEntries(gapIds.slice(0, count).map((id) => [id, rightWord]));

const each: Readonly<Record<string, number>> = { grammarVocabulary: 12, meaning: 8, gappedText: 2 };

const common = (item_id: string, area: string, skill: string, b: number) => ({
  item_id,
  family: "opt" as const,
  subject: "opt",
  area,
  skill,
  irt: { a: 1, b, c: 0, d: 1, calibration: "seed" as const },
  expected_ms: 40_000,
  points: 1,
  source: { kind: "author" as const, name: "test", ref: item_id },
});

const choice = (item_id: string, area: string, skill: string, b: number): Item => ({
  ...common(item_id, area, skill, b),
  body: {
    stem: { en: `Question ${item_id}` },
    interaction: {
      type: "single_choice",
      options: ["A", "B", "C"].map((option_id) => ({ option_id, content: { en: `Option ${option_id}` } })),
      shuffle: false,
    },
    media: [],
    calculator: false,
  },
  key: { type: "single_choice", option_id: rightOption },
});

const text = (item_id: string, area: string, skill: string, b: number): Item => ({
  ...common(item_id, area, skill, b),
  body: {
    stem: { en: `Text ${item_id}: ${gapIds.map((id) => `{{${id}}}`).join(" and ")}` },
    interaction: { type: "gap_entry", gaps: gapIds.map((gap_id) => ({ gap_id, max_length: 20 })) },
    media: [],
    calculator: false,
  },
  key: { type: "gap_entry", accepted: Object.fromEntries(gapIds.map((id) => [id, [rightWord]])) },
});

/** Silent items for each part of the OPT, as many at each level as its bank has. */
export const optTestBank: readonly Item[] = Object.values(optDefinition.section_areas ?? {}).flatMap((area) =>
  Object.values(levelMiddles).flatMap((middle, level) =>
    Array.from({ length: each[area] ?? 4 }, (_, place) => {
      const make = area === "gappedText" ? text : choice;
      const skill = `${area}-${place % 2}`;
      return make(`${area}-${level}-${place}`, area, skill, middle + 0.1 * (place % 5) - 0.2);
    }),
  ),
);
