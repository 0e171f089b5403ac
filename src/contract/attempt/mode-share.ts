import type { SectionInfo } from "../tests";

/** A section in a mode that uses a share, 0–1, of each section's items and time; sections that teach stay whole. */
export const sharedSection = (section: SectionInfo, share: number): SectionInfo => {
  if (section.kind === "practice") return section;
  const { items, time_limit_ms: limit } = section;
  return {
    ...section,
    items: Math.round(items * share),
    time_limit_ms: limit === null ? null : Math.round(limit * share),
  };
};
