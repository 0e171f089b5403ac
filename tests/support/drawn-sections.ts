import type { Item } from "../../src/contract/item/item";
import type { SectionInfo } from "../../src/contract/tests";
import type { TestDefinition } from "../../src/server/db/shapes";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { fixedItems, fixedTest, minute, type School } from "./sittings";

const [example] = fixedItems;
if (example === undefined) throw new Error("no item");

const passage = (stimulus_id: string) => ({
  stimulus_id,
  title: { en: `Passage ${stimulus_id}` },
  content: { en: `<p>What passage ${stimulus_id} tells.</p>` },
});

/** Six questions on two passages, two plain questions, four more plain questions. */
export const drawnItems: readonly Item[] = [
  ...["p1", "p2", "p3"].map((item_id) => ({ item_id, stimulus: passage("a") })),
  ...["p4", "p5", "p6"].map((item_id) => ({ item_id, stimulus: passage("b") })),
  ...["w1", "w2", "t1", "t2", "t3", "t4"].map((item_id) => ({ item_id })),
].map(({ item_id, ...stimulus }) => ({
  ...example,
  item_id,
  points: item_id.startsWith("p") ? 2 : 1,
  body: { ...example.body, ...stimulus, stem: { en: `Question ${item_id}` } },
}));

/** In an order that differs from that of the items. */
export const itemsOfSections = {
  passages: ["p1", "p2", "p3", "p4", "p5", "p6"],
  timed: ["t1", "t2", "t3", "t4"],
  warm: ["w2", "w1"],
} as const;

const section = (stage: string, items: number, time_limit_ms: number | null): SectionInfo => ({
  stage,
  title: { en: `Section ${stage}` },
  directions: { en: `<p>Directions of ${stage}.</p>` },
  items,
  time_limit_ms,
  tools: ["markForReview"],
});

/**
 * A test of 30 minutes in three sections: two questions without a rule, four of six drawn and shuffled, and two of four
 * drawn with a clock of ten minutes.
 */
export const drawnTest: TestDefinition = {
  ...fixedTest,
  exam_info: { ...fixedTest.exam_info, extract_question_number: 8, correct_rate_method: 0 },
  time_limit_ms: 30 * minute,
  sections: [section("warm", 2, null), section("passages", 4, null), section("timed", 2, 10 * minute)],
  section_rules: { passages: { draw: 4, shuffle: true }, timed: { draw: 2 } },
};

/** Publishes the test of drawn sections. */
export const publishDrawn = (school: Pick<School, "db" | "now">, menuId: string, definition = drawnTest) =>
  publishTest(
    school.db,
    {
      menuId,
      family: "custom",
      definition,
      sourceDigest: null,
      items: drawnItems,
      sectionItems: itemsOfSections,
    },
    school.now,
  );
