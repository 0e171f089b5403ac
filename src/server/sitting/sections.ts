import type { SectionInfo } from "../../contract/tests";
import type { TestDefinition } from "../db/shapes";
import type { AttemptRow } from "./attempt";

/** Whether the items of a section count; the others teach, or there are none. */
export const counts = ({ kind = "items" }: Pick<SectionInfo, "kind">): boolean => kind === "items";

/** Whether what is answered in this section counts for nothing, and is not kept. */
export const isPractice = ({ definition }: { readonly definition: TestDefinition }, stage: string): boolean =>
  definition.practice?.[stage] !== undefined;

/** The sections as a sitting in this mode has them: a mode may take a share of each, or hold the student in it. */
export function sectionsIn(
  { sections, modes }: Pick<TestDefinition, "sections" | "modes">,
  { mode }: Pick<AttemptRow, "mode">,
): SectionInfo[] {
  const { share = 1, held = false } = modes.find((one) => one.mode === mode) ?? {};
  return sections.map((section) => {
    if (section.kind === "practice") return section;
    const { items, time_limit_ms: limit } = section;
    return {
      ...section,
      items: Math.round(items * share),
      time_limit_ms: limit === null ? null : Math.round(limit * share),
      ...(held ? { held } : {}),
    };
  });
}
