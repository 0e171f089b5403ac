import type { TestDetail } from "../../contract/tests";

/** Which part of a test is timed: the whole test, its sections, or neither. */
export const clockOf = ({
  time_limit_ms: limit,
  sections,
}: Pick<TestDetail, "time_limit_ms" | "sections">): "test" | "sections" | "none" => {
  if (limit !== null) return "test";
  return sections.some((section) => section.time_limit_ms !== null) ? "sections" : "none";
};
