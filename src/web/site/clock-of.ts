import type { TestDetail } from "../../contract/tests";

/** What has a clock: the test as a whole, each of its sections, or nothing. */
export const clockOf = ({
  time_limit_ms: limit,
  sections,
}: Pick<TestDetail, "time_limit_ms" | "sections">): "test" | "sections" | "none" => {
  if (limit !== null) return "test";
  return sections.some((section) => section.time_limit_ms !== null) ? "sections" : "none";
};
