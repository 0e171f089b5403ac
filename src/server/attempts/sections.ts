import { sharedSection } from "../../contract/attempt/mode-share";
import type { SectionInfo } from "../../contract/tests";
import type { TestDefinition } from "../db/shapes";
import { sectionsFor } from "./accommodated";
import type { AttemptRow } from "./attempt";
import type { TestOutline } from "./catalogue";

/** Whether the items of a section count: practice sections only teach, and breaks have no items. */
export const counts = ({ kind = "items" }: Pick<SectionInfo, "kind">): boolean => kind === "items";

/** Whether a section is for practice: its answers do not count and are not stored. */
export const isPractice = ({ definition }: { readonly definition: TestDefinition }, stage: string): boolean =>
  definition.practice?.[stage] !== undefined;

/** A section before it begins: its directions may hold a passage for its questions. */
export function withoutDirections(section: SectionInfo): SectionInfo {
  const { directions, media, ...rest } = section;
  return directions === undefined && media === undefined ? section : { ...rest, directed: true };
}

type InMode = Pick<AttemptRow, "mode" | "accommodation">;

/**
 * The sections of an attempt, after its mode (a share of each section, or no leaving early) and its student's
 * accommodation are applied.
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

/** The stages of an attempt in their order. */
export const stagesIn = ({ definition }: Pick<TestOutline, "definition">, attempt: InMode): string[] =>
  sectionsIn(definition, attempt).map(({ stage }) => stage);
