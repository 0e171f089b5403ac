import type { Localized } from "../../contract/item/content";
import type { FamilyMenu } from "../../contract/tests";
import { foldSearch } from "../../contract/validators/folding";

const textOf = (...parts: readonly Localized[]): string =>
  foldSearch(parts.flatMap((part) => Object.values(part)).join("\n"));

/** The tests, by family, whose texts contain every word of the query in either language. */
export function findTests(families: readonly FamilyMenu[], query: string): readonly FamilyMenu[] {
  const words = foldSearch(query).split(" ").filter(Boolean);
  if (words.length === 0) return families;
  return families
    .map((family) => ({
      ...family,
      tests: family.tests.filter((test) => {
        const text = textOf(family.title, test.title, test.measures);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((family) => family.tests.length > 0);
}

export const countTests = (families: readonly FamilyMenu[]): number =>
  families.reduce((sum, { tests }) => sum + tests.length, 0);

/** The number of tests that fit on a screen or two; longer lists get a search field. */
const fewTests = 6;

export const isWorthSearching = (families: readonly FamilyMenu[]): boolean => countTests(families) > fewTests;
