import type { TestOutline } from "../../attempts/catalogue";

/** A section of an attempt and its number of items. */
export interface ScheduledSection {
  readonly stage: string;
  readonly items: number;
}

/** The sections of an attempt with `total` items, in order; a single section has all of them. */
export const scheduleOf = (
  { definition: { sections } }: Pick<TestOutline, "definition">,
  total: number,
): ScheduledSection[] =>
  sections.length === 1
    ? sections.map(({ stage }) => ({ stage, items: total }))
    : sections.map(({ stage, items }) => ({ stage, items }));

/** The section of the next item after `answered` answers; after all of them, the last section. */
export function sectionAfter(
  test: Pick<TestOutline, "definition">,
  { total, answered }: { readonly total: number; readonly answered: number },
): ScheduledSection {
  let end = 0;
  let last: ScheduledSection | undefined;
  for (const section of scheduleOf(test, total)) {
    end += section.items;
    if (answered < end) return section;
    last = section;
  }
  if (last === undefined) throw new Error("a test has a section");
  return last;
}
