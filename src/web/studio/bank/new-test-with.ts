import type { DraftTest } from "../../../contract/studio/draft-test";

interface Words {
  readonly title: string;
  readonly section: string;
  readonly subject: string;
}

/** A new draft test in one section with these drafts of questions. */
export const newTestWith = (
  items: readonly string[],
  language: "zh" | "en",
  { title, section, subject }: Words,
): DraftTest => ({
  title: { [language]: title },
  subject,
  kind: "fixed",
  sections: [{ stage: "main", title: { [language]: section }, time_limit_ms: null, shuffle: false, items: [...items] }],
  policies: {
    time_limit_ms: null,
    attempts: 1,
    release: { when: "after_finish" },
    tools: ["eliminator", "markForReview", "palette"],
    late: "hold",
  },
});
