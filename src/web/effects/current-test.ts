import { tabKeys, type TextStorage } from "./storage";

interface OfTest {
  readonly attempt_id?: string;
  readonly menu_id?: string;
  readonly exercise_id?: string;
  readonly exercise_list?: readonly { readonly exercise_item: readonly { readonly exercise_id: string }[] }[];
}

/** What calls tell of the test that a page belongs to, and what this tab keeps of it (SPEC §3: fullList, light). */
export function makeCurrentTest(tab: TextStorage) {
  const menus = new Map<string | undefined, string | undefined>();
  const menuIn = ({ menu_id: menu, attempt_id: attempt }: OfTest) => menu ?? menus.get(attempt);
  return {
    /** The test that a call belongs to, by what it asks for or by the address; empty: none is known. */
    menuOf: (input: object, search: URLSearchParams): string =>
      menuIn(input) ?? menuIn(Object.fromEntries(search)) ?? "",
    /** Notes which sitting is of which test, the items of the sitting, and the one that is looked at. */
    told: (input: OfTest, answer: (OfTest & { readonly list?: readonly OfTest[] }) | null): void => {
      for (const facts of [answer, ...(answer?.list ?? [])])
        if (facts?.attempt_id !== undefined) menus.set(facts.attempt_id, facts.menu_id);
      const items = answer?.exercise_list?.flatMap((entry) => entry.exercise_item.map((item) => item.exercise_id));
      if (items !== undefined) tab.set(tabKeys.fullList, JSON.stringify(items));
      if (input.exercise_id !== undefined) tab.set(tabKeys.light, input.exercise_id);
    },
  };
}
