import type { TestOutline } from "../../attempts/catalogue";

/** A section as a sitting has it. */
export interface ScheduledSection {
  readonly stage: string;
  readonly items: number;
}

/** The sections of a sitting of so many items in their order: one alone has all of them. */
export const scheduleOf = (
  { definition: { sections } }: Pick<TestOutline, "definition">,
  total: number,
): ScheduledSection[] =>
  sections.length === 1
    ? sections.map(({ stage }) => ({ stage, items: total }))
    : sections.map(({ stage, items }) => ({ stage, items }));

/** The section that the next item belongs to after so many answers, the last one after all. */
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
