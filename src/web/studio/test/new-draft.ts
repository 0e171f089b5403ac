import type { Language } from "../../../contract/item/content";
import type { DraftItem } from "../../../contract/studio/draft-item";
import type { FixedDraftTest } from "../../../contract/studio/draft-test";
import type { FixedSection } from "./test-changes";

/** A test without questions, with settings that fit most. `title` and the title of its section are in `language`. */
export const newTest = (language: Language, title: string, section: string): FixedDraftTest => ({
  title: { [language]: title },
  subject: "general",
  kind: "fixed",
  sections: [emptySection(language, "main", section)],
  policies: {
    time_limit_ms: null,
    attempts: 1,
    release: { when: "after_finish" },
    tools: ["eliminator", "markForReview", "palette"],
    late: "hold",
  },
});

export const emptySection = (language: Language, stage: string, title: string): FixedSection => ({
  stage,
  title: { [language]: title },
  time_limit_ms: null,
  shuffle: false,
  items: [],
});

/** A question with four empty choices, none of them right yet. */
export const newChoiceItem = (language: Language): DraftItem => ({
  subject: "general",
  skill: "general",
  level: null,
  tags: [],
  body: {
    stem: { [language]: "" },
    interaction: {
      type: "single_choice",
      options: ["a", "b", "c", "d"].map((option_id) => ({ option_id, content: { [language]: "" } })),
      shuffle: false,
    },
    media: [],
    calculator: false,
  },
  key: null,
  expected_ms: 60_000,
  points: 1,
});
