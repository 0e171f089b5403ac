import type { Item } from "../../src/contract/item/item";
import type { TestDraft } from "../../src/server/use-cases/publishing/draft";

const questions = 6;
const menuId = "sums";

const sum = (place: number): Item => ({
  item_id: `${menuId}-${place}`,
  family: "custom",
  subject: "math",
  area: place % 2 === 0 ? "even" : "odd",
  skill: "adding",
  body: {
    stem: { en: `<p>What is ${place} + 3?</p>`, zh: `<p>${place} + 3 等于几？</p>` },
    interaction: {
      type: "single_choice",
      options: [3, 4, 2, 5].map((more) => ({ option_id: `more-${more}`, content: { en: String(place + more) } })),
      shuffle: true,
    },
    media: [],
    calculator: false,
  },
  key: { type: "single_choice", option_id: "more-3" },
  irt: { a: 1, b: -3 + place * 0.25, c: 0, d: 1, calibration: "seed" },
  expected_ms: 20_000,
  points: 1,
  source: { kind: "author", name: "Sums", ref: String(place) },
});

/** A school's adaptive test of six sums whose options may be crossed out. */
export const sumsDraft = (): TestDraft => ({
  menuId,
  family: "custom",
  definition: {
    title: { en: "Sums", zh: "口算" },
    measures: { en: "Adding three.", zh: "加三。" },
    subject: "math",
    exam_info: {
      type: 2,
      extract_question_logic: 1,
      extract_question_number: questions,
      scoring_method: 1,
      correct_rate_method: 0,
    },
    modes: [],
    time_limit_ms: null,
    sections: [
      {
        stage: "main",
        title: { en: "Sums", zh: "口算" },
        items: questions,
        time_limit_ms: null,
        tools: ["calculator", "eliminator"],
      },
    ],
    rules: ["untimed", "oneByOne", "noWayBack"],
    start_levels: [],
    late_policy: "hold",
  },
  sourceDigest: null,
  items: Array.from({ length: 24 }, (_, place) => sum(place)),
});

const sortingId = "sorting";
const named = (...names: readonly string[]) => names.map((name) => ({ option_id: name, content: { en: name } }));

/** A test of one question whose rows are to be put in order. */
export const sortingDraft = (): TestDraft => {
  const sums = sumsDraft();
  const section = { stage: "main", title: { en: "Days" }, items: 1, time_limit_ms: null, tools: [] };
  return {
    ...sums,
    menuId: sortingId,
    definition: {
      ...sums.definition,
      title: { en: "Days", zh: "星期" },
      exam_info: {
        ...sums.definition.exam_info,
        type: 0,
        extract_question_logic: 0,
        extract_question_number: 1,
        correct_rate_method: 1,
      },
      sections: [section],
      rules: ["untimed", "freeMovement"],
    },
    items: [
      {
        ...sum(0),
        item_id: `${sortingId}-1`,
        body: {
          stem: { en: "<p>Put the days in order.</p>", zh: "<p>把星期按顺序排列。</p>" },
          interaction: { type: "order", options: named("Tuesday", "Wednesday", "Monday") },
          media: [],
          calculator: false,
        },
        key: { type: "order", option_ids: ["Monday", "Tuesday", "Wednesday"] },
      },
    ],
  };
};
