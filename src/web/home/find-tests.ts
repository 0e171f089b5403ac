import type { Localized } from "../../contract/content";
import type { Family } from "../../contract/families";
import type { FamilyMenu } from "../../contract/tests";

const textOf = (...parts: readonly Localized[]): string =>
  parts
    .flatMap((part) => Object.values(part))
    .join("\n")
    .toLocaleLowerCase();

/** What narrows the catalogue; an empty query and no family: nothing does. */
export interface Wanted {
  readonly query: string;
  readonly family: Family | null;
}

/** The families with those of their tests in whose words, in either language, every word of the query stands. */
export function findTests(families: readonly FamilyMenu[], { query, family }: Wanted): readonly FamilyMenu[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return families
    .filter((one) => family === null || one.family === family)
    .map((one) => ({
      ...one,
      tests: one.tests.filter((test) => {
        const text = textOf(one.title, test.title, test.measures);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((one) => one.tests.length > 0);
}

export const countTests = (families: readonly FamilyMenu[]): number =>
  families.reduce((sum, { tests }) => sum + tests.length, 0);

/** So many stand on a screen or two; more are worth a search. */
const fewTests = 6;

export const isWorthSearching = (families: readonly FamilyMenu[]): boolean => countTests(families) > fewTests;
