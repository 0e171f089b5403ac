import { describe, expect, it } from "vitest";
import { isAnswerOf, isKeyOf } from "../../../src/contract/interactions/of-type";
import type { Answer, Interaction, InteractionOf, InteractionType, ItemKey } from "../../../src/contract/item/item";
import { screenRecords } from "../../../src/web/item/interactions/screen-records";

const option = (id: string) => ({ option_id: id, content: { en: id.toUpperCase() } });
const abc = ["a", "b", "c"].map(option);

const cases: readonly {
  name: string;
  interaction: Interaction;
  answer: Answer;
  key: ItemKey;
  own: unknown;
  right: unknown;
}[] = [
  {
    name: "single choice",
    interaction: { type: "single_choice", options: abc, shuffle: false },
    answer: { type: "single_choice", option_id: "b" },
    key: { type: "single_choice", option_id: "c" },
    own: [{ label: "B", content: { en: "B" } }],
    right: [{ label: "C", content: { en: "C" } }],
  },
  {
    name: "multiple choice, in the order of the options",
    interaction: { type: "multiple_choice", options: abc, shuffle: false, max_choices: 0 },
    answer: { type: "multiple_choice", option_ids: ["c", "a"] },
    key: { type: "multiple_choice", option_ids: ["b"] },
    own: [
      { label: "A", content: { en: "A" } },
      { label: "C", content: { en: "C" } },
    ],
    right: [{ label: "B", content: { en: "B" } }],
  },
  {
    name: "a number with its unit and further forms",
    interaction: { type: "numeric_entry", max_length: 8, unit: { en: "cm" } },
    answer: { type: "numeric_entry", text: "0.7" },
    key: { type: "numeric_entry", value: 0.75, tolerance: 0, accepted: ["0.75", "3/4"] },
    own: [{ label: null, content: "0.7", unit: { en: "cm" } }],
    right: [
      { label: null, content: "0.75", unit: { en: "cm" } },
      { label: null, content: "3/4", unit: { en: "cm" } },
    ],
  },
  {
    name: "gaps, one left empty",
    interaction: {
      type: "inline_choice",
      gaps: [
        { gap_id: "g1", options: abc },
        { gap_id: "g2", options: abc },
      ],
    },
    answer: { type: "inline_choice", choices: { g2: "a" } },
    key: { type: "inline_choice", choices: { g1: "a", g2: "b" } },
    own: [
      { label: "1", content: null },
      { label: "2", content: { en: "A" } },
    ],
    right: [
      { label: "1", content: { en: "A" } },
      { label: "2", content: { en: "B" } },
    ],
  },
  {
    name: "typed gaps with their accepted forms, one left empty",
    interaction: { type: "gap_entry", gaps: ["g1", "g2"].map((gap_id) => ({ gap_id, max_length: 20 })) },
    answer: { type: "gap_entry", texts: { g2: "colur" } },
    key: { type: "gap_entry", accepted: { g1: ["at"], g2: ["colour", "color", "hue", "tint", "shade"] } },
    own: [
      { label: "1", content: null },
      { label: "2", content: "colur" },
    ],
    right: [
      { label: "1", content: "at" },
      { label: "2", content: "colour / color / hue / tint" },
    ],
  },
  {
    name: "order",
    interaction: { type: "order", options: abc },
    answer: { type: "order", option_ids: ["c", "a", "b"] },
    key: { type: "order", option_ids: ["a", "b", "c"] },
    own: ["C", "A", "B"].map((en, index) => ({ label: String(index + 1), content: { en } })),
    right: ["A", "B", "C"].map((en, index) => ({ label: String(index + 1), content: { en } })),
  },
  {
    name: "pairs",
    interaction: { type: "match", sources: abc, targets: [option("x")] },
    answer: { type: "match", pairs: [["a", "x"]] },
    key: { type: "match", pairs: [["b", "x"]] },
    own: [{ label: null, content: { en: "A" }, to: { en: "X" } }],
    right: [{ label: null, content: { en: "B" }, to: { en: "X" } }],
  },
  {
    name: "categories, in the order of the options",
    interaction: { type: "categorise", options: abc, categories: [option("x"), option("y")] },
    answer: { type: "categorise", placements: { b: "y", a: "x" } },
    key: { type: "categorise", placements: { a: "x", b: "x" } },
    own: [
      { label: null, content: { en: "A" }, to: { en: "X" } },
      { label: null, content: { en: "B" }, to: { en: "Y" } },
    ],
    right: ["A", "B"].map((en) => ({ label: null, content: { en }, to: { en: "X" } })),
  },
  {
    name: "places on a picture, by their letters",
    interaction: {
      type: "hot_spot",
      picture: "p",
      spots: [
        { spot_id: "s1", shape: { kind: "circle", x: 0.5, y: 0.5, radius: 0.1 } },
        { spot_id: "s2", shape: { kind: "circle", x: 0.2, y: 0.2, radius: 0.1 }, name: { en: "Left" } },
      ],
      max_choices: 1,
    },
    answer: { type: "hot_spot", spot_ids: ["s1"] },
    key: { type: "hot_spot", spot_ids: ["s2"] },
    own: [{ label: "A", content: "" }],
    right: [{ label: "B", content: { en: "Left" } }],
  },
  {
    name: "text with accepted forms, at most four",
    interaction: { type: "text_entry", max_length: 20 },
    answer: { type: "text_entry", text: "colur" },
    key: { type: "text_entry", accepted: ["colour", "color", "hue", "tint", "shade"], case_sensitive: false },
    own: [{ label: null, content: "colur" }],
    right: ["colour", "color", "hue", "tint"].map((content) => ({ label: null, content })),
  },
];

const linesOf = async <Kind extends InteractionType>(
  type: Kind,
  interaction: InteractionOf<Kind>,
  answer: Answer,
  key: ItemKey,
) => {
  const { linesOfAnswer, linesOfKey } = await screenRecords[type].review.asked();
  if (!isAnswerOf(type, answer) || !isKeyOf(type, key)) throw new Error("the sample is of two types");
  return {
    own: linesOfAnswer(interaction, answer),
    marked: linesOfAnswer(interaction, answer, key),
    right: linesOfKey(interaction, key),
  };
};

describe("answers line by line", () => {
  for (const { name, interaction, answer, key, own, right } of cases) {
    it(name, async () => {
      expect(await linesOf(interaction.type, interaction, answer, key)).toMatchObject({ own, right });
    });
  }

  it("marks typed gaps one by one beside their key", async () => {
    const gaps = ["g1", "g2", "g3"].map((gap_id) => ({ gap_id, max_length: 20 }));
    const accepted = { g1: ["at"], g2: ["isn't"], g3: ["the"] };
    const texts = { g1: " ", g2: "Isn’t", g3: "a" };
    const { marked } = await linesOf(
      "gap_entry",
      { type: "gap_entry", gaps },
      { type: "gap_entry", texts },
      { type: "gap_entry", accepted },
    );
    expect(marked).toEqual([
      { label: "1", content: null, mark: "skipped" },
      { label: "2", content: "Isn’t", mark: "right" },
      { label: "3", content: "a", mark: "wrong" },
    ]);
  });
});
