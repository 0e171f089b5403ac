import type { DraftItem } from "../../src/contract/studio/draft-item";
import type { FixedDraftTest } from "../../src/contract/studio/draft-test";

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

/** A draft of a test in one section with these drafts of questions. */
export const draftTestOf = (items: readonly string[], more: Partial<FixedDraftTest> = {}): FixedDraftTest => ({
  title: { en: "Sums" },
  subject: "general",
  kind: "fixed",
  sections: [{ stage: "main", title: { en: "Questions" }, time_limit_ms: null, shuffle: false, items: [...items] }],
  policies: {
    time_limit_ms: 600_000,
    attempts: 1,
    release: { when: "after_finish" },
    tools: ["eliminator", "markForReview", "palette"],
    late: "hold",
  },
  ...more,
});
