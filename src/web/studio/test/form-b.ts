import type { Language } from "../../../contract/item/content";
import type { FixedDraftTest } from "../../../contract/studio/draft-test";

/** A list turned by half of its length: no question stays in its place, and neighbours stay apart from their form A. */
const turned = <One>(list: readonly One[]): One[] => {
  const half = Math.ceil(list.length / 2);
  const [first, second] = [list.slice(0, half), list.slice(half)];
  return first.flatMap((one, place) => [...(second[place] === undefined ? [] : [second[place]]), one]);
};

/** The same questions in another order within each section, as a second form of the test. */
export const formB = (test: FixedDraftTest, title: string, language: Language): FixedDraftTest => ({
  ...test,
  title: { ...test.title, [language]: title },
  sections: test.sections.map((section) => ({ ...section, items: turned(section.items) })),
});
