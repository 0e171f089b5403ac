import type { Language } from "../../../../contract/item/content";
import type { Interaction, InteractionOf, InteractionType } from "../../../../contract/item/item";
import type { DraftItem } from "../../../../contract/studio/draft-item";
import { emptyText, newOptions } from "./options";

/** Choices of a new question. */
const usualOptions = 4;

/** A new interaction of each type, without any words. */
const newInteractions: {
  readonly [Kind in InteractionType]: (language: Language) => InteractionOf<Kind>;
} = {
  single_choice: (language) => ({ type: "single_choice", options: newOptions(usualOptions, language), shuffle: true }),
  multiple_choice: (language) => ({
    type: "multiple_choice",
    options: newOptions(usualOptions, language),
    shuffle: true,
    max_choices: 0,
  }),
  text_entry: () => ({ type: "text_entry", max_length: 100 }),
  numeric_entry: () => ({ type: "numeric_entry", max_length: 20 }),
  inline_choice: (language) => ({
    type: "inline_choice",
    gaps: [{ gap_id: "g1", options: newOptions(3, language) }],
  }),
  gap_entry: () => ({ type: "gap_entry", gaps: [{ gap_id: "g1", max_length: 40 }] }),
  gaps: () => ({ type: "gaps", gaps: [{ gap_id: "g1", kind: "text", max_length: 40 }] }),
  order: (language) => ({ type: "order", options: newOptions(3, language) }),
  match: (language) => ({ type: "match", sources: newOptions(3, language), targets: newOptions(3, language) }),
  categorise: (language) => ({
    type: "categorise",
    options: newOptions(4, language),
    categories: newOptions(2, language),
  }),
  hot_spot: () => ({
    type: "hot_spot",
    picture: "picture",
    spots: [{ spot_id: "s1", shape: { kind: "rect", x: 0.4, y: 0.4, width: 0.2, height: 0.2 } }],
    max_choices: 1,
  }),
  extended_text: () => ({ type: "extended_text", max_length: 5_000, expected_lines: 8, format: "plain" }),
};

export const newInteraction = (type: InteractionType, language: Language): Interaction =>
  newInteractions[type](language);

/** A question without words, in one language. */
export const newDraft = (type: InteractionType, language: Language): DraftItem => ({
  subject: "general",
  skill: "general",
  level: null,
  tags: [],
  body: {
    stem: emptyText(language),
    interaction: newInteraction(type, language),
    media: [],
    calculator: false,
  },
  key: null,
  expected_ms: 60_000,
  points: 1,
});
