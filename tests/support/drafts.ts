import type { DraftItem } from "../../src/contract/studio/draft-item";

/** A draft of a question with two choices, of which the second is right. */
export const draftOf = (stem: string, more: Partial<DraftItem> = {}): DraftItem => ({
  subject: "general",
  skill: "sums",
  level: null,
  tags: [],
  body: {
    stem: { en: `<p>${stem}</p>` },
    interaction: {
      type: "single_choice",
      options: [
        { option_id: "a", content: { en: "<p>One</p>" } },
        { option_id: "b", content: { en: "<p>Two</p>" } },
      ],
      shuffle: true,
    },
    media: [],
    calculator: false,
  },
  key: { type: "single_choice", option_id: "b" },
  expected_ms: 60_000,
  points: 1,
  ...more,
});
