import type { DraftItem } from "../../src/contract/studio/draft-item";
import type { AdaptiveDraftTest, BlueprintDraftTest, FixedDraftTest } from "../../src/contract/studio/draft-test";
import type { BlueprintLine } from "../../src/contract/studio/question-filter";

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

/** A draft of a test in one section whose questions these lines choose. */
export const blueprintOf = (
  lines: readonly BlueprintLine[],
  more: Partial<BlueprintDraftTest> = {},
): BlueprintDraftTest => {
  const { sections: _sections, kind: _kind, ...facts } = draftTestOf([]);
  const section = { stage: "main", title: { en: "Questions" }, time_limit_ms: null, shuffle: false, lines: [...lines] };
  return { ...facts, kind: "blueprint", seed: "one", sections: [section], ...more };
};

/** A draft of an adaptive test over the bank of a subject. */
export const adaptiveDraftOf = (more: Partial<AdaptiveDraftTest> = {}): AdaptiveDraftTest => {
  const { sections: _sections, kind: _kind, ...facts } = draftTestOf([]);
  return {
    ...facts,
    kind: "adaptive",
    pool: [{ from: "bank", subject: "math" }],
    shares: [],
    start: null,
    length: { least: 5, most: 20 },
    stop_se: 0.5,
    exposure: 0.3,
    ...more,
  };
};
