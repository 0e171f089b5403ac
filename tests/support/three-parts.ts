import type { SectionInfo } from "../../src/contract/tests";
import type { TestDefinition } from "../../src/server/db/shapes";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { fixedItems, fixedTest, minute, morning, type School } from "./sittings";

/** A section of one item. */
export const section = (stage: string, time_limit_ms: number | null): SectionInfo => ({
  stage,
  title: { en: stage },
  items: 1,
  time_limit_ms,
  tools: [],
});

/** A test of three sections in 25 minutes, the first two of ten minutes each. */
export const threeParts: TestDefinition = {
  ...fixedTest,
  time_limit_ms: 25 * minute,
  exam_info: { ...fixedTest.exam_info, extract_question_number: 3 },
  sections: [section("one", 10 * minute), section("two", 10 * minute), section("three", null)],
};

/** Publishes a test of three items. */
export const publishParts = (school: School, menuId: string, definition: TestDefinition = threeParts) =>
  publishTest(
    school.db,
    { menuId, family: "custom", definition, sourceDigest: null, items: fixedItems.slice(0, 3) },
    morning,
  );
