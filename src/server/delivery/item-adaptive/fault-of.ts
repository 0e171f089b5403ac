import type { TestDefinition } from "../../db/shapes";

/** One sentence on why a test's items cannot be chosen one by one in its sections, null if they can. */
export function faultOfSections({
  exam_info: info,
  modes,
  sections,
  section_areas: areas = {},
}: TestDefinition): string | null {
  if (sections.length === 1) return null;
  if (sections.some(({ stage }) => areas[stage] === undefined))
    return "its items are chosen one by one, which takes a single section or an area for each";
  if (sections.some(({ kind = "items", time_limit_ms: limit }) => kind !== "items" || limit !== null))
    return "its items are chosen one by one, in sections under one clock";
  return modes.some(({ items }) => items !== info.extract_question_number)
    ? "its sections have one length, and its modes ask for another"
    : null;
}
