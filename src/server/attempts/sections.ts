import { sharedSection } from "../../contract/attempt/mode-share";
import type { SectionInfo } from "../../contract/tests";
import type { TestDefinition } from "../db/shapes";
import { sectionsFor } from "./accommodated";
import type { AttemptRow } from "./attempt";
import type { TestOutline } from "./catalogue";

/** Whether the items of a section count; the others teach, or there are none. */
export const counts = ({ kind = "items" }: Pick<SectionInfo, "kind">): boolean => kind === "items";

/** Whether what is answered in this section counts for nothing, and is not kept. */
export const isPractice = ({ definition }: { readonly definition: TestDefinition }, stage: string): boolean =>
  definition.practice?.[stage] !== undefined;

type InMode = Pick<AttemptRow, "mode" | "accommodation">;

/**
 * The sections as this sitting has them: its mode may take a share of each, or hold the student in it; its student may
 * have more time or other breaks than others.
 */
export function sectionsIn(
  definition: Pick<TestDefinition, "sections" | "modes" | "forms">,
  { mode, accommodation }: InMode,
): SectionInfo[] {
  const { share = 1, held = false } = definition.modes.find((one) => one.mode === mode) ?? {};
  const sections = definition.sections.map((section): SectionInfo => ({
    ...sharedSection(section, share),
    ...(held && section.kind !== "practice" ? { held } : {}),
  }));
  return sectionsFor({ ...definition, sections }, accommodation);
}

/** Its stages in their order. */
export const stagesIn = ({ definition }: Pick<TestOutline, "definition">, attempt: InMode): string[] =>
  sectionsIn(definition, attempt).map(({ stage }) => stage);
