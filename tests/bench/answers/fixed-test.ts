import type { Item } from "../../../src/contract/item/item";
import { openDatabase } from "../../../src/server/db/open";
import { publishTest } from "../../../src/server/use-cases/publish-test";
import type { TestDraft } from "../../../src/server/use-cases/publishing/draft";

const count = 40;

const itemOf = (place: number): Item => ({
  item_id: `bench-${place}`,
  family: "custom",
  subject: "biology",
  area: "general",
  skill: "general",
  body: {
    stem: { en: `Question ${place}` },
    interaction: {
      type: "single_choice",
      options: ["A", "B", "C", "D"].map((option_id) => ({ option_id, content: { en: option_id } })),
      shuffle: false,
    },
    media: [],
    calculator: false,
  },
  key: { type: "single_choice", option_id: "B" },
  expected_ms: 60_000,
  points: 1,
  source: { kind: "author", name: "bench", ref: "bench" },
});

/** An untimed test of single choices. */
export const fixedDraft: TestDraft = {
  menuId: "bench-fixed",
  family: "custom",
  sourceDigest: null,
  items: Array.from({ length: count }, (_, place) => itemOf(place)),
  definition: {
    title: { en: "Fixed" },
    measures: { en: "Biology" },
    subject: "biology",
    exam_info: {
      type: 0,
      extract_question_logic: 0,
      extract_question_number: count,
      scoring_method: 1,
      correct_rate_method: 1,
    },
    modes: [],
    time_limit_ms: null,
    sections: [{ stage: "main", title: { en: "Questions" }, items: count, time_limit_ms: null, tools: [] }],
    rules: ["untimed", "freeMovement"],
    start_levels: [],
    late_policy: "hold",
    attempt_limit: null,
  },
};

/** Puts the test into the database of a site. */
export async function publishFixed(url: string): Promise<void> {
  const { db, close } = openDatabase(url, console.error);
  await publishTest(db, fixedDraft, Date.now());
  await close();
}
