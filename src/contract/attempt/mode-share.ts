import type { SectionInfo } from "../tests";

/** A section as a mode has it that takes a share, 0–1, of each section's items and time; what teaches stays whole. */
export const sharedSection = (section: SectionInfo, share: number): SectionInfo => {
  if (section.kind === "practice") return section;
  const { items, time_limit_ms: limit } = section;
  return {
    ...section,
    items: Math.round(items * share),
    time_limit_ms: limit === null ? null : Math.round(limit * share),
  };
};
