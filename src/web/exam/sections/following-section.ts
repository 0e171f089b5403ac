import type { Attempt } from "../../../contract/attempt/attempt";
import type { SectionInfo } from "../../../contract/tests";

/** The section after the current one; null where that is the last. */
export const followingSection = ({
  sections,
  stage: current,
}: Pick<Attempt, "sections" | "stage">): SectionInfo | null =>
  sections[sections.findIndex(({ stage }) => stage === current) + 1] ?? null;
